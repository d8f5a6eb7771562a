import type { PgTable } from 'drizzle-orm/pg-core'
import { browserStores } from '#shared/browser-stores.ts'
import { t } from '#shared/language/t.ts'
import type * as tables from '#shared/tables.ts'
import { parseTileHost } from '#shared/tile-host.ts'
import type { Config } from '../config.ts'
import { EMAIL_RETENTION_DAYS } from '../database/retention.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/mount.ts'

/** Exported by `shared/tables.ts`. */
export type TableName = {
  [K in keyof typeof tables]: (typeof tables)[K] extends PgTable ? K : never
}[keyof typeof tables]

interface PersonalDataEntry {
  readonly name: () => string
  readonly what: () => string
  /** Tells until when it is stored. */
  readonly until: (config: Pick<Config, 'sessions' | 'retentionDays' | 'limits'>) => string
}

const UNTIL_DELETED_BY_USER = () => t('Until you delete them or close your account.')
const DAY = 24 * 3_600_000

/** Formats a time [ms] in days, or else in hours. */
const formatDuration = (time: number) =>
  time % DAY === 0
    ? t('{n, plural, one {# day} other {# days}}', { n: time / DAY })
    : t('{n, plural, one {# hour} other {# hours}}', { n: Math.ceil(time / 3_600_000) })

/** `null` for tables without any. A table that is missing here does not compile. */
export const personalDataInventory: Readonly<Record<TableName, PersonalDataEntry | null>> = {
  users: {
    name: () => t('Your account'),
    what: () =>
      t(
        'Username, email address, country, the language of emails, and your first and last name if you entered them. Also when the account was created and last changed. We store your password only as a hash (argon2id), which cannot be turned back into the password.',
      ),
    until: () =>
      t(
        'Until you close your account. If you do not open the link that confirms your email address, we delete the address after 14 days.',
      ),
  },
  sessions: {
    name: () => t('Your signed-in devices'),
    what: () =>
      t(
        'For each device: the browser, the type of device, when you signed in and when you last used the site. No internet address.',
      ),
    until: ({ sessions: { user, admin } }) =>
      t(
        'Until you sign out, {idle} after your last visit, or {total} after you signed in. For administrators: {adminIdle} and {adminTotal}.',
        {
          idle: formatDuration(user.idle),
          total: formatDuration(user.absolute),
          adminIdle: formatDuration(admin.idle),
          adminTotal: formatDuration(admin.absolute),
        },
      ),
  },
  savedCalculations: {
    name: () => t('Saved calculations'),
    what: () => t('What you entered, the results, your notes and the date.'),
    until: UNTIL_DELETED_BY_USER,
  },
  homes: {
    name: () => t('Saved plans'),
    what: () =>
      t('Your home as you entered it, with its location, and a year of smart meter readings if you added them.'),
    until: UNTIL_DELETED_BY_USER,
  },
  passkeys: {
    name: () => t('Passkeys'),
    what: () => t('The name you gave each passkey, its public key, and when it was added and last used.'),
    until: () => t('Until you remove them or close your account.'),
  },
  authenticators: {
    name: () => t('Authenticator app'),
    what: () => t('The secret that the app and this site share to make codes, encrypted.'),
    until: () => t('Until you remove the app or close your account.'),
  },
  recoveryCodes: {
    name: () => t('Recovery codes'),
    what: () => t('A hash of each unused code.'),
    until: () => t('Until you use them, make new ones or close your account.'),
  },
  accountLinks: {
    name: () => t('Links we emailed you'),
    what: () => t('That we sent you a link to set a new password or to confirm an address, and a hash of the link.'),
    until: () => t('Until you use the link or it expires.'),
  },
  openSteps: {
    name: () => t('Unfinished sign-ins'),
    what: () => t('Whose account the second step of signing in is for.'),
    until: () => t('Until you finish the step, or for a few minutes.'),
  },
  contactMessages: {
    name: () => t('Contact messages'),
    what: () =>
      t(
        'Your name, email address and message, whether we read and answered it, and your account if you were signed in.',
      ),
    until: ({ retentionDays }) =>
      t('For {time}, or until you close the account you sent it from.', {
        time: formatDuration(retentionDays.messages * DAY),
      }),
  },
  subscribers: {
    name: () => t('Newsletter'),
    what: () => t('Your email address, the language of emails, and when you subscribed, confirmed and unsubscribed.'),
    until: () =>
      t(
        'Until you close the account you subscribed with, or ask us to delete it. If you unsubscribe, we keep your address so that we do not write to you again.',
      ),
  },
  outbox: {
    name: () => t('Emails'),
    what: () => t('The address, subject and text of emails to you, and of your contact messages on their way to us.'),
    until: () =>
      t('For {time}, or until you close the account the email is about.', {
        time: formatDuration(EMAIL_RETENTION_DAYS * DAY),
      }),
  },
  rateLimits: {
    name: () => t('Limits against abuse'),
    what: () => t('How often an internet address or an account did something we limit, such as failed sign-ins.'),
    until: ({ limits }) =>
      t('Until we stop counting, after at most {time}.', {
        time: formatDuration(Math.max(...Object.values(limits).map(({ duration }) => duration))),
      }),
  },
  adminLog: {
    name: () => t('Administrators’ log'),
    what: () => t('What an administrator did, to which article, message or user, and when.'),
    until: ({ retentionDays }) => t('For {time}.', { time: formatDuration(retentionDays.log * DAY) }),
  },
  articles: {
    name: () => t('Articles'),
    what: () => t('The account number of the administrator who wrote the article.'),
    until: () =>
      t(
        'Until the article is deleted. If the administrator closes the account, another administrator takes over the article.',
      ),
  },
  articleTranslations: null,
  uploads: null,
  uploadUses: null,
  formerSlugs: null,
  climates: null,
  contentRevision: null,
  rowBlocks: null,
  seeds: null,
}

/** Derived from the tables, the browser storage modules and the settings. */
export const privacyRoutes = ({ config }: Deps) =>
  ({
    privacy: () => ({
      stored: [
        ...Object.values(personalDataInventory).flatMap((entry) =>
          entry ? [{ name: entry.name(), what: entry.what(), until: entry.until(config) }] : [],
        ),
        serverLogEntry(),
      ],
      browser: Object.entries(browserStores).flatMap(([kind, stores]) =>
        Object.entries(stores).map(([name, { what, until }]) => ({
          where: STORE_LABELS[kind as StoreKind](),
          name,
          what: what(),
          until: until(),
        })),
      ),
      others: listRecipients(config),
    }),
  }) satisfies Partial<Handlers>

/** Describes the output of `http/log.ts`. */
const serverLogEntry = () => ({
  name: t('Server log'),
  what: t(
    'Which page was requested, when and with what result, but nothing you typed. For sign-ins: the account number and a hash of the internet address.',
  ),
  until: t('Until the operator of the server deletes it.'),
})

type StoreKind = keyof typeof browserStores
const STORE_LABELS: Readonly<Record<StoreKind, () => string>> = {
  cookies: () => t('Cookie'),
  tab: () => t('This tab'),
  history: () => t('History of this tab'),
  device: () => t('This browser'),
  caches: () => t('For use without a connection'),
}

const listRecipients = ({ map, nasaPower, geocoder, mail }: Config) =>
  [
    map.tiles !== 'off' && {
      who: t('{host} (map images)', { host: parseTileHost(map.tileUrl) }),
      what: t('Your internet address and the part of the map you look at.'),
      when: map.tiles === 'on' ? t('When a map appears on your screen.') : t('When you select “Show street map”.'),
    },
    nasaPower && {
      who: t('NASA POWER (climate)'),
      what: t('The 1° by 1° area your home is in. Our server sends it, without your internet address.'),
      when: t('When you look up the sunshine at a place.'),
    },
    geocoder !== undefined && {
      who: t('{host} (address search)', { host: new URL(geocoder.url).host }),
      what: t(
        'The address you typed. Our server sends it, without your internet address, and keeps it in memory for at most one day.',
      ),
      when: t('When you search for a full address with Enter.'),
    },
    {
      who: t('Websites that host article pictures'),
      what: t('Your internet address, and that you saw the picture on this site.'),
      when: t('When you read an article with a picture from another website.'),
    },
    mail.smtpUrl !== undefined && {
      who: t('Our email service'),
      what: t('The address and text of our emails to you and of your messages to us.'),
      when: t('When an email is sent.'),
    },
  ].filter((recipient) => recipient !== false)

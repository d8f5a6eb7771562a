import type { PgTable } from 'drizzle-orm/pg-core'
import type * as tables from '#shared/tables.ts'
import type { Config } from '../config.ts'
import { EMAIL_RETENTION_DAYS } from '../database/retention.ts'

/** Exported by `shared/tables.ts`. */
export type TableName = {
  [K in keyof typeof tables]: (typeof tables)[K] extends PgTable ? K : never
}[keyof typeof tables]

interface PersonalDataEntry {
  readonly name: string
  readonly what: string
  readonly until: (config: Pick<Config, 'sessions' | 'retentionDays' | 'limits'>) => string
}

const UNTIL_ACCOUNT_CLOSED = () => 'you close your account'
const DAY = 24 * 3_600_000

/** Formats a time [ms] in days, or else in hours. */
const formatDuration = (time: number) => {
  const [count, unit] = time % DAY === 0 ? [time / DAY, 'day'] : [Math.ceil(time / 3_600_000), 'hour']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
const formatDays = (count: number) => formatDuration(count * DAY)

/** `null` for tables without any. A table that is missing here does not compile. */
export const personalDataInventory: Readonly<Record<TableName, PersonalDataEntry | null>> = {
  users: {
    name: 'Your account',
    what: 'Username, email address, country, first and last name where you gave them, and the dates it was made and changed. Of the password only a hash that cannot be turned back (argon2id).',
    until: UNTIL_ACCOUNT_CLOSED,
  },
  sessions: {
    name: 'Where you are signed in',
    what: 'For each sign-in the kind of browser and device, when it began and when it was last used. No internet address.',
    until: ({ sessions: { user, admin } }) =>
      `you sign out, ${formatDuration(user.idle)} have passed without a visit (${formatDuration(admin.idle)} for administrators), or ${formatDuration(user.absolute)} since the sign-in (${formatDuration(admin.absolute)})`,
  },
  savedCalculations: {
    name: 'Calculations you save',
    what: 'What you entered, the results, your notes and the date.',
    until: () => 'you delete them or close your account',
  },
  homes: {
    name: 'Plans you save',
    what: 'Your home as you entered it, its place among it, and a year of your meter’s readings if you gave it.',
    until: () => 'you delete them or close your account',
  },
  passkeys: {
    name: 'Passkeys',
    what: 'The name you gave each, its public key, and when it was made and last used.',
    until: () => 'you remove them or close your account',
  },
  authenticators: {
    name: 'Authenticator app',
    what: 'What the app and this site share to make codes, encrypted.',
    until: () => 'you switch it off or close your account',
  },
  recoveryCodes: {
    name: 'Recovery codes',
    what: 'A hash of each that is not used yet.',
    until: () => 'you use them, make new ones or close your account',
  },
  accountLinks: {
    name: 'Links that were mailed to you',
    what: 'That a link for a new password or to confirm an address was sent; of the link itself only a hash.',
    until: () => 'you follow the link, or its time is over',
  },
  openSteps: {
    name: 'Sign-ins that wait for their second step',
    what: 'Whose account it is about.',
    until: () => 'the step is taken, or a few minutes have passed',
  },
  contactMessages: {
    name: 'Messages of the contact form',
    what: 'Name, email address and message, whether it was read and answered, and whose account sent it if somebody was signed in.',
    until: ({ retentionDays }) =>
      `${formatDays(retentionDays.messages)} have passed, or you close the account that sent it`,
  },
  subscribers: {
    name: 'The newsletter',
    what: 'Your email address, and when you asked for the newsletter, confirmed that and left.',
    until: () =>
      'you close the account that asked for it, or write to us. Who unsubscribes stays listed, so that nobody writes to them again',
  },
  outbox: {
    name: 'Mail that is sent',
    what: 'Messages of the contact form on their way to us, and our mails to you: address, subject and text.',
    until: () => `${EMAIL_RETENTION_DAYS} days have passed, or you close the account it is about`,
  },
  rateLimits: {
    name: 'Counters against abuse',
    what: 'How often an internet address or an account did what is limited, such as failed sign-ins.',
    until: ({ limits }) =>
      `the time that is counted is over, at most ${formatDuration(Math.max(...Object.values(limits).map(({ duration }) => duration)))}`,
  },
  adminLog: {
    name: 'The administrators’ log',
    what: 'What an administrator did, to which article, message or user, and when.',
    until: ({ retentionDays }) => `${formatDays(retentionDays.log)} have passed`,
  },
  articles: {
    name: 'Articles',
    what: 'Which administrator wrote an article, by the number of their account.',
    until: () => 'the article is deleted. It passes to another administrator when the account is closed',
  },
  uploads: null,
  uploadUses: null,
  formerSlugs: null,
  climates: null,
  contentRevision: null,
  rowBlocks: null,
  seeds: null,
}

import { z } from 'zod'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { Username } from '#shared/forms/accounts.ts'
import { MAX_USERNAME_LENGTH } from '#shared/forms/lengths.ts'
import { isLanguage, LANGUAGES, SOURCE_LANGUAGE } from '#shared/language/languages.ts'

/**
 * Every environment variable: its validation, default, meaning and an example value. `config.ts` reads them;
 * `npm run settings` writes `.env.example` and the tables of `docs/operating.md` from them.
 */

const OPENSTREETMAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const OPENSTREETMAP_ATTRIBUTION = '© OpenStreetMap contributors'

/** What the schema of a setting carries as its metadata. */
export interface SettingMeta {
  readonly description: string
  /** Shown in `.env.example` where there is no default. */
  readonly example?: string
  /** Default of a variable without a fixed one, in words. */
  readonly unset?: string
}

const setting = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  more: Omit<SettingMeta, 'description'> = {},
) => schema.meta({ description, ...more })

function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

/** The site itself shows a card, too. */
const embedAncestors = z
  .string()
  .regex(/^(\*|https?:\/\/[\w.*:-]+( https?:\/\/[\w.*:-]+)*)$/, 'must be * or origins such as https://news.example')
  .transform((sites) => (sites === '*' ? sites : `'self' ${sites}`))
  .default('*')

const limit = (count: number) => integer(1, 1_000_000).default(count)

const SWITCH = ['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'] as const
const isOn = (value: string) => ['on', 'true', '1', 'yes'].includes(value)
const onOff = z.enum(SWITCH, 'must be "on" or "off"').transform(isOn)
const onOffAsk = z
  .enum([...SWITCH, 'ask'], 'must be "on", "ask" or "off"')
  .transform((value): 'on' | 'ask' | 'off' => (value === 'ask' ? 'ask' : isOn(value) ? 'on' : 'off'))

function url(protocols: string[], message: string) {
  return z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return parsed !== undefined && protocols.includes(parsed.protocol) && parsed.hostname !== ''
  }, message)
}

const databaseUrl = url(
  ['postgres:', 'postgresql:'],
  'must look like postgres://user:password@host:5432/database',
).optional()

const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => secret.length >= 32), 'must hold at least 32 characters in each secret')

const publicUrl = z
  .string()
  .refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    return (
      parsed !== undefined &&
      /^https?:$/.test(parsed.protocol) &&
      parsed.pathname === '/' &&
      !parsed.search &&
      !parsed.hash
    )
  }, 'must be the address of the site without a path, such as https://solar.example.com')
  .transform((value) => new URL(value).origin)

const proxies = z
  .string()
  .regex(/^(\d{1,2}|off|[\da-fA-F.:/]+( *, *[\da-fA-F.:/]+)*|loopback|linklocal|uniquelocal)$/, {
    error: 'must be the number of proxies in front of the site, or a comma-separated list of their addresses',
  })
  .transform((value) => {
    if (value === 'off') return false
    if (/^\d+$/.test(value)) return Number(value) === 0 ? false : Number(value)
    return value.split(',').map((proxy) => proxy.trim())
  })
  .default(false)

/** English is always served. */
const languages = z
  .string()
  .transform((value) => value.split(',').map((tag) => tag.trim()))
  .refine((tags) => tags.every(isLanguage), `must be tags of ${LANGUAGES.join(', ')}, separated by commas`)
  .transform((tags) => [...new Set([SOURCE_LANGUAGE, ...tags.filter(isLanguage)])])
  .optional()

const host = z.string().regex(/^[\w.:-]+$/, 'must be an address such as 127.0.0.1 or 0.0.0.0')
const email = z.email('must be an email address')
const attribution = z.string().max(300, 'must be at most 300 characters').default(OPENSTREETMAP_ATTRIBUTION)

const address = {
  PORT: setting(integer(1, 65_535).default(3000), 'Port the site listens on.'),
  HOST: setting(
    host.default('127.0.0.1'),
    'Network address the site listens on. `0.0.0.0` lets other machines reach it.',
  ),
  PUBLIC_URL: setting(
    publicUrl.optional(),
    'The address people type, without a path. Used in canonical links, in emails and to check the origin of requests. Required with `SMTP_URL` and with `TRUST_PROXY`.',
    { example: 'https://solar.example.com', unset: 'the address of each request' },
  ),
  TRUST_PROXY: setting(
    proxies,
    'Reverse proxies whose `X-Forwarded-…` headers are trusted: how many, or their addresses separated by commas.',
    { example: '1' },
  ),
  SECURE_COOKIES: setting(onOff.optional(), 'Send cookies over https only.', {
    example: 'on',
    unset: '`on` when `PUBLIC_URL` begins with https',
  }),
  HSTS_SUBDOMAINS: setting(
    onOff.default(false),
    'Tell browsers to use TLS for all subdomains too. Only if every subdomain is served over TLS.',
  ),
  LANGUAGES: setting(languages, 'Languages of the public pages, separated by commas. English is always one of them.', {
    example: 'en,de',
    unset: 'every language whose translation is complete',
  }),
  MAX_CONNECTIONS: setting(
    integer(10, 1_000_000).default(5000),
    'Open connections per process. Further connections are closed at once.',
  ),
  STOP_NOTICE_MS: setting(
    integer(0, 600_000).optional(),
    'Milliseconds the site keeps serving after SIGTERM while `/readyz` answers 503, so that a proxy notices.',
    { example: '5000', unset: '`5000` behind a proxy, otherwise `300`' },
  ),
}

const database = {
  DATABASE_URL: setting(databaseUrl, 'Your own PostgreSQL, version 14 or newer. Requires `SESSION_SECRET`.', {
    example: 'postgres://helioplan:password@localhost:5432/helioplan',
    unset: 'the site runs a PostgreSQL itself, with its data in `.data/` (for root in `/var/lib/helioplan/`)',
  }),
  DATABASE_POOL_SIZE: setting(integer(1, 200).default(10), 'Database connections per process.'),
  DATABASE_PREPARED: setting(
    onOff.optional(),
    'Use named prepared statements. Behind a pooler set it to `on` only if the pooler supports them (PgBouncer 1.21 or newer with `max_prepared_statements`).',
    { example: 'on', unset: '`on` where no pooler such as PgBouncer is detected' },
  ),
  DATABASE_READ_URL: setting(
    databaseUrl,
    'A streaming replica of `DATABASE_URL`, for what visitors read and may be a second old.',
    {
      example: 'postgres://helioplan:password@replica.example:5432/helioplan',
      unset: 'everything is read from the primary',
    },
  ),
}

const sessions = {
  SESSION_SECRET: setting(
    secrets.optional(),
    'Signs the session cookies and encrypts the secrets of authenticator apps: at least 32 random characters, for instance from `openssl rand -hex 32`. Required with `DATABASE_URL`. To change it, put the new secret first and keep the old one after a comma until its sessions have ended: without the old one, authenticator apps must be set up again.',
    { example: '', unset: 'the embedded database keeps one of its own' },
  ),
  SESSION_IDLE_HOURS: setting(integer(1, 8760).default(7 * 24), 'Hours until a session ends without a visit.'),
  SESSION_MAX_HOURS: setting(integer(1, 8760).default(30 * 24), 'Hours until a session ends in any case.'),
  ADMIN_SESSION_IDLE_HOURS: setting(integer(1, 8760).default(2), 'The same for administrators.'),
  ADMIN_SESSION_MAX_HOURS: setting(integer(1, 8760).default(12), 'The same for administrators.'),
}

const administrators = {
  ADMIN_USERNAME: setting(
    z
      .string()
      .transform((name) => name.normalize('NFKC'))
      .refine(
        (name) => Username.safeParse(name).success,
        `must be a name of at most ${MAX_USERNAME_LENGTH} visible characters`,
      )
      .optional(),
    'Creates the first administrator at the start if nobody has this name. Set all three variables or none.',
    {
      example: '',
      unset:
        'with the embedded database, an administrator with a random password, printed once; with `DATABASE_URL`, use `npm run make-admin -- USERNAME`',
    },
  ),
  ADMIN_PASSWORD: setting(
    z.string().min(6, 'must be at least 6 characters').max(200, 'must be at most 200 characters').optional(),
    'Password of the first administrator.',
    { example: '' },
  ),
  ADMIN_EMAIL: setting(email.optional(), 'Email address of the first administrator.', { example: '' }),
  ADMIN_SECOND_FACTOR: setting(
    z.enum(['optional', 'required'], { error: 'must be "optional" or "required"' }).default('optional'),
    '`required`: administrators must set up a passkey or an authenticator app before they can do anything else.',
  ),
}

const limits = {
  LOGIN_LIMIT_PER_ADDRESS: setting(limit(10), 'Failed sign-ins from one network address in `LOGIN_LIMIT_MINUTES`.'),
  LOGIN_LIMIT_PER_ACCOUNT: setting(
    limit(50),
    'Failed sign-ins to one account, from devices that have not signed in before, in `LOGIN_LIMIT_MINUTES`.',
  ),
  LOGIN_LIMIT_MINUTES: setting(integer(1, 1440).default(15), 'Length of the period of the sign-in limits.'),
  CURRENT_PASSWORD_LIMIT: setting(limit(10), 'Wrong current passwords of one account in that period.'),
  SIGN_IN_LIMIT: setting(limit(60), 'Successful sign-ins to one account in that period.'),
  SECOND_FACTOR_LIMIT: setting(limit(10), 'Wrong second factors of one account in that period.'),
  FORGOTTEN_LIMIT_PER_ADDRESS: setting(limit(10), 'Emails for a forgotten password per hour requested by one caller.'),
  FORGOTTEN_LIMIT_PER_ACCOUNT: setting(limit(3), 'Emails for a forgotten password per hour to one recipient.'),
  RENAME_LIMIT_PER_HOUR: setting(limit(10), 'Changes of name or email address per user and hour.'),
  REGISTER_LIMIT_PER_HOUR: setting(limit(10), 'Registrations per network address and hour.'),
  CONTACT_LIMIT_PER_HOUR: setting(limit(5), 'Messages of the contact form per network address and hour.'),
  NEWSLETTER_LIMIT_PER_HOUR: setting(limit(5), 'Newsletter subscriptions per network address and hour.'),
  SAVE_LIMIT_PER_MINUTE: setting(limit(60), 'Saved calculations per user and minute.'),
  EXPORT_LIMIT_PER_HOUR: setting(limit(20), 'Downloaded lists per user and hour.'),
  PUBLIC_API_LIMIT_PER_MINUTE: setting(
    limit(60),
    'Computed answers of the public API per network address and minute, in each process. Cached answers are free.',
  ),
  PUBLIC_API_LIMIT_PER_HOUR: setting(limit(1000), 'The same per hour.'),
}

const retention = {
  CONTACT_MESSAGE_DAYS: setting(
    integer(1, 36_500).default(730),
    'Days until messages of the contact form are deleted. `/privacy` states all three.',
  ),
  ACTIVITY_LOG_DAYS: setting(
    integer(1, 36_500).default(365),
    "Days until entries of the administrators' log are deleted.",
  ),
  UNUSED_PICTURE_DAYS: setting(
    integer(1, 36_500).default(30),
    'Days until uploaded pictures that no article shows are deleted.',
  ),
}

const contact = {
  CONTACT_EMAIL: setting(
    email.default(PLACEHOLDER_CONTACT.email),
    'How visitors reach you: shown in the footer, on the contact, privacy and password pages, and in emails. A public site warns at the start while placeholders are shown.',
  ),
  CONTACT_PHONE: setting(
    z
      .string()
      .regex(/^\+?[\d ()./-]{3,40}$/, 'must be a telephone number such as +1 (555) 010-0199')
      .default(PLACEHOLDER_CONTACT.phone),
    'Telephone number shown with it.',
  ),
  CONTACT_ADDRESS: setting(
    z.string().max(200, 'must be at most 200 characters').default(PLACEHOLDER_CONTACT.address),
    'Postal address shown with it.',
  ),
  SECURITY_CONTACT: setting(
    z
      .string()
      .refine(
        (value) => z.email().safeParse(value).success || /^https:\/\/\S+$/.test(value),
        'must be an email address or an https address',
      )
      .transform((value) => (value.includes('://') ? value : `mailto:${value}`))
      .optional(),
    'Where to report vulnerabilities: shown in `/.well-known/security.txt`.',
    { example: 'security@solar.example.com', unset: 'no such file' },
  ),
}

const mail = {
  SMTP_URL: setting(
    url(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587').optional(),
    'Mail server. Requires `CONTACT_TO` and `PUBLIC_URL`.',
    {
      example: 'smtp://user:password@mail.example.com:587',
      unset:
        'contact messages stay in the database for administrators to read, a new email address counts at once, and the operator makes links for forgotten passwords with `npm run reset-password -- USERNAME`',
    },
  ),
  MAIL_FROM: setting(z.string().includes('@', { error: 'must be an email address' }).optional(), 'Sender of emails.', {
    example: 'Helioplan <hello@helioplan.example>',
    unset: '`CONTACT_EMAIL`',
  }),
  CONTACT_TO: setting(email.optional(), 'Recipient of the messages of the contact form.', {
    example: 'hello@helioplan.example',
  }),
}

const services = {
  MAP_TILES: setting(
    onOffAsk.default('on'),
    'Map tiles: `on` loads them at once, `ask` when the visitor presses "Show street map", `off` never. Without tiles the map draws coastlines and borders of its own.',
  ),
  MAP_TILE_URL: setting(
    z
      .string()
      .refine(
        (value) =>
          URL.canParse(value) && /^https?:/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        'must be an http or https address that contains {z}, {x} and {y}',
      )
      .default(OPENSTREETMAP_TILES),
    'Tile server.',
  ),
  MAP_TILE_ATTRIBUTION: setting(attribution, 'Attribution shown on the map.'),
  NASA_POWER: setting(
    onOff.default(false),
    'Let the server ask NASA POWER for the climate of a place, and cache the answer.',
  ),
  GEOCODER_URL: setting(
    url(['http:', 'https:'], 'must be an http or https address such as https://geocoder.example.com/search').optional(),
    'A service with the search interface of Nominatim: the planner then finds full addresses when Enter is pressed.',
    { example: 'https://geocoder.example.com/search', unset: 'towns only' },
  ),
  GEOCODER_ATTRIBUTION: setting(attribution, 'Attribution shown with the addresses it finds.'),
  GEOCODER_LIMIT_PER_HOUR: setting(limit(30), 'Address searches per network address and hour.'),
}

const operation = {
  PUBLIC_API: setting(
    onOff.default(true),
    'Let programs and other sites ask for solar figures at the addresses of `/developers`.',
  ),
  EMBED_ANCESTORS: setting(
    embedAncestors,
    'Sites that may show the cards of `/embed` in a frame: `*` for all, or origins with spaces between them. Other pages can never be framed.',
  ),
  SERVICE_WORKER: setting(
    onOff.default(true),
    'Let browsers store the site so that it works offline. `off` removes it from browsers that have stored it.',
  ),
  METRICS_PORT: setting(
    integer(1, 65_535).optional(),
    'Port on which Prometheus fetches `/metrics`, one per process.',
    {
      example: '9464',
      unset: 'no metrics',
    },
  ),
  METRICS_HOST: setting(host.default('127.0.0.1'), 'Network address of the metrics.'),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
    'Least severity that is logged: fatal, error, warn, info, debug, trace or silent. One JSON object per line on standard output.',
  ),
}

/** Headings of the documentation with their settings. */
export const SETTING_GROUPS: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  Address: address,
  Database: database,
  Sessions: sessions,
  Administrators: administrators,
  Limits: limits,
  Retention: retention,
  'Contact details': contact,
  Mail: mail,
  'Maps and outside services': services,
  Operation: operation,
}

export const Environment = z.object({
  ...address,
  ...database,
  ...sessions,
  ...administrators,
  ...limits,
  ...retention,
  ...contact,
  ...mail,
  ...services,
  ...operation,
})

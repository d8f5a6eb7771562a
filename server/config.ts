import { z } from 'zod'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { Username } from '#shared/forms/accounts.ts'
import { LONGEST_USERNAME } from '#shared/forms/lengths.ts'
import { StartError } from './start-error.js'

const OPENSTREETMAP_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const OPENSTREETMAP_ATTRIBUTION = '© OpenStreetMap contributors'
const HOUR = 3_600_000
const MINUTE = 60_000
/** [ms] A proxy asks every few seconds whether the site is ready. */
const NOTICE_TO_PROXIES = 5000
const NOTICE = 300

function numberBetween(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

const wholeNumber = (usual: number, least: number, most: number) => numberBetween(least, most).default(usual)

const SWITCH = ['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'] as const
const isOn = (value: string) => ['on', 'true', '1', 'yes'].includes(value)
const onOff = z.enum(SWITCH, 'must be "on" or "off"').transform(isOn)
const onOffAsk = z
  .enum([...SWITCH, 'ask'], 'must be "on", "ask" or "off"')
  .transform((value): 'on' | 'ask' | 'off' => (value === 'ask' ? 'ask' : isOn(value) ? 'on' : 'off'))

function address(protocols: string[], message: string) {
  return z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url !== undefined && protocols.includes(url.protocol) && url.hostname !== ''
  }, message)
}

const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((list) => list.every((secret) => secret.length >= 32), 'must hold at least 32 characters in each secret')

const publicUrl = z
  .string()
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined
    return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
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

const host = z.string().regex(/^[\w.:-]+$/, 'must be an address such as 127.0.0.1 or 0.0.0.0')

const DATABASE_ADDRESS = 'must look like postgres://user:password@host:5432/database'
const EMAIL = 'must be an email address'

const Environment = z.object({
  PORT: wholeNumber(3000, 1, 65_535),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: proxies,
  DATABASE_URL: address(['postgres:', 'postgresql:'], DATABASE_ADDRESS).optional(),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  DATABASE_PREPARED: onOff.optional(),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:'], DATABASE_ADDRESS).optional(),
  SESSION_SECRET: secrets.optional(),
  SECURE_COOKIES: onOff.optional(),
  HSTS_SUBDOMAINS: onOff.default(false),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (value) => z.email().safeParse(value).success || /^https:\/\/\S+$/.test(value),
      'must be an email address or an https address',
    )
    .transform((value) => (value.includes('://') ? value : `mailto:${value}`))
    .optional(),
  SESSION_IDLE_HOURS: wholeNumber(7 * 24, 1, 8760),
  SESSION_MAX_HOURS: wholeNumber(30 * 24, 1, 8760),
  ADMIN_SESSION_IDLE_HOURS: wholeNumber(2, 1, 8760),
  ADMIN_SESSION_MAX_HOURS: wholeNumber(12, 1, 8760),
  ADMIN_USERNAME: z
    .string()
    .transform((name) => name.normalize('NFKC'))
    .refine(
      (name) => Username.safeParse(name).success,
      `must be a name of at most ${LONGEST_USERNAME} visible characters`,
    )
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must be at least 6 characters')
    .max(200, 'must be at most 200 characters')
    .optional(),
  ADMIN_EMAIL: z.email(EMAIL).optional(),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], { error: 'must be "optional" or "required"' })
    .default('optional'),
  LOGIN_LIMIT_PER_ADDRESS: wholeNumber(10, 1, 1_000_000),
  LOGIN_LIMIT_PER_ACCOUNT: wholeNumber(50, 1, 1_000_000),
  LOGIN_LIMIT_MINUTES: wholeNumber(15, 1, 1440),
  CURRENT_PASSWORD_LIMIT: wholeNumber(10, 1, 1_000_000),
  SIGN_IN_LIMIT: wholeNumber(60, 1, 1_000_000),
  SECOND_FACTOR_LIMIT: wholeNumber(10, 1, 1_000_000),
  FORGOTTEN_LIMIT_PER_ADDRESS: wholeNumber(10, 1, 1_000_000),
  FORGOTTEN_LIMIT_PER_ACCOUNT: wholeNumber(3, 1, 1_000_000),
  RENAME_LIMIT_PER_HOUR: wholeNumber(10, 1, 1_000_000),
  REGISTER_LIMIT_PER_HOUR: wholeNumber(10, 1, 1_000_000),
  CONTACT_LIMIT_PER_HOUR: wholeNumber(5, 1, 1_000_000),
  NEWSLETTER_LIMIT_PER_HOUR: wholeNumber(5, 1, 1_000_000),
  SAVE_LIMIT_PER_MINUTE: wholeNumber(60, 1, 1_000_000),
  EXPORT_LIMIT_PER_HOUR: wholeNumber(20, 1, 1_000_000),
  CONTACT_MESSAGE_DAYS: wholeNumber(730, 1, 36_500),
  ACTIVITY_LOG_DAYS: wholeNumber(365, 1, 36_500),
  UNUSED_PICTURE_DAYS: wholeNumber(30, 1, 36_500),
  MAP_TILES: onOffAsk.default('on'),
  MAP_TILE_URL: z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && /^https?:/.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
      'must be an http or https address that contains {z}, {x} and {y}',
    )
    .default(OPENSTREETMAP_TILES),
  MAP_TILE_ATTRIBUTION: z.string().max(300, 'must be at most 300 characters').default(OPENSTREETMAP_ATTRIBUTION),
  CONTACT_EMAIL: z.email(EMAIL).default(PLACEHOLDER_CONTACT.email),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()./-]{3,40}$/, 'must be a telephone number such as +1 (555) 010-0199')
    .default(PLACEHOLDER_CONTACT.phone),
  CONTACT_ADDRESS: z.string().max(200, 'must be at most 200 characters').default(PLACEHOLDER_CONTACT.address),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must look like smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().includes('@', { error: EMAIL }).optional(),
  CONTACT_TO: z.email(EMAIL).optional(),
  NASA_POWER: onOff.default(false),
  GEOCODER_URL: address(
    ['http:', 'https:'],
    'must be an http or https address such as https://geocoder.example.com/search',
  ).optional(),
  GEOCODER_ATTRIBUTION: z.string().max(300, 'must be at most 300 characters').default(OPENSTREETMAP_ATTRIBUTION),
  GEOCODER_LIMIT_PER_HOUR: wholeNumber(30, 1, 1_000_000),
  SERVICE_WORKER: onOff.default(true),
  MAX_CONNECTIONS: wholeNumber(5000, 10, 1_000_000),
  STOP_NOTICE_MS: numberBetween(0, 600_000).optional(),
  METRICS_PORT: numberBetween(1, 65_535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
})

export type Config = ReturnType<typeof readConfig>

/**
 * The only reader of the environment.
 * @throws StartError that names every fault at once.
 */
export function readConfig(env: Record<string, string | undefined>) {
  // A name without a value, as in `PORT=`, is the same as no line at all.
  const filled = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  const given: Record<string, string> = Object.fromEntries(filled)
  const read = Environment.safeParse(given)
  const faults = [
    ...(read.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...missing(given),
  ]
  if (!read.success || faults.length > 0) {
    throw new StartError(['The environment needs a correction:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
  }
  const e = read.data
  return {
    port: e.PORT,
    host: e.HOST,
    /** Origin in canonical links, mails and the same-origin check; unset: the address of the request. */
    publicUrl: e.PUBLIC_URL,
    /** For Express: false, a number of hops, or the proxies' addresses. */
    trustProxy: e.TRUST_PROXY,
    /** Unset: the embedded PostgreSQL of this checkout. */
    databaseUrl: e.DATABASE_URL,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    /** Whether statements are prepared under names; unset: where no pooler is in between. */
    databasePrepared: e.DATABASE_PREPARED,
    /** A replica, for what may be a second old. */
    databaseReadUrl: e.DATABASE_READ_URL,
    /** The first one signs, all of them verify. Empty in the embedded mode until the site's own secret is filled in. */
    sessionSecrets: e.SESSION_SECRET ?? [],
    secureCookies: e.SECURE_COOKIES ?? e.PUBLIC_URL?.startsWith('https:') ?? false,
    /** Whether browsers shall use TLS for every subdomain of the site too. */
    hstsSubdomains: e.HSTS_SUBDOMAINS,
    /** Where weaknesses are to be reported: an address for /.well-known/security.txt. */
    securityContact: e.SECURITY_CONTACT,
    /** Lifetimes [ms]: `idle` since the last visit, `absolute` since the sign-in. */
    sessions: {
      user: { idle: e.SESSION_IDLE_HOURS * HOUR, absolute: e.SESSION_MAX_HOURS * HOUR },
      admin: { idle: e.ADMIN_SESSION_IDLE_HOURS * HOUR, absolute: e.ADMIN_SESSION_MAX_HOURS * HOUR },
    },
    firstAdmin:
      e.ADMIN_USERNAME && e.ADMIN_PASSWORD && e.ADMIN_EMAIL
        ? { username: e.ADMIN_USERNAME, password: e.ADMIN_PASSWORD, email: e.ADMIN_EMAIL }
        : undefined,
    /** Whether administrators can do nothing before they have set up a second factor. */
    adminsNeedSecondFactor: e.ADMIN_SECOND_FACTOR === 'required',
    /** `points` calls in `duration` [ms]. */
    limits: {
      loginByAddress: { points: e.LOGIN_LIMIT_PER_ADDRESS, duration: e.LOGIN_LIMIT_MINUTES * MINUTE },
      loginByAccount: { points: e.LOGIN_LIMIT_PER_ACCOUNT, duration: e.LOGIN_LIMIT_MINUTES * MINUTE },
      currentPassword: { points: e.CURRENT_PASSWORD_LIMIT, duration: e.LOGIN_LIMIT_MINUTES * MINUTE },
      signIn: { points: e.SIGN_IN_LIMIT, duration: e.LOGIN_LIMIT_MINUTES * MINUTE },
      secondFactor: { points: e.SECOND_FACTOR_LIMIT, duration: e.LOGIN_LIMIT_MINUTES * MINUTE },
      forgottenByAddress: { points: e.FORGOTTEN_LIMIT_PER_ADDRESS, duration: HOUR },
      forgottenByAccount: { points: e.FORGOTTEN_LIMIT_PER_ACCOUNT, duration: HOUR },
      rename: { points: e.RENAME_LIMIT_PER_HOUR, duration: HOUR },
      register: { points: e.REGISTER_LIMIT_PER_HOUR, duration: HOUR },
      contact: { points: e.CONTACT_LIMIT_PER_HOUR, duration: HOUR },
      newsletter: { points: e.NEWSLETTER_LIMIT_PER_HOUR, duration: HOUR },
      save: { points: e.SAVE_LIMIT_PER_MINUTE, duration: MINUTE },
      export: { points: e.EXPORT_LIMIT_PER_HOUR, duration: HOUR },
      geocoder: { points: e.GEOCODER_LIMIT_PER_HOUR, duration: HOUR },
    },
    /** Days for which these are kept: messages of the contact form, entries of the log, pictures that no article shows. */
    keptDays: { messages: e.CONTACT_MESSAGE_DAYS, log: e.ACTIVITY_LOG_DAYS, pictures: e.UNUSED_PICTURE_DAYS },
    map: { tiles: e.MAP_TILES, tileUrl: e.MAP_TILE_URL, attribution: e.MAP_TILE_ATTRIBUTION },
    /** How visitors reach the operator. */
    contact: { email: e.CONTACT_EMAIL, phone: e.CONTACT_PHONE, address: e.CONTACT_ADDRESS },
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? `Helioplan <${e.CONTACT_EMAIL}>`, contactTo: e.CONTACT_TO },
    nasaPower: e.NASA_POWER,
    /** Finds full addresses for the planner, as Nominatim does; none unless the operator names one. */
    geocoder: e.GEOCODER_URL ? { url: e.GEOCODER_URL, attribution: e.GEOCODER_ATTRIBUTION } : undefined,
    /** Off: browsers give up what they keep of the site to work without a network. */
    serviceWorker: e.SERVICE_WORKER,
    /** Connections at a time; one more is closed. */
    mostConnections: e.MAX_CONNECTIONS,
    /** How long the site still takes requests, saying that it is not ready, before it stops [ms]. */
    stopNotice: e.STOP_NOTICE_MS ?? (e.TRUST_PROXY === false ? NOTICE : NOTICE_TO_PROXIES),
    /** Where what the process counts and measures is fetched; unset: nowhere. */
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    logLevel: e.LOG_LEVEL,
  }
}

/** Where links in mails lead. Never the Host header of a request, which anybody can choose. */
export const siteAddress = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) =>
  publicUrl ?? `http://localhost:${port}`

const CONTACT_SETTINGS = { email: 'CONTACT_EMAIL', phone: 'CONTACT_PHONE', address: 'CONTACT_ADDRESS' } as const

/** The settings whose placeholders a site shows that people elsewhere can reach. */
export function placeholdersShown({ publicUrl, host, contact }: Pick<Config, 'publicUrl' | 'host' | 'contact'>) {
  const name = publicUrl === undefined ? host : new URL(publicUrl).hostname
  if (/^(localhost|127\..*|\[?::1\]?)$/.test(name)) return []
  return (['email', 'phone', 'address'] as const)
    .filter((detail) => contact[detail] === PLACEHOLDER_CONTACT[detail])
    .map((detail) => CONTACT_SETTINGS[detail])
}

/** Settings that are needed because of another one. */
function missing(given: Record<string, string>) {
  const faults: string[] = []
  const admin = ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL']
  const absent = admin.filter((name) => !given[name])
  if (absent.length === 1 || absent.length === 2) {
    faults.push(`${absent.join(' and ')} must be set too: the first administrator needs all of ${admin.join(', ')}.`)
  }
  if (given.DATABASE_URL && !given.SESSION_SECRET) {
    faults.push(
      'SESSION_SECRET must be set when DATABASE_URL is: at least 32 random characters that sign the sessions.',
    )
  }
  if (given.DATABASE_READ_URL && !given.DATABASE_URL) {
    faults.push('DATABASE_URL must be set when DATABASE_READ_URL is: the database that it is a replica of.')
  }
  if (given.SMTP_URL && !given.CONTACT_TO) {
    faults.push('CONTACT_TO must be set when SMTP_URL is: the address that receives the messages of the contact form.')
  }
  if (given.TRUST_PROXY && !['off', '0'].includes(given.TRUST_PROXY) && !given.PUBLIC_URL) {
    faults.push('PUBLIC_URL must be set when TRUST_PROXY is: the address that people reach the site by.')
  }
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    faults.push('PUBLIC_URL must be set when SMTP_URL is: the address that the links in mails lead to.')
  }
  return faults
}

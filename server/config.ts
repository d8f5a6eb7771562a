import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { LANGUAGES, type Language, languageRow } from '#shared/language/languages.ts'
import { Environment } from './settings.ts'
import { StartError } from './start-error.js'

const HOUR = 3_600_000
const MINUTE = 60_000
/** [ms] Load balancers probe readiness every few seconds. */
const STOP_NOTICE_BEHIND_PROXY = 5000
const STOP_NOTICE = 300

export type Config = ReturnType<typeof readConfig>

const listComplete = (languages: readonly Language[]): readonly Language[] =>
  languages.filter((language) => languageRow(language).isComplete)

/**
 * Reads the environment; nothing else does.
 * @throws StartError that lists all problems at once
 */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty value, as in `PORT=`, counts as not set.
  const filled = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
  const settings: Record<string, string> = Object.fromEntries(filled)
  const parsed = Environment.safeParse(settings)
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${String(issue.path[0])} ${issue.message}.`),
    ...findMissingSettings(settings),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new StartError(['The environment needs a correction:', ...problems.map((fault) => `  ${fault}`)].join('\n'))
  }
  const values = parsed.data
  const languages = values.LANGUAGES ?? listComplete(LANGUAGES)
  return {
    port: values.PORT,
    /** Served at their addresses. */
    languages,
    /** Visitors and search engines are led to these. */
    listedLanguages: listComplete(languages),
    host: values.HOST,
    /** Origin in canonical links, emails and the same-origin check. Unset: the address of the request. */
    publicUrl: values.PUBLIC_URL,
    /** Value for Express: false, a number of hops, or the proxies' addresses. */
    trustProxy: values.TRUST_PROXY,
    /** Unset: the embedded PostgreSQL of this checkout. */
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** Whether to use named prepared statements. Unset: yes, unless a pooler is detected. */
    databasePrepared: values.DATABASE_PREPARED,
    /** Read replica, up to one second behind. */
    databaseReadUrl: values.DATABASE_READ_URL,
    /** The first secret signs, all verify. Empty with the embedded database until its own secret is read. */
    sessionSecrets: values.SESSION_SECRET ?? [],
    secureCookies: values.SECURE_COOKIES ?? values.PUBLIC_URL?.startsWith('https:') ?? false,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    /** Contact in /.well-known/security.txt: a mailto or https URL. */
    securityContact: values.SECURITY_CONTACT,
    /** Session lifetimes [ms]: `idle` since the last visit, `absolute` since the sign-in. */
    sessions: {
      user: { idle: values.SESSION_IDLE_HOURS * HOUR, absolute: values.SESSION_MAX_HOURS * HOUR },
      admin: { idle: values.ADMIN_SESSION_IDLE_HOURS * HOUR, absolute: values.ADMIN_SESSION_MAX_HOURS * HOUR },
    },
    firstAdmin:
      values.ADMIN_USERNAME && values.ADMIN_PASSWORD && values.ADMIN_EMAIL
        ? { username: values.ADMIN_USERNAME, password: values.ADMIN_PASSWORD, email: values.ADMIN_EMAIL }
        : undefined,
    adminsNeedSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    /** Each limit allows at most `points` calls per `duration` [ms]. */
    limits: {
      loginByAddress: { points: values.LOGIN_LIMIT_PER_ADDRESS, duration: values.LOGIN_LIMIT_MINUTES * MINUTE },
      loginByAccount: { points: values.LOGIN_LIMIT_PER_ACCOUNT, duration: values.LOGIN_LIMIT_MINUTES * MINUTE },
      currentPassword: { points: values.CURRENT_PASSWORD_LIMIT, duration: values.LOGIN_LIMIT_MINUTES * MINUTE },
      signIn: { points: values.SIGN_IN_LIMIT, duration: values.LOGIN_LIMIT_MINUTES * MINUTE },
      secondFactor: { points: values.SECOND_FACTOR_LIMIT, duration: values.LOGIN_LIMIT_MINUTES * MINUTE },
      forgottenByAddress: { points: values.FORGOTTEN_LIMIT_PER_ADDRESS, duration: HOUR },
      forgottenByAccount: { points: values.FORGOTTEN_LIMIT_PER_ACCOUNT, duration: HOUR },
      rename: { points: values.RENAME_LIMIT_PER_HOUR, duration: HOUR },
      register: { points: values.REGISTER_LIMIT_PER_HOUR, duration: HOUR },
      contact: { points: values.CONTACT_LIMIT_PER_HOUR, duration: HOUR },
      newsletter: { points: values.NEWSLETTER_LIMIT_PER_HOUR, duration: HOUR },
      save: { points: values.SAVE_LIMIT_PER_MINUTE, duration: MINUTE },
      export: { points: values.EXPORT_LIMIT_PER_HOUR, duration: HOUR },
      geocoder: { points: values.GEOCODER_LIMIT_PER_HOUR, duration: HOUR },
    },
    /** Whether programs and other sites may call `server/public-api`. */
    publicApi: values.PUBLIC_API,
    /** Source list of the sites that may frame the cards. */
    embedAncestors: values.EMBED_ANCESTORS,
    /** Computed answers per network address. */
    publicApiLimits: {
      byMinute: { points: values.PUBLIC_API_LIMIT_PER_MINUTE, duration: MINUTE },
      byHour: { points: values.PUBLIC_API_LIMIT_PER_HOUR, duration: HOUR },
    },
    /** Retention of contact messages, activity log and unused pictures [days]. */
    retentionDays: {
      messages: values.CONTACT_MESSAGE_DAYS,
      log: values.ACTIVITY_LOG_DAYS,
      pictures: values.UNUSED_PICTURE_DAYS,
    },
    map: { tiles: values.MAP_TILES, tileUrl: values.MAP_TILE_URL, attribution: values.MAP_TILE_ATTRIBUTION },
    contact: { email: values.CONTACT_EMAIL, phone: values.CONTACT_PHONE, address: values.CONTACT_ADDRESS },
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? `Helioplan <${values.CONTACT_EMAIL}>`,
      contactTo: values.CONTACT_TO,
    },
    nasaPower: values.NASA_POWER,
    /** Address search with the interface of Nominatim; off unless configured. */
    geocoder: values.GEOCODER_URL ? { url: values.GEOCODER_URL, attribution: values.GEOCODER_ATTRIBUTION } : undefined,
    /** `false` unregisters the service worker in browsers that have it. */
    serviceWorker: values.SERVICE_WORKER,
    /** Open connections per process. Further connections are closed at once. */
    maxConnections: values.MAX_CONNECTIONS,
    /** Time between SIGTERM and the end of accepting requests, while readiness answers 503 [ms]. */
    stopNotice: values.STOP_NOTICE_MS ?? (values.TRUST_PROXY === false ? STOP_NOTICE : STOP_NOTICE_BEHIND_PROXY),
    /** Address at which Prometheus fetches the metrics. Unset: nowhere. */
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    logLevel: values.LOG_LEVEL,
  }
}

/** Origin of links in emails. Never the Host header, which the caller controls. */
export const siteUrl = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>) =>
  publicUrl ?? `http://localhost:${port}`

/** Lists values that are still placeholders although the site is public. */
export function findPlaceholders({ publicUrl, host, contact }: Pick<Config, 'publicUrl' | 'host' | 'contact'>) {
  const hostName = publicUrl === undefined ? host : new URL(publicUrl).hostname
  if (/^(localhost|127\..*|\[?::1\]?)$/.test(hostName)) return []
  return (['email', 'phone', 'address'] as const)
    .filter((detail) => contact[detail] === PLACEHOLDER_CONTACT[detail])
    .map((detail) => `CONTACT_${detail.toUpperCase()}`)
}

function findMissingSettings(settings: Record<string, string>) {
  const isBehindProxy = settings.TRUST_PROXY && !['off', '0'].includes(settings.TRUST_PROXY)
  const needs = [
    [settings.DATABASE_URL, 'SESSION_SECRET', 'DATABASE_URL', 'at least 32 random characters that sign the sessions'],
    [settings.DATABASE_READ_URL, 'DATABASE_URL', 'DATABASE_READ_URL', 'the database that it is a replica of'],
    [settings.SMTP_URL, 'CONTACT_TO', 'SMTP_URL', 'the address that receives the messages of the contact form'],
    [isBehindProxy, 'PUBLIC_URL', 'TRUST_PROXY', 'the address that people reach the site by'],
    [settings.SMTP_URL, 'PUBLIC_URL', 'SMTP_URL', 'the address that the links in mails lead to'],
  ] as const
  const problems = needs
    .filter(([isNeeded, name]) => isNeeded && !settings[name])
    .map(([, name, cause, meaning]) => `${name} must be set when ${cause} is: ${meaning}.`)
  const adminSettings = ['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'ADMIN_EMAIL']
  const missing = adminSettings.filter((name) => !settings[name])
  if (missing.length === 0 || missing.length === adminSettings.length) return problems
  const all = adminSettings.join(', ')
  return [`${missing.join(' and ')} must be set too: the first administrator needs all of ${all}.`, ...problems]
}

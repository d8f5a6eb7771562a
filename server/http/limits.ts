import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { t } from '#shared/language/t.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { withoutDeadline } from './deadline.ts'
import { HttpError } from './errors.ts'

/** Limits by setting, with the name that stored keys and metrics have. */
const STORED_NAMES = {
  loginByAddress: 'login-address',
  loginByAccount: 'login-account',
  currentPassword: 'current-password',
  signIn: 'sign-in',
  secondFactor: 'second-factor',
  forgottenByAddress: 'forgotten-address',
  forgottenByAccount: 'forgotten-account',
  rename: 'rename',
  register: 'register',
  contact: 'contact',
  newsletter: 'newsletter',
  save: 'save',
  export: 'export',
  geocoder: 'geocoder',
} as const satisfies Record<keyof Config['limits'], string>

type LimitName = keyof typeof STORED_NAMES

/** The database clock [ms since 1970], so that processes with different clocks count alike. */
const DATABASE_NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** Adds one. A period that has ended, or that ends later than a new one would, restarts. */
const SPEND_SQL = `insert into rate_limits as l (key, points, expire) values ($1, 1, ${DATABASE_NOW} + $2::bigint)
  on conflict (key) do update set
    points = case when l.expire > ${DATABASE_NOW} and l.expire <= ${DATABASE_NOW} + $2::bigint then l.points + 1 else 1 end,
    expire = case when l.expire > ${DATABASE_NOW} and l.expire <= ${DATABASE_NOW} + $2::bigint then l.expire else excluded.expire end
  returning points, (expire - ${DATABASE_NOW})::integer as wait`
const REFUND_SQL = `update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > ${DATABASE_NOW}`

/** Counters are in the database, shared by all server processes. */
export function createRateLimiter({ pool, config, log, metrics }: Pick<Deps, 'pool' | 'config' | 'log' | 'metrics'>) {
  /**
   * @param factor of the setting
   * @throws HttpError 429 beyond the limit
   */
  async function spend(name: LimitName, key: string, factor = 1) {
    const { points: setting, duration } = config.limits[name]
    const points = setting * factor
    const statement = { name: 'limit-spend', text: SPEND_SQL, values: [`${STORED_NAMES[name]}:${key}`, duration] }
    const { rows } = await withoutDeadline(() => pool.query<{ points: number; wait: number }>(statement))
    const [counter] = rows
    if (!counter || counter.points <= points) return
    metrics?.countLimitReached(STORED_NAMES[name])
    // Logged once per period, so that repeated attempts do not fill the log.
    if (counter.points === points + 1)
      log.warn({ event: 'limit reached', limit: name, of: pseudonymize(key, config) }, 'Event')
    throw tooManyRequests(counter.wait)
  }
  /** Returns the point of a call that turned out not to be limited. */
  const refund = async (name: LimitName, key: string) => {
    const statement = { name: 'limit-give-back', text: REFUND_SQL, values: [`${STORED_NAMES[name]}:${key}`] }
    await withoutDeadline(() => pool.query(statement))
  }
  async function spendByAddress(name: LimitName, request: Request) {
    const network = clientNetwork(request)
    if (network !== undefined) await spend(name, network, NETWORK_FACTOR)
    await spend(name, clientAddress(request))
  }
  async function refundByAddress(name: LimitName, request: Request) {
    const network = clientNetwork(request)
    await Promise.all(
      [clientAddress(request), ...(network === undefined ? [] : [network])].map((key) => refund(name, key)),
    )
  }

  return { spend, refund, spendByAddress, refundByAddress }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** @param wait [ms] */
export function tooManyRequests(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const message =
    seconds < 90
      ? t(
          '{n, plural, one {Too many attempts. Try again in # second} other {Too many attempts. Try again in # seconds}}',
          { n: seconds },
        )
      : t(
          '{n, plural, one {Too many attempts. Try again in # minute} other {Too many attempts. Try again in # minutes}}',
          { n: Math.ceil(seconds / 60) },
        )
  return new HttpError(429, message, { 'Retry-After': String(seconds) })
}

/** A keyed hash for the log: equal inputs stay equal, and the input cannot be recovered. */
export const pseudonymize = (text: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>) =>
  createHmac('sha256', sessionSecrets[0] ?? '')
    .update(`log ${text}`)
    .digest('base64url')
    .slice(0, 16)

/** Events contain the account's id and a pseudonym of the network address. */
export const createEventLogger =
  ({ log, config }: Pick<Deps, 'log' | 'config'>) =>
  (event: string, request: Request, account?: number) =>
    log.info({ event, account, address: pseudonymize(clientAddress(request), config), request: request.id }, 'Event')

export type LogEvent = ReturnType<typeof createEventLogger>

/** One household or server typically owns a /64 network. */
const IPV6_PREFIX_BITS = 64
/** Many providers give their customers 256 of these. */
const IPV6_CUSTOMER_BITS = 56
/** Several servers of a hoster may share such a network. */
const NETWORK_FACTOR = 3

/** Network address as rate limits count it. */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  // A trusted proxy may forward an address that its caller made up.
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4' ? address.toString() : networkOf(address, IPV6_PREFIX_BITS)
}

/** Network of a provider's customer; `undefined` for IPv4. */
function clientNetwork({ ip = '' }: Pick<Request, 'ip'>): string | undefined {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined
  return address?.kind() === 'ipv6' ? networkOf(address, IPV6_CUSTOMER_BITS) : undefined
}

/** The zone of the address is left out. */
const networkOf = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${ipaddr.fromByteArray(address.toByteArray())}/${bits}`)}/${bits}`

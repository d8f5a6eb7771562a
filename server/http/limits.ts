import { createHmac } from 'node:crypto'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { regardless } from './deadline.ts'
import { HttpError } from './errors.ts'

/** What is limited, by its setting, and under which name its keys are stored. */
const STORED = {
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

type Name = keyof typeof STORED

/** The database's clock [ms since 1970]: processes whose own clocks differ count the same time. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** One more. A time that is over, or that ends later than any beginning now would, begins again. */
const SPEND = `insert into rate_limits as l (key, points, expire) values ($1, 1, ${NOW} + $2::bigint)
  on conflict (key) do update set
    points = case when l.expire > ${NOW} and l.expire <= ${NOW} + $2::bigint then l.points + 1 else 1 end,
    expire = case when l.expire > ${NOW} and l.expire <= ${NOW} + $2::bigint then l.expire else excluded.expire end
  returning points, (expire - ${NOW})::integer as wait`
const GIVE_BACK = `update rate_limits set points = points - 1 where key = $1 and points > 0 and expire > ${NOW}`

/** Counters in the database, so that all server processes count together. */
export function limits({ pool, config, log, metrics }: Pick<Deps, 'pool' | 'config' | 'log' | 'metrics'>) {
  /** Counts a call against the limit of its key. @throws HttpError 429 beyond it */
  async function spend(name: Name, key: string) {
    const { points, duration } = config.limits[name]
    const statement = { name: 'limit-spend', text: SPEND, values: [`${STORED[name]}:${key}`, duration] }
    const { rows } = await regardless(() => pool.query<{ points: number; wait: number }>(statement))
    const [spent] = rows
    if (!spent || spent.points <= points) return
    metrics?.limited(STORED[name])
    // Once for each time that is counted: whoever goes on trying does not fill the log.
    if (spent.points === points + 1) log.warn({ event: 'limit reached', limit: name, of: hidden(key, config) }, 'Event')
    throw tooMany(spent.wait)
  }
  /** Gives back what a call spent that turned out to be none of those that are limited. */
  const giveBack = async (name: Name, key: string) => {
    const statement = { name: 'limit-give-back', text: GIVE_BACK, values: [`${STORED[name]}:${key}`] }
    await regardless(() => pool.query(statement))
  }
  /** Counts the call against the limit of the caller's address. */
  const spendByAddress = (name: Name, request: Request) => spend(name, addressOf(request))

  return { spend, giveBack, spendByAddress }
}

export type Limits = ReturnType<typeof limits>

/** @param wait [ms] */
function tooMany(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `Too many attempts. Please try again in ${time}`, { 'Retry-After': String(seconds) })
}

/** For the log: what is the same stays the same, and an address cannot be read back from it. */
export const hidden = (text: string, { sessionSecrets }: Pick<Config, 'sessionSecrets'>) =>
  createHmac('sha256', sessionSecrets[0] ?? '')
    .update(`log ${text}`)
    .digest('base64url')
    .slice(0, 16)

/** Of an IPv6 address the first 64 bits count, which is what one household or server gets. */
const HOUSEHOLD = 64

/** The caller's address, as the counters know it. */
export function addressOf({ ip = '' }: Pick<Request, 'ip'>): string {
  // A trusted proxy may pass on anything that its own caller made up.
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const bare = ipaddr.fromByteArray(address.toByteArray())
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${HOUSEHOLD}`)}/${HOUSEHOLD}`
}

import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Request } from 'express'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from './deps.ts'
import { HttpError } from './errors.ts'

/** Counters in the database, so that all server processes count together. */
export function limits({ pool, config }: Pick<Deps, 'pool' | 'config'>) {
  const limiter = (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of them clears the table for all.
      clearExpiredByTimeout: keyPrefix === 'login-address',
      keyPrefix,
      points,
      duration: duration / 1000,
    })
  const each = {
    loginByAddress: limiter('login-address', config.limits.loginByAddress),
    loginByAccount: limiter('login-account', config.limits.loginByAccount),
    register: limiter('register', config.limits.register),
    contact: limiter('contact', config.limits.contact),
    newsletter: limiter('newsletter', config.limits.newsletter),
  }

  async function spend(name: keyof typeof each, key: string) {
    try {
      await each[name].consume(key)
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw tooMany(reason.msBeforeNext)
      throw reason
    }
  }
  /** Gives back what a call spent that turned out to be none of those that are limited. */
  const giveBack = async (name: keyof typeof each, key: string) => {
    await each[name].reward(key)
  }
  /** Counts the call against the limit of the caller's address. @throws HttpError 429 beyond it */
  const spendByAddress = (name: keyof typeof each, request: Request) => spend(name, addressOf(request))

  return { spend, giveBack, spendByAddress }
}

export type Limits = ReturnType<typeof limits>

/** @param wait [ms] */
export function tooMany(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `Too many attempts. Please try again in ${time}`, { 'Retry-After': String(seconds) })
}

/** The caller's address; of an IPv6 one the first 64 bits, which is what one household or server gets. */
export function addressOf(request: Request): string {
  const address = (request.ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':').length : 0
  const whole =
    tail === undefined
      ? groups
      : [...groups, ...Array(Math.max(0, 8 - groups.length - behind)).fill('0'), ...tail.split(':')]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

/** A name as a key of bounded length. */
export const accountKey = (username: string) => createHash('sha256').update(normalised(username)).digest('base64url')

/** An address that cannot be read back from the database. */
export const hiddenAddress = (request: Request, secret: string) =>
  createHmac('sha256', secret).update(addressOf(request)).digest('base64url')

export const normalised = (username: string) => username.trim().toLowerCase()

import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Deps } from '../deps.ts'
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
    currentPassword: limiter('current-password', config.limits.currentPassword),
    signIn: limiter('sign-in', config.limits.signIn),
    rename: limiter('rename', config.limits.rename),
    register: limiter('register', config.limits.register),
    contact: limiter('contact', config.limits.contact),
    newsletter: limiter('newsletter', config.limits.newsletter),
    save: limiter('save', config.limits.save),
    export: limiter('export', config.limits.export),
  }

  /** Counts a call against the limit of its key. @throws HttpError 429 beyond it */
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
  /** Counts the call against the limit of the caller's address. */
  const spendByAddress = (name: keyof typeof each, request: Request) => spend(name, addressOf(request))

  return { spend, giveBack, spendByAddress }
}

export type Limits = ReturnType<typeof limits>

/** @param wait [ms] */
function tooMany(wait: number) {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  const time = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `Too many attempts. Please try again in ${time}`, { 'Retry-After': String(seconds) })
}

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

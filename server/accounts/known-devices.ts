import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '../config.ts'

/** [ms] */
const YEAR = 365 * 24 * 3_600_000
/** Members of a household share a device. */
const MAX_ACCOUNTS_PER_DEVICE = 5

/**
 * Devices on which accounts have signed in, by a signed cookie `id.issued.accounts.signature`. They have rate limits of
 * their own, so that guesses from elsewhere cannot lock the owner out. A stolen cookie allows guesses, no more.
 */
export function createKnownDevices({ secureCookies, sessionSecrets }: Config) {
  const name = secureCookies ? '__Host-device' : 'device'

  const sign = (content: string, secret: string) =>
    createHmac('sha256', secret).update(`device ${content}`).digest('base64url')

  /** Accounts with the most recent sign-in first. */
  function readDevice({ headers }: Pick<Request, 'headers'>) {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
    const value = pairs.find(([key]) => key === name)?.[1] ?? ''
    const [, content = '', id = '', issued, accounts = '', signatureInCookie = ''] =
      /^(([\w-]{16})\.(\d{10})\.([\d-]+))\.([\w-]{43})$/.exec(value) ?? []
    const isAuthentic = sessionSecrets.some((secret) => {
      const expected = Buffer.from(sign(content, secret))
      return expected.length === signatureInCookie.length && timingSafeEqual(expected, Buffer.from(signatureInCookie))
    })
    if (!isAuthentic || Number(issued) * 1000 + YEAR < Date.now()) return undefined
    return { id, accounts: accounts.split('-').map(Number) }
  }

  return {
    /** Key of the account's limit: another one on a device on which the account has signed in. */
    limitKeyOn(request: Pick<Request, 'headers'>, account: number | undefined, key: string) {
      if (account === undefined) return key
      const device = readDevice(request)
      return device?.accounts.includes(account) ? `${key} ${device.id}` : key
    },

    remember(request: Pick<Request, 'headers'>, response: Response, account: number) {
      const { id, accounts } = readDevice(request) ?? { id: randomBytes(12).toString('base64url'), accounts: [] }
      const accountIds = [account, ...accounts.filter((accountId) => accountId !== account)].slice(
        0,
        MAX_ACCOUNTS_PER_DEVICE,
      )
      const content = `${id}.${Math.floor(Date.now() / 1000)}.${accountIds.join('-')}`
      const value = `${content}.${sign(content, sessionSecrets[0] ?? '')}`
      response.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure: secureCookies, path: '/', maxAge: YEAR })
    },
  }
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Config } from '../config.ts'

/** [ms] */
const YEAR = 365 * 24 * 3_600_000
/** People of one household share a device. */
const MOST_ACCOUNTS = 5

interface Device {
  readonly id: string
  /** Those that signed in on it, the latest first. */
  readonly accounts: readonly number[]
}

/**
 * Devices on which accounts have signed in before, known by a signed cookie: `id.issued.accounts.signature`. Guesses from
 * elsewhere must not lock the owner out of them. The cookie opens nothing: who steals one may guess, no more.
 */
export function devices({ secureCookies, sessionSecrets }: Config) {
  const name = secureCookies ? '__Host-device' : 'device'

  const signature = (content: string, secret: string) =>
    createHmac('sha256', secret).update(`device ${content}`).digest('base64url')

  function read({ headers }: Pick<Request, 'headers'>): Device | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
    const value = pairs.find(([key]) => key === name)?.[1] ?? ''
    const [, content = '', id = '', issued, accounts = '', signed = ''] =
      /^(([\w-]{16})\.(\d{10})\.([\d-]+))\.([\w-]{43})$/.exec(value) ?? []
    const isOurs = sessionSecrets.some((secret) => {
      const expected = Buffer.from(signature(content, secret))
      return expected.length === signed.length && timingSafeEqual(expected, Buffer.from(signed))
    })
    if (!isOurs || Number(issued) * 1000 + YEAR < Date.now()) return undefined
    return { id, accounts: accounts.split('-').map(Number) }
  }

  return {
    /** The device of the request, if the account has signed in on it before. */
    knownTo(request: Pick<Request, 'headers'>, account: number) {
      const device = read(request)
      return device?.accounts.includes(account) ? device.id : undefined
    },

    /** Writes down that the account signed in on the device of the request. */
    remember(request: Pick<Request, 'headers'>, response: Response, account: number) {
      const { id, accounts } = read(request) ?? { id: randomBytes(12).toString('base64url'), accounts: [] }
      const all = [account, ...accounts.filter((each) => each !== account)].slice(0, MOST_ACCOUNTS)
      const content = `${id}.${Math.floor(Date.now() / 1000)}.${all.join('-')}`
      const value = `${content}.${signature(content, sessionSecrets[0] ?? '')}`
      response.cookie(name, value, { httpOnly: true, sameSite: 'lax', secure: secureCookies, path: '/', maxAge: YEAR })
    },
  }
}

export type Devices = ReturnType<typeof devices>

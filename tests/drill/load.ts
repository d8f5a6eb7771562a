import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { cookiesOf } from '../support/cookies-of.ts'

/** Pause of a simulated user between rounds [ms]. */
const THINK_TIME = 20

export interface Load {
  /** Ids of acknowledged calculations. */
  readonly saved: Set<number>
  /** Requests since the last call, and those with unexpected responses. */
  count: () => { readonly requests: number; readonly failures: readonly string[]; readonly slowest: number }
  /** While true, failed saves are repeated with the same idempotency key, as in a browser. */
  retriesSaves: boolean
  readonly stop: () => Promise<void>
}

const JSON_TYPE = { 'Content-Type': 'application/json' }
/** @param body sent as JSON */
const posting = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
})
export const post = (address: string, body: object) => fetch(address, posting(body))

export function newPerson() {
  const username = `drill${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.org`, country: 'Peru', password: 'drill-the-roof-well-7' }
}

const calculation = {
  calculatorType: 'Solar Calculator',
  inputs: { monthlyBill: '150', sunHours: '5' },
  results: { recommendedSize: 11.1, estimatedSavings: 1620, paybackPeriod: 20.6 },
}

/** Simulated users who register, save calculations and read lists, pages and articles until stopped. */
export async function startLoad(origin: string, people: number): Promise<Load> {
  let isStopped = false
  let requests = 0
  let failures: string[] = []
  let slowest = 0
  const saved = new Set<number>()

  async function send(what: string, expected: number, path: string, options: RequestInit = {}) {
    requests++
    const start = performance.now()
    try {
      const response = await fetch(origin + path, { ...options, signal: AbortSignal.timeout(20_000) })
      const text = await response.text()
      if (response.status !== expected) failures.push(`${what}: ${response.status} ${text.slice(0, 80)}`)
      return { isGood: response.status === expected, text, cookie: cookiesOf(response) }
    } catch (error) {
      const { message, cause } = error as Error
      failures.push(`${what}: ${message} ${cause instanceof Error ? cause.message : ''}`)
      return { isGood: false, text: '', cookie: '' }
    } finally {
      slowest = Math.max(slowest, performance.now() - start)
    }
  }

  async function person() {
    const { cookie } = await send('sign up', 201, '/api/register', posting(newPerson()))
    const headers = { Cookie: cookie }
    while (!isStopped) {
      const saving = posting(calculation, { ...headers, 'Idempotency-Key': randomUUID() })
      for (let tries = 0; ; tries++) {
        const savedResponse = await send('save', 201, '/api/calculations', saving)
        if (savedResponse.isGood) saved.add((JSON.parse(savedResponse.text) as { id: number }).id)
        if (savedResponse.isGood || isStopped || !load.retriesSaves || tries > 100) break
        await pause(200)
      }
      await send('list', 200, '/api/calculations', { headers })
      await send('page', 200, '/profile', { headers })
      await send('visitor', 200, '/')
      await send('articles', 200, '/api/articles')
      await pause(THINK_TIME)
    }
  }

  const load: Load = {
    saved,
    retriesSaves: false,
    count() {
      const counts = { requests, failures, slowest }
      requests = 0
      failures = []
      slowest = 0
      return counts
    },
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
  const running = Array.from({ length: people }, person)
  return load
}

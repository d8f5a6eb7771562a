import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** Between two rounds of a person [ms]: no faster than people who are in a hurry. */
const BREATH = 20

export interface Load {
  /** Ids of calculations that the site said it had saved. */
  readonly saved: Set<number>
  /** Answers since the last look, and those that were none of the expected. */
  count: () => { readonly requests: number; readonly failures: readonly string[]; readonly slowest: number }
  /** While true, a save that fails is repeated with its key, as a browser does. */
  repeats: boolean
  readonly stop: () => Promise<void>
}

const ORIGIN = { 'Content-Type': 'application/json' }
const calculation = {
  calculatorType: 'Solar Calculator',
  inputs: { monthlyBill: '150', sunHours: '5' },
  results: { recommendedSize: 11.1, estimatedSavings: 1620, paybackPeriod: 20.6 },
}

/** People who sign up, save calculations, and read their list, pages and articles, until told to stop. */
export async function startLoad(origin: string, people: number): Promise<Load> {
  let isOver = false
  let requests = 0
  let failures: string[] = []
  let slowest = 0
  const saved = new Set<number>()

  async function ask(what: string, expected: number, path: string, more: RequestInit = {}) {
    requests++
    const start = performance.now()
    try {
      const response = await fetch(origin + path, { ...more, signal: AbortSignal.timeout(20_000) })
      const text = await response.text()
      if (response.status !== expected) failures.push(`${what}: ${response.status} ${text.slice(0, 80)}`)
      return { isGood: response.status === expected, text, headers: response.headers }
    } catch (error) {
      const { message, cause } = error as Error
      failures.push(`${what}: ${message} ${cause instanceof Error ? cause.message : ''}`)
      return { isGood: false, text: '', headers: new Headers() }
    } finally {
      slowest = Math.max(slowest, performance.now() - start)
    }
  }

  async function person() {
    const username = `drill${randomUUID().slice(0, 8)}`
    const body = { username, email: `${username}@example.org`, country: 'Peru', password: 'drill-the-roof-well-7' }
    const joined = await ask('sign up', 201, '/api/register', {
      method: 'POST',
      headers: ORIGIN,
      body: JSON.stringify(body),
    })
    const cookie =
      joined.headers
        .getSetCookie()
        .find((each) => each.startsWith('session='))
        ?.split(';')[0] ?? ''
    while (!isOver) {
      const headers = { ...ORIGIN, Cookie: cookie, 'Idempotency-Key': randomUUID() }
      for (let tries = 0; ; tries++) {
        const made = await ask('save', 201, '/api/calculations', {
          method: 'POST',
          headers,
          body: JSON.stringify(calculation),
        })
        if (made.isGood) saved.add((JSON.parse(made.text) as { id: number }).id)
        if (made.isGood || isOver || !load.repeats || tries > 100) break
        await pause(200)
      }
      await ask('list', 200, '/api/calculations', { headers: { Cookie: cookie } })
      await ask('page', 200, '/profile', { headers: { Cookie: cookie } })
      await ask('visitor', 200, '/')
      await ask('articles', 200, '/api/articles')
      await pause(BREATH)
    }
  }

  const load: Load = {
    saved,
    repeats: false,
    count() {
      const counted = { requests, failures, slowest }
      requests = 0
      failures = []
      slowest = 0
      return counted
    },
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
  const running = Array.from({ length: people }, person)
  return load
}

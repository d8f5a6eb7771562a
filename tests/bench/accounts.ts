import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import solar from '#shared/calculators/definitions/solar.ts'
import { hashPassword, verifyPassword } from '../../server/accounts/passwords.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/connect.ts'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { watchContent } from '../../server/website/content-watch.ts'
import { cookiesOf } from '../support/cookies-of.ts'
import { NO_LIMITS } from '../support/no-limits.ts'
import { root } from '../support/served-site.ts'
import { silentLog } from '../support/silent-log.ts'
import { startTemporaryPostgres } from '../support/temporary-postgres.ts'
import { formatRow } from './report.ts'
import { requestsPerSecond } from './requests.ts'

const calculateSolar = () => solar().calculate({ ...solar().initialInputs, monthlyBill: '150', sunHours: '5' })

const PASSWORD = 'a good long sentence'
const ROUNDS = 20

/**
 * Measures account operations: the share of password hashing in a sign-in, queries per request, and the effect of a
 * long history.
 */
export async function benchAccounts() {
  const postgres = await startTemporaryPostgres(join(root, '.data'))
  const url = postgres.url('postgres')
  await withPreparationLock(url, (client) => applyMigrations(client, join(root, 'migrations')))
  const config = readConfig({
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret for the bench only of forty characters',
    LOG_LEVEL: 'silent',
    ...NO_LIMITS,
  })
  const log = silentLog()
  const { db, pool } = openDatabase(url, 10, log)
  const content = watchContent({ db, log })
  const server = createServer(createApp({ db, pool, config, log, content })).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const statements = countStatements()

  const send = (path: string, body: unknown, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    })

  try {
    const person = (username: string) => ({
      username,
      email: `${username}@example.com`,
      country: 'France',
      password: PASSWORD,
    })
    const cookie = cookiesOf(await send('/api/register', person('short')))
    const longCookie = cookiesOf(await send('/api/register', person('long')))

    const hash = await hashPassword(PASSWORD)
    const hashing = await time(() => verifyPassword(PASSWORD, hash))
    const signingIn = await time(() => send('/api/login', { username: 'short', password: PASSWORD }))
    formatRow('Signing in', `${signingIn.toFixed(1)} ms`, `${Math.round((100 * hashing) / signingIn)} % of it hashing`)

    const calculation = runInLanguage('en', calculateSolar)
    for (let saved = 0; saved < 20; saved += 1) await send('/api/calculations', calculation, cookie)
    const get = (path: string) => fetch(origin + path, { headers: { cookie } })
    for (const path of ['/api/user', '/api/calculations', '/api/admin/check']) {
      await get(path)
      formatRow(`Database statements of GET ${path}`, `${await statements(() => get(path))}`, 'goal: at most 2')
    }
    formatRow(
      'Database statements of a save',
      `${await statements(() => send('/api/calculations', calculation, cookie))}`,
      'goal: at most 3',
    )

    await pool.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
       select (select id from users where username = 'long'), calculator_type, inputs, results, notes
       from (select * from saved_calculations limit 1) one, generate_series(1, 10000)`,
    )
    await pool.query('analyze saved_calculations')
    await requestsPerSecond(`${origin}/api/calculations`, 2, { cookie })
    const few = await requestsPerSecond(`${origin}/api/calculations`, 5, { cookie })
    const lots = await requestsPerSecond(`${origin}/api/calculations`, 5, { cookie: longCookie })
    formatRow('GET /api/calculations with 20 saved', `${Math.round(few)} /s`)
    formatRow(
      'GET /api/calculations with 10,000 saved',
      `${Math.round(lots)} /s`,
      `${(lots / few).toFixed(2)} × that with 20`,
    )
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    content.stop()
    await pool.end()
    await postgres.stop()
  }
}

/** Median of several rounds after one warm-up [ms]. */
async function time(work: () => PromiseLike<unknown>) {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN
}

/** Counts all database statements of this process. */
function countStatements() {
  let count = 0
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count += 1
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
  return async (work: () => PromiseLike<unknown>) => {
    const before = count
    await work()
    return count - before
  }
}

import { join } from 'node:path'
import solar from '#shared/calculators/definitions/solar.ts'
import { hashPassword, verifyPassword } from '../../server/accounts/passwords.ts'
import { cookiesOf } from '../support/cookies-of.ts'
import { root } from '../support/served-site.ts'
import { startTemporaryPostgres } from '../support/temporary-postgres.ts'
import { formatRow, middle, timeUntil } from './report.ts'
import { requestsPerSecond } from './requests.ts'
import { newUser, openSite, PASSWORD, post } from './site.ts'

const ROUNDS = 20

/** Measures account operations: the share of password hashing in a sign-in, and the effect of a long history. */
export async function benchAccounts() {
  const postgres = await startTemporaryPostgres(join(root, '.data'))
  const { origin, pool, close } = await openSite(postgres.url('postgres'))
  try {
    const register = async (name: string) => cookiesOf(await post(`${origin}/api/register`, newUser(name)))
    const [cookie, longCookie] = [await register('short'), await register('long')]

    const hash = await hashPassword(PASSWORD)
    const hashing = await time(() => verifyPassword(PASSWORD, hash))
    const signingIn = await time(() => post(`${origin}/api/login`, { username: 'short', password: PASSWORD }))
    formatRow('Signing in', `${signingIn.toFixed(1)} ms`, `${Math.round((100 * hashing) / signingIn)} % of it hashing`)

    const calculation = solar().calculate({ ...solar().initialInputs, monthlyBill: '150', sunHours: '5' })
    for (let saved = 0; saved < 20; saved += 1) await post(`${origin}/api/calculations`, calculation, cookie)
    await pool.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
       select (select id from users where username = 'long'), calculator_type, inputs, results, notes
       from (select * from saved_calculations limit 1) one, generate_series(1, 10000)`,
    )
    await pool.query('analyze saved_calculations')
    const rate = (seconds: number, cookie: string) =>
      requestsPerSecond(`${origin}/api/calculations`, seconds, { cookie })
    await rate(2, cookie)
    const [few, lots] = [await rate(5, cookie), await rate(5, longCookie)]
    formatRow('GET /api/calculations with 20 saved', `${Math.round(few)} /s`)
    formatRow(
      'GET /api/calculations with 10,000 saved',
      `${Math.round(lots)} /s`,
      `${(lots / few).toFixed(2)} × that with 20`,
    )
  } finally {
    await close()
    await postgres.stop()
  }
}

/** Median of several rounds after one warm-up [ms]. */
async function time(work: () => PromiseLike<unknown>) {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeUntil(work))
  return middle(times)
}

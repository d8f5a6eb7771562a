import { describe, expect, test, vi } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { clean, removeInParts } from '../../server/database/cleaning.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite({
  config: (usual) => ({
    ...usual,
    limits: { ...usual.limits, loginByAccount: { points: 3, duration: 900_000 } },
  }),
})
const plan = async (query: string) => {
  const client = await site.sql.connect()
  try {
    // With so few rows reading all of them is cheaper; what counts is whether there is another way.
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

/** The statement that the application last sent for its list of users. */
async function statementOf(work: () => PromiseLike<unknown>, part: string) {
  const seen = vi.spyOn(site.pool, 'query')
  try {
    await work()
    const texts = seen.mock.calls.map(([query]) => query as unknown as { text: string } | string)
    return (
      texts.map((query) => (typeof query === 'string' ? query : query.text)).find((text) => text.includes(part)) ?? ''
    )
  } finally {
    seen.mockRestore()
  }
}

describe('The users of an administrator’s list', () => {
  test('are searched and put in order by an index', async () => {
    const { agent } = await site.admin()
    const statement = await statementOf(() => agent.get('/api/admin/users?search=adalove').expect(200), 'order by')
    const values = ["'%adalove%'", '10', '0']
    const filled = statement.replace(/\$(\d)/g, (_, n) => values[Number(n) - 1] ?? '')
    expect(filled).toContain("ilike '%adalove%'")
    expect(await plan(filled)).toContain('users_search_index')
    expect(await plan(filled.replace(/where .* order/, 'order'))).toContain('users_newest_index')
  })
})

describe('A limit', () => {
  test('is reckoned by the database’s clock, whatever the process takes for the time', async () => {
    const { username } = await site.person()
    const tried = () => site.visitor().post('/api/login').send({ username, password: 'wrong' })
    const ahead = Date.now() + 8 * 24 * 3_600_000
    vi.spyOn(Date, 'now').mockReturnValue(ahead)
    try {
      for (let i = 0; i < 3; i++) await tried().expect(401)
    } finally {
      vi.mocked(Date.now).mockRestore()
    }
    const held = await tried().expect(429)
    expect(Number(held.headers['retry-after'])).toBeLessThanOrEqual(900)
  })

  test('that a wrong clock wrote into the far future holds nobody', async () => {
    const { id, username } = await site.person()
    const far = Date.now() + 8 * 24 * 3_600_000
    await site.sql.query('insert into rate_limits (key, points, expire) values ($1, 1000, $2)', [
      `login-account:user ${id}`,
      far,
    ])
    await site.signIn(username)
  })
})

describe('Removing', () => {
  const rowsOf = async (id: number) =>
    (await site.sql.query('select from saved_calculations where user_id = $1', [id])).rowCount
  const fill = (id: number) =>
    site.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results)
       select $1, $2, '{}', '{}' from generate_series(1, 1300)`,
      [id, solar.type],
    )

  test('goes in parts: smaller ones after one that took long, until nothing is left', async () => {
    let left = 1300
    const limits: number[] = []
    await removeInParts(async (limit) => {
      limits.push(limit)
      const removed = Math.min(limit, left)
      left -= removed
      if (limits.length === 1) await new Promise((resolve) => setTimeout(resolve, 300))
      return removed
    })
    expect(left).toBe(0)
    expect(limits[1]).toBeLessThan(limits[0] ?? 0)
  })

  test('an account with much in it takes several statements, and all of it goes', async () => {
    const [full, other] = [await site.user(), await site.user()]
    await fill(full.id)
    await fill(other.id)
    const deletes = vi.spyOn(site.pool, 'query')
    await full.agent.delete('/api/user').send({ password: PASSWORD }).expect(204)
    const parts = deletes.mock.calls.filter(([query]) =>
      ((query as unknown as { text?: string }).text ?? '').startsWith('delete from "saved_calculations"'),
    )
    deletes.mockRestore()
    expect(parts.length).toBeGreaterThan(1)
    expect([await rowsOf(full.id), await rowsOf(other.id)]).toEqual([0, 1300])
    await other.agent.delete('/api/calculations').expect(204)
    expect(await rowsOf(other.id)).toBe(0)
  })

  test('the last administrator takes nothing of theirs away', async () => {
    const alone = await openWebsite()
    const { agent, id } = await alone.admin()
    await alone.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) values ($1, $2, '{}', '{}')`,
      [id, solar.type],
    )
    await agent.delete('/api/user').send({ password: PASSWORD }).expect(409)
    expect((await alone.sql.query('select from saved_calculations')).rowCount).toBe(1)
  })

  test('what is stale leaves what is not', async () => {
    const { agent } = await site.user()
    await site.sql.query(
      `insert into sessions (sid, sess, expire) select 'old ' || n, '{}', now() - interval '1 minute' from generate_series(1, 700) n`,
    )
    await site.sql.query(`insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, $1)`, [
      Date.now() + 60_000,
    ])
    await site.sql.query(
      `insert into outbox (recipient, subject, body, message_id, created_at, sent_at)
       values ('a', 'sent long ago', '', 'x', now() - interval '31 days', now()), ('a', 'waiting', '', 'y', now() - interval '31 days', null)`,
    )
    await clean({ pool: site.sql })
    expect((await site.sql.query(`select from sessions where sid like 'old %'`)).rowCount).toBe(0)
    expect((await site.sql.query(`select key from rate_limits where key in ('old', 'new')`)).rows).toEqual([
      { key: 'new' },
    ])
    expect((await site.sql.query('select subject from outbox')).rows).toEqual([{ subject: 'waiting' }])
    await agent.get('/api/user').expect(200)
  })
})

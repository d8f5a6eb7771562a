import { describe, expect, onTestFinished, test, vi } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { applyRetention, deleteInBatches } from '../../server/database/retention.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite({
  config: (defaults) => ({
    ...defaults,
    limits: { ...defaults.limits, loginByAccount: { points: 3, duration: 900_000 } },
  }),
})
const plan = async (query: string) => {
  const client = await site.sql.connect()
  try {
    // A sequential scan would be cheaper for so few rows; the test is whether an index can be used.
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release(true)
  }
}

/** The last statement containing `part` that the application sent. */
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
  test('are searched and sorted by an index', async () => {
    const { agent } = await site.admin()
    await site.person({ username: 'adalovelace' })
    const searched = () => agent.get('/api/admin/users?search=adalove').expect(200)
    const filled = (statement: string, values: string[]) =>
      statement.replace(/\$(\d)/g, (_, n) => values[Number(n) - 1] ?? '')
    const looking = filled(await statementOf(searched, 'ilike'), ["'%adalove%'", '1000'])
    expect(looking).toContain("ilike '%adalove%' order by")
    expect(await plan(looking)).toContain('users_search_index')
    const short = () => agent.get('/api/admin/users?search=zq').expect(200)
    const beginning = filled(await statementOf(short, '~*'), ["E'(^|[\\n ])zq'", '1000'])
    expect(await plan(beginning)).toContain('users_search_index')
    const all = await statementOf(() => agent.get('/api/admin/users').expect(200), 'order by "users"."id"')
    expect(await plan(filled(all, ['1000', '10', '0']))).toContain('users_pkey')
  })

  test('are compared once for a prefix of every address', async () => {
    const { agent } = await site.admin()
    await site.sql.query(
      `insert into users (username, email, password, country)
       select 'buyer' || n, 'buyer' || n || '@example.com', '!', 'Peru' from generate_series(1, 300) n`,
    )
    const { id } = await site.person({ username: 'Marie Coulomb' })
    const compared = vi.spyOn(site.pool, 'query')
    onTestFinished(() => compared.mockRestore())
    const { body } = await agent.get('/api/admin/users?search=co').expect(200)
    expect(body).toMatchObject({ users: [{ id }], totalPages: 1 })
    const texts = compared.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '')
    expect(texts.filter((text) => text.includes("coalesce(first_name || ' '")).length).toBe(1)
    expect(texts.join(' ').match(/ i?like /g) ?? []).toEqual([])
  })
})

describe('A page of a long list', () => {
  test('equals counting through the list, from the first to the last page', async () => {
    const { agent } = await site.admin()
    await site.sql.query('truncate admin_log')
    const write = (count: number) =>
      site.sql.query(
        `insert into admin_log (admin_name, action, subject) select 'a', 'b', n::text from generate_series(1, $1::integer) n`,
        [count],
      )
    await write(3500)
    // Deletes whole blocks and parts of others, and inserts rows.
    await site.sql.query(
      'delete from admin_log where id between (select min(id) + 700 from admin_log) and (select min(id) + 2900 from admin_log)',
    )
    await write(37)
    const { rows } = await site.sql.query<{ id: number }>('select id from admin_log order by id desc')
    expect(rows).toHaveLength(3500 - 2201 + 37)
    const last = Math.ceil(rows.length / 20)
    for (const page of [1, 2, 20, 41, 42, 43, last - 1, last]) {
      const { body } = await agent.get(`/api/admin/log?page=${page}`).expect(200)
      expect(body.totalPages).toBe(last)
      const ids = body.entries.map(({ id }: { id: number }) => id)
      expect(ids).toEqual(rows.slice((page - 1) * 20, page * 20).map(({ id }) => id))
    }
    expect((await agent.get(`/api/admin/log?page=${last + 1}`)).body).toEqual({ entries: [], totalPages: last })
  })

  test('includes cascaded deletions and committed rows only', async () => {
    const { agent } = await site.admin()
    const pagesOf = async () => (await agent.get('/api/admin/messages').expect(200)).body.totalPages
    const { id } = await site.person()
    const write = `insert into contact_messages (name, email, message, user_id) select 'a', 'b', 'c', $1 from generate_series(1, 60)`
    await site.sql.query(write, [id])
    expect(await pagesOf()).toBe(3)
    const client = await site.sql.connect()
    await client.query('begin')
    await client.query(write, [id])
    expect(await pagesOf()).toBe(3)
    await client.query('rollback')
    client.release()
    expect(await pagesOf()).toBe(3)
    await site.sql.query('delete from users where id = $1', [id])
    expect(await pagesOf()).toBe(0)
  })

  test('limits the number of search results', async () => {
    const { agent } = await site.admin()
    await site.sql.query(
      `insert into users (username, email, password, country)
       select 'crowd' || n, 'crowd' || n || '@example.com', '!', 'Peru' from generate_series(1, 1200) n`,
    )
    const list = async (page: number) => (await agent.get(`/api/admin/users?search=crowd&page=${page}`)).body
    expect((await list(1)).totalPages).toBe(100)
    expect((await list(100)).users).toHaveLength(10)
    expect(await list(101)).toEqual({ users: [], totalPages: 100 })
  })
})

describe('A limit', () => {
  test('uses the database’s clock', async () => {
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

  test('ignores expiry in the far future', async () => {
    const { id, username } = await site.person()
    const far = Date.now() + 8 * 24 * 3_600_000
    await site.sql.query('insert into rate_limits (key, points, expire) values ($1, 1000, $2)', [
      `login-account:user ${id}`,
      far,
    ])
    await site.signIn(username)
  })
})

describe('Deleting', () => {
  const rowsOf = async (id: number) =>
    (await site.sql.query('select from saved_calculations where user_id = $1', [id])).rowCount
  const fill = (id: number) =>
    site.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results)
       select $1, $2, '{}', '{}' from generate_series(1, 1300)`,
      [id, solar().type],
    )

  test('adapts the batch size to its duration', async () => {
    let left = 1300
    const limits: number[] = []
    await deleteInBatches(async (limit) => {
      limits.push(limit)
      const removed = Math.min(limit, left)
      left -= removed
      if (limits.length === 1) await new Promise((resolve) => setTimeout(resolve, 300))
      return removed
    })
    expect(left).toBe(0)
    expect(limits[1]).toBeLessThan(limits[0] ?? 0)
  })

  test('a large account takes several statements', async () => {
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

  test('the last administrator fails before anything is deleted', async () => {
    const alone = await openWebsite()
    const { agent, id } = await alone.admin()
    await alone.sql.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) values ($1, $2, '{}', '{}')`,
      [id, solar().type],
    )
    await agent.delete('/api/user').send({ password: PASSWORD }).expect(409)
    expect((await alone.sql.query('select from saved_calculations')).rowCount).toBe(1)
  })

  test('expired rows keeps others', async () => {
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
    await applyRetention({ ...site, pool: site.sql })
    expect((await site.sql.query(`select from sessions where sid like 'old %'`)).rowCount).toBe(0)
    expect((await site.sql.query(`select key from rate_limits where key in ('old', 'new')`)).rows).toEqual([
      { key: 'new' },
    ])
    expect((await site.sql.query('select subject from outbox')).rows).toEqual([{ subject: 'waiting' }])
    await agent.get('/api/user').expect(200)
  })
})

import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import solar from '#shared/calculators/definitions/solar.ts'
import { sumOf } from '#shared/calendar.ts'
import { applyRetention, deleteInBatches } from '../../server/database/retention.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite({
  config: {
    limits: { loginByAccount: { points: 3, duration: 900_000 } },
    retentionDays: { messages: 100, log: 50, pictures: 10 },
  },
})
const applyNow = () => applyRetention({ ...site, pool: site.sql })
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

const addUsers = (name: string, count: number) =>
  site.query(
    `insert into users (username, email, password, country)
     select $1::text || n, $1::text || n || '@example.com', '!', 'Peru' from generate_series(1, $2::integer) n`,
    name,
    count,
  )

/** Texts of the statements that the application sends outside of transactions. */
async function statementsOf(work: () => PromiseLike<unknown>) {
  const sent = vi.spyOn(site.pool, 'query')
  await work()
  const texts = sent.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? String(query))
  sent.mockRestore()
  return texts
}

describe('The users of an administrator’s list', () => {
  test('are searched and sorted by an index', async () => {
    const { agent } = await site.admin()
    await site.person({ username: 'adalovelace' })
    /** The statement of a list, with values for its parameters. */
    const statement = async (query: string, part: string, ...values: string[]) => {
      const texts = await statementsOf(() => agent.get(`/api/admin/users${query}`).expect(200))
      const text = texts.find((text) => text.includes(part)) ?? ''
      return text.replace(/\$(\d)/g, (_, n) => values[Number(n) - 1] ?? '')
    }
    const looking = await statement('?search=adalove', 'ilike', "'%adalove%'", '1000')
    expect(looking).toContain("ilike '%adalove%' order by")
    expect(await plan(looking)).toContain('users_search_index')
    const beginning = await statement('?search=zq', '~*', "E'(^|[\\n ])zq'", '1000')
    expect(await plan(beginning)).toContain('users_search_index')
    expect(await plan(await statement('', 'order by "users"."id"', '1000', '10', '0'))).toContain('users_pkey')
  })

  test('are compared once for a prefix of every address', async () => {
    const { agent } = await site.admin()
    await addUsers('buyer', 300)
    const { id } = await site.person({ username: 'Marie Coulomb' })
    const texts = await statementsOf(async () => {
      const { body } = await agent.get('/api/admin/users?search=co').expect(200)
      expect(body).toMatchObject({ users: [{ id }], totalPages: 1 })
    })
    expect(texts.filter((text) => text.includes("coalesce(first_name || ' '"))).toHaveLength(1)
    expect(texts.join(' ')).not.toMatch(/ i?like /)
  })
})

describe('A page of a long list', () => {
  test('equals counting through the list, from the first to the last page', async () => {
    const { agent } = await site.admin()
    await site.query('truncate admin_log')
    const write = (count: number) =>
      site.query(
        `insert into admin_log (admin_name, action, subject) select 'a', 'b', n::text from generate_series(1, $1::integer) n`,
        count,
      )
    await write(3500)
    // Deletes whole blocks and parts of others, and inserts rows.
    await site.query(
      'delete from admin_log where id between (select min(id) + 700 from admin_log) and (select min(id) + 2900 from admin_log)',
    )
    await write(37)
    const rows = await site.query('select id from admin_log order by id desc')
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
    await site.query(write, id)
    expect(await pagesOf()).toBe(3)
    const client = await site.sql.connect()
    await client.query('begin')
    await client.query(write, [id])
    expect(await pagesOf()).toBe(3)
    await client.query('rollback')
    client.release()
    expect(await pagesOf()).toBe(3)
    await site.query('delete from users where id = $1', id)
    expect(await pagesOf()).toBe(0)
  })

  test('limits the number of search results', async () => {
    const { agent } = await site.admin()
    await addUsers('crowd', 1200)
    const list = async (page: number) => (await agent.get(`/api/admin/users?search=crowd&page=${page}`)).body
    expect((await list(1)).totalPages).toBe(100)
    expect((await list(100)).users).toHaveLength(10)
    expect(await list(101)).toEqual({ users: [], totalPages: 100 })
  })
})

describe('A limit', () => {
  test('uses the database’s clock', async () => {
    const { username } = await site.person()
    const tried = () => site.post('/api/login', { username, password: 'wrong' })
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
    await site.query(
      'insert into rate_limits (key, points, expire) values ($1, 1000, $2)',
      `login-account:user ${id}`,
      far,
    )
    await site.signIn(username)
  })
})

describe('Deleting', () => {
  const rowsOf = async (id: number) =>
    (await site.query('select from saved_calculations where user_id = $1', id)).length
  const fill = (id: number) =>
    site.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results)
       select $1, $2, '{}', '{}' from generate_series(1, 1300)`,
      id,
      solar().type,
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
    const texts = await statementsOf(() => full.agent.delete('/api/user', { password: PASSWORD }).expect(204))
    const parts = texts.filter((text) => text.startsWith('delete from "saved_calculations"'))
    expect(parts.length).toBeGreaterThan(1)
    expect([await rowsOf(full.id), await rowsOf(other.id)]).toEqual([0, 1300])
    await other.agent.delete('/api/calculations').expect(204)
    expect(await rowsOf(other.id)).toBe(0)
  })

  test('the last administrator fails before anything is deleted', async () => {
    const alone = await openWebsite()
    const { agent, id } = await alone.admin()
    await alone.query(
      `insert into saved_calculations (user_id, calculator_type, inputs, results) values ($1, $2, '{}', '{}')`,
      id,
      solar().type,
    )
    await agent.delete('/api/user', { password: PASSWORD }).expect(409)
    expect((await alone.query('select from saved_calculations')).length).toBe(1)
  })

  test('expired rows keeps others', async () => {
    const { agent } = await site.user()
    await site.query(
      `insert into sessions (sid, sess, expire) select 'old ' || n, '{}', now() - interval '1 minute' from generate_series(1, 700) n`,
    )
    await site.query(
      `insert into rate_limits (key, points, expire) values ('old', 1, 1), ('new', 1, $1)`,
      Date.now() + 60_000,
    )
    await site.query(`insert into outbox (recipient, subject, body, message_id, created_at, sent_at)
       values ('a', 'sent long ago', '', 'x', now() - interval '31 days', now()), ('a', 'waiting', '', 'y', now() - interval '31 days', null)`)
    await applyNow()
    expect((await site.query(`select from sessions where sid like 'old %'`)).length).toBe(0)
    expect(await site.query(`select key from rate_limits where key in ('old', 'new')`)).toEqual([{ key: 'new' }])
    expect(await site.query('select subject from outbox')).toEqual([{ subject: 'waiting' }])
    await agent.get('/api/user').expect(200)
  })
})

describe('Rows with a configured retention', async () => {
  const { id: authorId } = await site.person({ isAdmin: true })
  const column = async (query: string) => (await site.query(query)).map(({ of }) => of).sort()

  test('deletes messages after their retention', async () => {
    await site.query(`insert into contact_messages (name, email, message, created_at)
       select 'age ' || age, 'a@example.com', 'Ten letters', now() - age * interval '1 day' from unnest(array[0, 99, 101, 800]) age`)
    await applyNow()
    expect(await column(`select name as of from contact_messages where name like 'age %'`)).toEqual(['age 0', 'age 99'])
  })

  test('deletes log entries after their retention', async () => {
    await site.query(`insert into admin_log (admin_name, action, subject, created_at)
       select 'a', 'b', 'age ' || age, now() - age * interval '1 day' from unnest(array[0, 49, 51]) age`)
    await applyNow()
    expect(await column(`select subject as of from admin_log where subject like 'age %'`)).toEqual(['age 0', 'age 49'])
  })

  test('deletes pictures that no article uses', async () => {
    const [cover, inText, unused, former, young] = Array.from({ length: 5 }, () => randomBytes(32).toString('hex'))
    for (const id of [cover, inText, unused, former, young])
      await site.query(
        `insert into uploads (id, content_type, bytes, width, height, created_at)
         values ($1, 'image/webp', '', 1, 1, now() - $2 * interval '1 day')`,
        id,
        id === young ? 9 : 11,
      )
    const content = `<p>Words <img src="/uploads/${inText}.webp"> and <img src="/uploads/${former}.webp"></p>`
    const article = await site.article(authorId, { image: `/uploads/${cover}.webp`, content })
    await site.query('update articles set content = replace(content, $1, $2) where id = $3', former, inText, article.id)
    await applyNow()
    expect(await column('select id as of from uploads')).toEqual([cover, inText, young].sort())
    await site.query('delete from articles where id = $1', article.id)
    await applyNow()
    expect(await column('select id as of from uploads')).toEqual([young])
  })

  test('deletes in batches', async () => {
    await site.query(`insert into contact_messages (name, email, message, created_at)
       select 'old', 'a@example.com', 'Ten letters', now() - interval '101 days' from generate_series(1, 1200)`)
    const sizes: number[] = []
    const query = async (text: string, values: [number]) => {
      const answer = await site.sql.query(text, values)
      if (text.includes('contact_messages')) sizes.push(answer.rowCount ?? 0)
      return answer
    }
    await applyRetention({ ...site, pool: { query } as never })
    expect(sizes.length).toBeGreaterThan(1)
    expect(sumOf(sizes)).toBe(1200)
  })
})

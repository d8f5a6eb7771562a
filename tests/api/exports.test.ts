import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { homes, savedCalculations } from '#shared/tables.ts'
import { cable } from '../support/cable.ts'
import { openWebsite, type Website } from '../support/website.ts'

/** Calculations of the person, each with notes of its own. */
const fill = (site: Website, userId: number, count: number) =>
  site.sql.query(
    `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
     select $1, 'Solar Calculator', '{"monthlyBill": "150", "sunHours": "5"}', '{"paybackPeriod": 20.6}', 'note ' || n
     from generate_series(1, $2::integer) n`,
    [userId, count],
  )

describe('The file with everything held about a person', async () => {
  const site = await openWebsite()

  test('is read in one statement where that is not much: a database far away is asked once', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20)
    await site.sql.query(`insert into homes (user_id, home) values ($1, '{"version": 1, "name": "Ours"}')`, [id])
    // The session, the limit, and what is held.
    expect(await site.statements(() => agent.get('/api/user/export').expect(200))).toBe(3)
  })

  test('has every row as the database has it, with its times', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20)
    await site.sql.query(`insert into homes (user_id, home) values ($1, '{"version": 1, "name": "Ours"}')`, [id])
    const file = JSON.parse((await agent.get('/api/user/export').expect(200)).text)
    const stored = async (rows: PromiseLike<object[]>) => JSON.parse(JSON.stringify(await rows))
    const [home] = await stored(site.db.select().from(homes).where(eq(homes.userId, id)))
    const { userId: _, ...kept } = home
    expect(file.plans).toEqual([kept])
    const calculations = await stored(site.db.select().from(savedCalculations).where(eq(savedCalculations.userId, id)))
    expect(file.calculations).toHaveLength(20)
    expect(file.calculations).toEqual(
      calculations.reverse().map(({ userId, idempotencyKey, ...row }: Record<string, unknown>) => row),
    )
  })

  test.each([199, 200, 201, 600, 3100])('has each of %i calculations once, the newest first', async (count) => {
    const { agent, id } = await site.user()
    await fill(site, id, count)
    const asked = await site.statements(async () => {
      const file = JSON.parse((await agent.get('/api/user/export').expect(200)).text)
      const notes = file.calculations.map((row: { notes: string }) => row.notes)
      expect(notes).toEqual(Array.from({ length: count }, (_, i) => `note ${count - i}`))
    })
    // Larger and larger batches: 3,100 rows are five of them, not sixteen.
    expect(asked).toBeLessThanOrEqual(3 + 4)
  })
})

describe('A file of a database far away', async () => {
  let wire: Awaited<ReturnType<typeof cable>> | undefined
  const site = await openWebsite({
    databaseUrl: async (url) => {
      wire = await cable(url)
      return wire.url
    },
    deps: { longestFile: 1200 },
  })
  const line = wire ?? expect.fail('no cable')
  afterAll(() => line.close())

  test('has an end: what would take too long is broken off, and never told as whole', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20_000)
    // Fifteen statements of 0.4 s each: below every limit of a single one.
    line.stretch(200)
    await expect(agent.get('/api/calculations/export?format=json')).rejects.toThrow(/aborted|hang up/)
    line.mend()
    await expect.poll(() => agent.get('/api/user').then(({ status }) => status), { timeout: 10_000 }).toBe(200)
    expect(site.pool.totalCount - site.pool.idleCount).toBe(0)
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { homes, savedCalculations } from '#shared/tables.ts'
import { openWebsite, openWebsiteBehindProxy, type Website } from '../support/website.ts'

/** Inserts calculations with distinct notes. */
const fill = (site: Website, userId: number, count: number) =>
  site.sql.query(
    `insert into saved_calculations (user_id, calculator_type, inputs, results, notes)
     select $1, 'Solar Calculator', '{"monthlyBill": "150", "sunHours": "5"}', '{"paybackPeriod": 20.6}', 'note ' || n
     from generate_series(1, $2::integer) n`,
    [userId, count],
  )

describe('The export of personal data', async () => {
  const site = await openWebsite()

  test('takes one query for few rows', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20)
    await site.sql.query(`insert into homes (user_id, home) values ($1, '{"version": 1, "name": "Ours"}')`, [id])
    // Session, rate limit and data.
    expect(await site.statements(() => agent.get('/api/user/export').expect(200))).toBe(3)
  })

  test('contains every row with its times', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20)
    await site.sql.query(`insert into homes (user_id, home) values ($1, '{"version": 1, "name": "Ours"}')`, [id])
    const file = JSON.parse((await agent.get('/api/user/export').expect(200)).text)
    const stored = async (rows: PromiseLike<object[]>) => JSON.parse(JSON.stringify(await rows))
    const [home] = await stored(site.db.select().from(homes).where(eq(homes.userId, id)))
    const { userId: _, ...exportedHome } = home
    expect(file.plans).toEqual([exportedHome])
    const calculations = await stored(site.db.select().from(savedCalculations).where(eq(savedCalculations.userId, id)))
    expect(file.calculations).toHaveLength(20)
    expect(file.calculations).toEqual(
      calculations.reverse().map(({ userId, idempotencyKey, ...row }: Record<string, unknown>) => row),
    )
  })

  test.each([199, 200, 201, 600, 3100])('contains each of %i calculations once, newest first', async (count) => {
    const { agent, id } = await site.user()
    await fill(site, id, count)
    const asked = await site.statements(async () => {
      const file = JSON.parse((await agent.get('/api/user/export').expect(200)).text)
      const notes = file.calculations.map((row: { notes: string }) => row.notes)
      expect(notes).toEqual(Array.from({ length: count }, (_, i) => `note ${count - i}`))
    })
    // Growing batches: 3,100 rows take five, not sixteen.
    expect(asked).toBeLessThanOrEqual(3 + 4)
  })
})

describe('An export from a slow database', async () => {
  const { site, proxy } = await openWebsiteBehindProxy({
    deps: { maxExportTime: 1200 },
  })

  test('is aborted beyond its time limit and never complete', async () => {
    const { agent, id } = await site.user()
    await fill(site, id, 20_000)
    // Fifteen statements of 0.4 s: each one is within its limit.
    proxy.setLatency(200)
    await expect(agent.get('/api/calculations/export?format=json')).rejects.toThrow(/aborted|hang up/)
    proxy.restore()
    await expect.poll(() => agent.get('/api/user').then(({ status }) => status), { timeout: 10_000 }).toBe(200)
    expect(site.pool.totalCount - site.pool.idleCount).toBe(0)
  })
})

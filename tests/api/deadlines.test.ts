import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Home } from '#shared/home/home.ts'
import { DEADLINES } from '../../server/http/deadline.ts'
import { CALCULATION, newArticle, newPerson, openWebsite, openWebsiteBehindProxy } from '../support/website.ts'

/* A 503 promises that nothing was stored, so that the request can be repeated. */

const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
const busy = 'The service is busy. Try again in a moment'

test('Requests that wait for other services have longer deadlines', () => {
  // A conversion may take 20 s, an address search 8 s.
  expect(DEADLINES.picture).toBeGreaterThan(20_000)
  expect(DEADLINES.service).toBeGreaterThan(8_000)
})

describe('An upload', async () => {
  const deadlines = { ...FAR }
  const site = await openWebsite({ deps: { deadlines } })
  const { agent } = await site.admin()
  /** A picture with noise, which takes long to convert. */
  const picture = (mean: number) => {
    const noise = { type: 'gaussian', mean } as const
    return sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'white', noise } })
      .jpeg()
      .toBuffer()
  }
  const upload = (bytes: Buffer) => agent.post('/api/uploads').set('Content-Type', 'image/jpeg').send(bytes)

  test('that is answered 503 is not stored', async () => {
    const pictures = await Promise.all([100, 110, 120, 130, 140].map(picture))
    Object.assign(deadlines, { write: 20, picture: 20 })
    // The server takes at most four uploads at a time.
    for (const bytes of pictures) await upload(bytes).expect(503, busy)
    Object.assign(deadlines, FAR)
    // Conversions run one after the other: when this one is done, earlier ones are, too.
    await upload(await picture(150)).expect(201)
    expect(await site.query('select 1 from uploads')).toHaveLength(1)
    expect(await site.query("select 1 from admin_log where action = 'Uploaded picture'")).toHaveLength(1)
  })

  test('has the deadline of pictures', async () => {
    const bytes = await picture(160)
    Object.assign(deadlines, { ...FAR, write: 10 })
    await upload(bytes).expect(201)
  })
})

describe('With a database far away and any deadline', async () => {
  const deadlines = { ...FAR }
  const { site, proxy } = await openWebsiteBehindProxy({ deps: { deadlines } })
  const { agent } = await site.admin()
  const home = (name: string) => Home.parse({ version: 1, region: { country: 'DE', currency: 'EUR' }, name })
  const calls = {
    articles: (n: number) => agent.post('/api/articles', newArticle(`far-${n}`)),
    saved_calculations: () => agent.post('/api/calculations', CALCULATION),
    homes: (n: number) => agent.post('/api/homes', { home: home(`Far ${n}`) }),
    subscribers: (n: number) => site.post('/api/newsletter', { email: `ada${n}@example.com` }),
    users: (n: number) => site.post('/api/register', newPerson(`far${n}`)),
  }

  test.each(Object.keys(calls) as (keyof typeof calls)[])(
    'what is acknowledged in %s is stored, and nothing else',
    async (table) => {
      const count = async () => Number((await site.query(`select count(*) from ${table}`))[0].count)
      const before = await count()
      proxy.setLatency(25)
      const statuses: number[] = []
      // Increases the deadline from one that ends before the first statement until it suffices, however slow the
      // machine is.
      for (let n = 0, write = 40; statuses.filter((status) => status < 300).length < 2; n++, write *= 1.25) {
        Object.assign(deadlines, { write })
        statuses.push((await calls[table](n)).status)
      }
      Object.assign(deadlines, FAR)
      proxy.setLatency(0)
      await expect.poll(() => site.pool.totalCount - site.pool.idleCount, { timeout: 10_000 }).toBe(0)
      const done = statuses.filter((status) => status < 300).length
      expect(new Set(statuses)).toContain(503)
      expect(statuses.filter((status) => status >= 300 && status !== 503)).toEqual([])
      expect((await count()) - before).toBe(done)
    },
  )
})

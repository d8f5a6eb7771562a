import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { entry } from '#shared/calculators/catalogue.ts'
import { Home } from '#shared/home/home.ts'
import { DEADLINES } from '../../server/http/deadline.ts'
import { cable } from '../support/cable.ts'
import { examples } from '../support/examples.ts'
import { inJson, standIn } from '../support/stand-in.ts'
import { openWebsite } from '../support/website.ts'

/* A 503 says that nothing was done: whoever gets it may send the same again. */

const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
const PATIENTLY = { timeout: 10_000 }
const busy = 'The service is busy. Please try again in a moment'

test('Work that waits for more than the database has the time it needs', () => {
  // A conversion may take 20 s, a search for an address 8 s.
  expect(DEADLINES.picture).toBeGreaterThan(20_000)
  expect(DEADLINES.service).toBeGreaterThan(8_000)
})

test('Pictures that were answered 503 are not stored, and the next one is', async () => {
  const deadlines = { ...FAR }
  const site = await openWebsite({ deps: { deadlines } })
  const { agent } = await site.admin()
  const picture = (mean: number) =>
    sharp({
      create: { width: 1600, height: 1200, channels: 3, background: 'white', noise: { type: 'gaussian', mean } },
    })
      .jpeg()
      .toBuffer()
  const upload = (bytes: Buffer) => agent.post('/api/uploads').set('Content-Type', 'image/jpeg').send(bytes)
  const pictures = await Promise.all([100, 110, 120, 130, 140].map(picture))
  Object.assign(deadlines, { write: 20, picture: 20 })
  // At most four arrive at a time.
  for (const bytes of pictures) await upload(bytes).expect(503, busy)
  Object.assign(deadlines, FAR)
  // Pictures take turns: when this one is done, so is whatever was under way.
  await upload(await picture(150)).expect(201)
  expect((await site.sql.query('select 1 from uploads')).rowCount).toBe(1)
  expect((await site.sql.query("select 1 from admin_log where action = 'Uploaded picture'")).rowCount).toBe(1)
})

test('A picture has its own time, not that of a write', async () => {
  const deadlines = { ...FAR }
  const site = await openWebsite({ deps: { deadlines } })
  const { agent } = await site.admin()
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  Object.assign(deadlines, { write: 10 })
  await agent.post('/api/uploads').set('Content-Type', 'image/png').send(bytes).expect(201)
})

describe('With a database far away and any deadline', async () => {
  const deadlines = { ...FAR }
  let wire: Awaited<ReturnType<typeof cable>> | undefined
  const site = await openWebsite({
    databaseUrl: async (url) => {
      wire = await cable(url)
      return wire.url
    },
    deps: { deadlines },
  })
  const line = wire ?? expect.fail('no cable')
  afterAll(() => line.close())
  const { agent } = await site.admin()
  const { inputs, results, notes } = examples.solar[0]
  const calls = {
    articles: (n: number) =>
      agent.post('/api/articles').send({
        title: `Far ${n}`,
        slug: `far-${n}`,
        category: 'Basics',
        image: '/images/bill.jpg',
        content: '<p>Words</p>',
      }),
    saved_calculations: () =>
      agent.post('/api/calculations').send({ calculatorType: entry('solar').type, inputs, results, notes }),
    homes: (n: number) =>
      agent
        .post('/api/homes')
        .send({ home: Home.parse({ version: 1, region: { country: 'DE', currency: 'EUR' }, name: `Far ${n}` }) }),
    subscribers: (n: number) =>
      site
        .visitor()
        .post('/api/newsletter')
        .send({ email: `ada${n}@example.com` }),
    users: (n: number) =>
      site
        .visitor()
        .post('/api/register')
        .send({
          username: `far${n}`,
          email: `far${n}@example.com`,
          country: 'Peru',
          password: 'sunlit-roof-42-and-more',
        }),
  }

  test.each(Object.keys(calls) as (keyof typeof calls)[])(
    'what is acknowledged in %s is stored, and nothing else',
    async (table) => {
      const count = async () => Number((await site.sql.query(`select count(*) from ${table}`)).rows[0].count)
      const before = await count()
      line.stretch(25)
      const statuses: number[] = []
      // From one that ends before the first statement to those that are met, however slow the machine is.
      for (let n = 0, write = 40; statuses.filter((status) => status < 300).length < 2; n++, write *= 1.25) {
        Object.assign(deadlines, { write })
        statuses.push((await calls[table](n)).status)
      }
      Object.assign(deadlines, FAR)
      line.stretch(0)
      await expect.poll(() => site.pool.totalCount - site.pool.idleCount, PATIENTLY).toBe(0)
      const done = statuses.filter((status) => status < 300).length
      expect(new Set(statuses)).toContain(503)
      expect(statuses.filter((status) => status >= 300 && status !== 503)).toEqual([])
      expect((await count()) - before).toBe(done)
    },
  )
})

describe('A slow search for addresses', () => {
  const found = inJson([{ lat: '52.5', lon: '13.4', display_name: 'Berlin', address: { country_code: 'de' } }])
  /** Searches for what begins with "slow" are answered when the test says so. */
  async function openGeocoder(deadlines = FAR) {
    const held: (() => void)[] = []
    let left = 0
    const answer: RequestListener = (request, response) => {
      response.once('close', () => {
        if (!response.writableEnded) left++
      })
      if (request.url?.includes('q=slow')) held.push(() => found(request, response))
      else found(request, response)
    }
    const { asked, host } = await standIn(answer)
    const site = await openWebsite({
      config: (usual) => ({
        ...usual,
        trustProxy: 1,
        geocoder: { url: `http://${host}/search`, attribution: '© OpenStreetMap contributors' },
        limits: { ...usual.limits, geocoder: { points: 1000, duration: 3_600_000 } },
      }),
      deps: { deadlines },
    })
    const search = (address: string, visitor: string) =>
      site.visitor().post('/api/places/search').set('X-Forwarded-For', visitor).send({ address })
    return { search, asked, answerAll: () => held.splice(0).map((each) => each()), left: () => left }
  }

  test('of one visitor, eight at once, holds up nobody else', async () => {
    const { search, answerAll } = await openGeocoder()
    let isOver = false
    const slow = Promise.all(
      Array.from({ length: 8 }, (_, n) => search(`slow street ${n}`, '192.0.2.1').then(({ status }) => status)),
    ).then((statuses) => {
      isOver = true
      return statuses
    })
    await search('quick street 1', '192.0.2.2').expect(200)
    await search('quick street 2', '192.0.2.3').expect(200)
    expect(isOver).toBe(false)
    answerAll()
    expect((await slow).sort()).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    // What is over is not counted any more.
    await search('quick street 3', '192.0.2.1').expect(200)
  })

  test('has its own time, not that of a write', async () => {
    const { search, asked, answerAll } = await openGeocoder({ ...FAR, write: 100 })
    const slow = search('slow street 1', '192.0.2.1').then(({ status }) => status)
    await expect.poll(() => asked.length, PATIENTLY).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    answerAll()
    expect(await slow).toBe(200)
  })

  test('that is answered 503 is given up', async () => {
    const deadlines = { ...FAR }
    const { search, asked, left } = await openGeocoder(deadlines)
    for (let service = 100; asked.length === 0; service *= 2) {
      Object.assign(deadlines, { service })
      await search('slow street 1', '192.0.2.1').expect(503, busy)
    }
    await expect.poll(left, PATIENTLY).toBe(1)
  })

  test('whose caller has gone is given up', async () => {
    const { search, asked, left } = await openGeocoder()
    const call = search('slow street 1', '192.0.2.1')
    call.end(() => {})
    await expect.poll(() => asked.length, PATIENTLY).toBe(1)
    call.abort()
    await expect.poll(left, PATIENTLY).toBe(1)
  })
})

import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import { Home } from '#shared/home/home.ts'
import { DEADLINES } from '../../server/http/deadline.ts'
import { examples } from '../support/examples.ts'
import { replyWithJson, startStubServer } from '../support/stub-server.ts'
import { openWebsite, openWebsiteBehindProxy } from '../support/website.ts'

/* A 503 promises that nothing was stored, so that the request can be repeated. */

const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
const PATIENTLY = { timeout: 10_000 }
const busy = 'The service is busy. Try again in a moment'

test('Requests that wait for other services have longer deadlines', () => {
  // A conversion may take 20 s, an address search 8 s.
  expect(DEADLINES.picture).toBeGreaterThan(20_000)
  expect(DEADLINES.service).toBeGreaterThan(8_000)
})

test('Pictures answered 503 are not stored', async () => {
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
  // The server takes at most four uploads at a time.
  for (const bytes of pictures) await upload(bytes).expect(503, busy)
  Object.assign(deadlines, FAR)
  // Conversions run one after the other: when this one is done, earlier ones are, too.
  await upload(await picture(150)).expect(201)
  expect((await site.sql.query('select 1 from uploads')).rowCount).toBe(1)
  expect((await site.sql.query("select 1 from admin_log where action = 'Uploaded picture'")).rowCount).toBe(1)
})

test('An upload has the deadline of pictures', async () => {
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
  const { site, proxy } = await openWebsiteBehindProxy({
    deps: { deadlines },
  })
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
      agent.post('/api/calculations').send({ calculatorType: catalogueEntry('solar').type, inputs, results, notes }),
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
      await expect.poll(() => site.pool.totalCount - site.pool.idleCount, PATIENTLY).toBe(0)
      const done = statuses.filter((status) => status < 300).length
      expect(new Set(statuses)).toContain(503)
      expect(statuses.filter((status) => status >= 300 && status !== 503)).toEqual([])
      expect((await count()) - before).toBe(done)
    },
  )
})

describe('A slow search for addresses', () => {
  const found = replyWithJson([{ lat: '52.5', lon: '13.4', display_name: 'Berlin', address: { country_code: 'de' } }])
  /** Searches that begin with "slow" wait until the test answers them. */
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
    const { requests, host } = await startStubServer(answer)
    const site = await openWebsite({
      config: (defaults) => ({
        ...defaults,
        trustProxy: 1,
        geocoder: { url: `http://${host}/search`, attribution: '© OpenStreetMap contributors' },
        limits: { ...defaults.limits, geocoder: { points: 1000, duration: 3_600_000 } },
      }),
      deps: { deadlines },
    })
    const search = (address: string, visitor: string) =>
      site.visitor().post('/api/places/search').set('X-Forwarded-For', visitor).send({ address })
    return { search, requests, answerAll: () => held.splice(0).map((respond) => respond()), left: () => left }
  }

  test('by one visitor, eight at once, does not delay others', async () => {
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
    // Finished searches do not count any more.
    await search('quick street 3', '192.0.2.1').expect(200)
  })

  test('has the deadline of external services', async () => {
    const { search, requests, answerAll } = await openGeocoder({ ...FAR, write: 100 })
    const slow = search('slow street 1', '192.0.2.1').then(({ status }) => status)
    await expect.poll(() => requests.length, PATIENTLY).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    answerAll()
    expect(await slow).toBe(200)
  })

  test('is cancelled by its 503', async () => {
    const deadlines = { ...FAR }
    const { search, requests, left } = await openGeocoder(deadlines)
    for (let service = 100; requests.length === 0; service *= 2) {
      Object.assign(deadlines, { service })
      await search('slow street 1', '192.0.2.1').expect(503, busy)
    }
    await expect.poll(left, PATIENTLY).toBe(1)
  })

  test('is cancelled when the caller disconnects', async () => {
    const { search, requests, left } = await openGeocoder()
    const call = search('slow street 1', '192.0.2.1')
    call.end(() => {})
    await expect.poll(() => requests.length, PATIENTLY).toBe(1)
    call.abort()
    await expect.poll(left, PATIENTLY).toBe(1)
  })
})

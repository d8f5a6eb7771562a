import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { openReader } from '../support/raw-reader.ts'
import { openWebsite } from '../support/website.ts'

/* A reader of 1 kB/s, or one who leaves, ends its own answer and no other. */

const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
/** [ms] Answers of the public API that are not ready are refused two seconds before their deadline. */
const API_REFUSAL = 1000
const deadlines = { ...FAR }
const lines: string[] = []
const site = await openWebsite({
  deps: { deadlines, log: createLog('warn', { write: (line: string) => void lines.push(line) }) },
})
const { id: authorId } = await site.admin()
await site.article(authorId, { slug: 'slow', content: `<p>${'Words about the sun. '.repeat(5000)}</p>` })
const cookie = `Cookie: ${await sessionCookie()}`

async function sessionCookie() {
  const { headers } = await site
    .visitor()
    .post('/api/login')
    .send({ username: (await site.person()).username, password: 'a good long sentence' })
  return String(headers['set-cookie']).split(';')[0]
}

/** One address for each kind of answer; the number makes a new one each time, which no cache has. */
const answers: Readonly<Record<string, (n: number) => { path: string; headers?: string[] }>> = {
  'a large computed answer': (n) => ({
    path: `/api/seriescalc?lat=${40 + n / 100}&lon=8&outputformat=json&components=1`,
  }),
  'a computed answer of PVWatts': (n) => ({
    path: `/api/pvwatts/v8.json?lat=${40 + n / 100}&lon=8&system_capacity=4&module_type=0&losses=14&array_type=1&tilt=20&azimuth=180&timeframe=hourly`,
  }),
  'a refusal of the public API': () => ({ path: '/api/PVcalc?lat=91' }),
  'the OpenAPI document': () => ({ path: '/api/v1/openapi.json' }),
  'a page': () => ({ path: '/' }),
  'a page of an article': () => ({ path: '/tips/slow' }),
  'a page that is not cached': (n) => ({ path: `/tips?page=${100 + n}` }),
  'a page for a user': () => ({ path: '/profile', headers: [cookie] }),
  'a page of a town': () => ({ path: '/solar/germany/berlin/berlin' }),
  'a missing page': (n) => ({ path: `/missing-${n}` }),
  'an article of the API': () => ({ path: '/api/articles/slow' }),
  'a private answer': () => ({ path: '/api/calculations', headers: [cookie] }),
  'an export': () => ({ path: '/api/user/export', headers: [cookie] }),
  'a table of towns': () => ({ path: '/solar/data.csv' }),
  'a card': (n) => ({ path: `/embed/estimate?lat=${40 + n / 100}&lon=9` }),
  'a badge': () => ({ path: '/badge/town/germany/berlin/berlin.svg' }),
  'an answer of oEmbed': () => ({
    path: `/oembed?url=${encodeURIComponent(`${site.origin}/solar/germany/berlin/berlin`)}`,
  }),
  'a sitemap': () => ({ path: '/sitemap.xml' }),
}

// A thread for computed answers starts slowly.
await site.visitor().get('/api/PVcalc?lat=45&lon=8&peakpower=1&loss=14').expect(200)
Object.assign(deadlines, { read: API_REFUSAL, service: 2000 + API_REFUSAL })

let n = 0
const faults = () => lines.filter((line) => JSON.parse(line).level >= 50)
async function expectUnharmed() {
  await site.visitor().get('/healthz').expect(200)
  expect(faults()).toEqual([])
}

describe('A reader who does not read', () => {
  test.concurrent.each(Object.keys(answers))('%s, eight times on one connection', async (kind) => {
    const { path = '', headers = [] } = answers[kind]?.(++n) ?? {}
    const reader = await openReader(site.origin)
    reader.ask(path, { times: 8, headers })
    // The pause is longer than every deadline.
    await pause(API_REFUSAL + 400)
    await expectUnharmed()
    reader.leave()
    await expectUnharmed()
  })
})

describe('A reader of 1 kB/s', () => {
  test.concurrent.each(Object.keys(answers))('%s', async (kind) => {
    const { path = '', headers = [] } = answers[kind]?.(++n) ?? {}
    const reader = await openReader(site.origin)
    reader.ask(path, { headers })
    const start = performance.now()
    while (performance.now() - start < API_REFUSAL + 300) {
      await reader.read(100)
      await pause(100)
    }
    await expectUnharmed()
    reader.leave()
  })
})

describe('A reader who leaves', () => {
  test.concurrent.each(Object.keys(answers))('%s, at every stage', async (kind) => {
    const leaveAt: ((
      reader: Awaited<ReturnType<typeof openReader>>,
      path: string,
      headers: string[],
    ) => Promise<unknown>)[] = [
      // The connection ends in the middle of the request.
      async ({ socket }, path) => socket.write(`GET ${path} HT`),
      // The connection ends right after the request.
      async ({ ask }, path, headers) => ask(path, { headers }),
      async ({ ask }, path, headers) => {
        ask(path, { headers })
        await pause(5)
      },
      // The connection ends with the first bytes of the answer.
      async ({ ask, read }, path, headers) => {
        ask(path, { headers })
        await read(1)
      },
      async ({ ask, read }, path, headers) => {
        ask(path, { times: 3, headers })
        await read(2000)
      },
    ]
    for (const act of leaveAt) {
      const { path = '', headers = [] } = answers[kind]?.(++n) ?? {}
      const reader = await openReader(site.origin)
      await act(reader, path, headers)
      reader.leave()
    }
    await pause(API_REFUSAL + 100)
    await expectUnharmed()
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openReader } from '../support/raw-reader.ts'
import { collectLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

/* A reader of 1 kB/s, or one who leaves, ends its own answer and no other. */

const FAR = { read: 60_000, write: 60_000, picture: 60_000, service: 60_000 }
/** [ms] Answers of the public API that are not ready are refused two seconds before their deadline. */
const API_REFUSAL = 1000
const deadlines = { ...FAR }
const { log, lines } = collectLog('warn')
const site = await openWebsite({ deps: { deadlines, log } })
const { id: authorId } = await site.admin()
await site.article(authorId, { slug: 'slow', content: `<p>${'Words about the sun. '.repeat(5000)}</p>` })
const headers = [`Cookie: ${await site.signInForCookie((await site.person()).username)}`]

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
  'a page for a user': () => ({ path: '/profile', headers }),
  'a page of a town': () => ({ path: '/solar/germany/berlin/berlin' }),
  'a missing page': (n) => ({ path: `/missing-${n}` }),
  'an article of the API': () => ({ path: '/api/articles/slow' }),
  'a private answer': () => ({ path: '/api/calculations', headers }),
  'an export': () => ({ path: '/api/user/export', headers }),
  'a table of towns': () => ({ path: '/solar/data.csv' }),
  'a card': (n) => ({ path: `/embed/estimate?lat=${40 + n / 100}&lon=9` }),
  'a badge': () => ({ path: '/badge/town/germany/berlin/berlin.svg' }),
  'an answer of oEmbed': () => ({
    path: `/oembed?url=${encodeURIComponent(`${site.origin}/solar/germany/berlin/berlin`)}`,
  }),
  'a sitemap': () => ({ path: '/sitemap.xml' }),
}

// A thread for computed answers starts slowly.
await site.get('/api/PVcalc?lat=45&lon=8&peakpower=1&loss=14').expect(200)
Object.assign(deadlines, { read: API_REFUSAL, service: 2000 + API_REFUSAL })

let n = 0
async function openReaderOf(kind: string) {
  const { path = '', headers = [] } = answers[kind]?.(++n) ?? {}
  return { ...(await openReader(site.origin)), path, headers }
}
async function expectUnharmed() {
  await site.get('/healthz').expect(200)
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}

describe('A reader who does not read', () => {
  test.concurrent.each(Object.keys(answers))('%s, eight times on one connection', async (kind) => {
    const { ask, leave, path, headers } = await openReaderOf(kind)
    ask(path, { times: 8, headers })
    // The pause is longer than every deadline.
    await pause(API_REFUSAL + 400)
    await expectUnharmed()
    leave()
    await expectUnharmed()
  })
})

describe('A reader of 1 kB/s', () => {
  test.concurrent.each(Object.keys(answers))('%s', async (kind) => {
    const { ask, read, leave, path, headers } = await openReaderOf(kind)
    ask(path, { headers })
    const start = performance.now()
    while (performance.now() - start < API_REFUSAL + 300) {
      await read(100)
      await pause(100)
    }
    await expectUnharmed()
    leave()
  })
})

type Reader = Awaited<ReturnType<typeof openReaderOf>>
/** Each ends the connection at another stage. */
const LEAVING: readonly ((reader: Reader) => unknown)[] = [
  // In the middle of the request.
  ({ socket, path }) => socket.write(`GET ${path} HT`),
  // Right after the request.
  ({ ask, path, headers }) => ask(path, { headers }),
  ({ ask, path, headers }) => {
    ask(path, { headers })
    return pause(5)
  },
  // With the first bytes of the answer.
  ({ ask, read, path, headers }) => {
    ask(path, { headers })
    return read(1)
  },
  ({ ask, read, path, headers }) => {
    ask(path, { times: 3, headers })
    return read(2000)
  },
]

describe('A reader who leaves', () => {
  test.concurrent.each(Object.keys(answers))('%s, at every stage', async (kind) => {
    for (const act of LEAVING) {
      const reader = await openReaderOf(kind)
      await act(reader)
      reader.leave()
    }
    await pause(API_REFUSAL + 100)
    await expectUnharmed()
  })
})

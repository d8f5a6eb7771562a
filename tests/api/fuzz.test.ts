import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { importLoad } from '#shared/energy/import-load.ts'
import { generateBatches, sendBatches } from '../fuzz/fuzz.ts'
import { hostileRequests } from '../fuzz/hostile-requests.ts'
import { meterFile } from '../fuzz/meter-files.ts'
import { fuzzPublicApi } from '../fuzz/public-api.ts'
import type { GeneratedRequest } from '../fuzz/requests.ts'
import { openReader } from '../support/raw-reader.ts'
import { collectLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

const { log, lines } = collectLog('error')
/** Enables requests that need email; nothing is sent. */
const site = await openWebsite({ config: { mail: { smtpUrl: 'smtp://127.0.0.1:1' } }, deps: { log } })

/** `npm run fuzz` sends more, with a random seed. */
const { FUZZ_REQUESTS } = process.env
const COUNT = Number(FUZZ_REQUESTS ?? 1500)
const API_COUNT = Number(FUZZ_REQUESTS ?? 400)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const HOURS = 3_600_000

const report: string[] = []
afterAll(() => {
  if (FUZZ_REQUESTS) console.log(report.join('\n'))
})
/** Expects no faults, and every kind of answer. */
function expectSound(result: { faults: readonly unknown[]; statuses: Record<number, number> }, ...all: number[]) {
  const { faults, ...figures } = result
  report.push(JSON.stringify(figures))
  expect(faults).toEqual([])
  expect(all.filter((status) => !result.statuses[status])).toEqual([])
}

const limit = { timeout: 2 * HOURS }

test(
  `${COUNT} generated requests over all endpoints and roles (seed ${SEED}): no 5xx, no hanging, no blocked event loop, no leaked internals`,
  limit,
  async () => {
    const result = await sendBatches(site, generateBatches(COUNT, SEED))
    expectSound(result, 200, 201, 204, 400, 401, 403, 404, 405, 415)
    expect(result.sent).toBe(COUNT)
  },
)

test('meter files of any kind are parsed or rejected without blocking', limit, () => {
  const longest = { ms: 0, file: '' }
  for (const file of fc.sample(meterFile(1_000_000), { numRuns: Math.ceil(COUNT / 100), seed: SEED })) {
    const start = performance.now()
    const read = importLoad(file)
    const ms = performance.now() - start
    if (ms > longest.ms) Object.assign(longest, { ms, file: file.slice(0, 100) })
    if ('problem' in read) expect(read.problem).toMatch(/^[A-Z].*\.$/)
    else expect(read.hourly).toHaveLength(8_760)
  }
  report.push(`Meter files: the longest took ${Math.round(longest.ms)} ms: ${longest.file}`)
})

/** `npm run fuzz` sends all of them. */
const SHARE = FUZZ_REQUESTS ? 1 : 41
const hostile = hostileRequests().filter((_, i) => i % SHARE === 0)

test(
  `${hostile.length} hostile requests to every endpoint, tool, card and page: no 5xx, no hanging, no leaked internals`,
  limit,
  async () => {
    expectSound(await sendBatches(site, [hostile]), 200, 400, 404, 415, 422)
  },
)

test('A caller who leaves in the middle of any of them harms nobody', limit, async () => {
  lines.length = 0
  const leave = async ({ method, path, headers, body = '' }: GeneratedRequest, i: number) => {
    const reader = await openReader(site.origin)
    const lineOf = ([name, value]: [string, string]) => `${name}: ${value}`
    const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', ...Object.entries(headers).map(lineOf)]
    const request = [...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n')
    // Connections end in the head, in the body, after the whole request, and after the first bytes of the answer.
    const shares = [0.3, 0.9, 1, 1]
    reader.socket.write(Buffer.from(request).subarray(0, Math.ceil(request.length * (shares[i % 4] ?? 1))))
    if (i % 4 === 3) await Promise.race([reader.read(1), pause(1000)])
    reader.leave()
  }
  for (let i = 0; i < hostile.length; i += 20)
    await Promise.all(hostile.slice(i, i + 20).map((request, j) => leave(request, i + j)))
  await site.get('/healthz').expect(200)
  await expect.poll(() => site.pool.totalCount - site.pool.idleCount, { timeout: 20_000 }).toBe(0)
  expect(lines).toEqual([])
})

test(
  `${API_COUNT} generated requests to the public API (seed ${SEED}): no 5xx but the designed 503, no wrong number, no leaked internals`,
  limit,
  async () => {
    expectSound(await fuzzPublicApi(site, API_COUNT, SEED), 200, 204, 400, 404, 405, 422)
  },
)

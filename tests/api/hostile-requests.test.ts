import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../server/http/log.ts'
import { sendBatches } from '../fuzz/fuzz.ts'
import { hostileRequests } from '../fuzz/hostile-requests.ts'
import type { GeneratedRequest } from '../fuzz/requests.ts'
import { openReader } from '../support/raw-reader.ts'
import { openWebsite } from '../support/website.ts'

const lines: string[] = []
const site = await openWebsite({
  // Enables requests that need email; nothing is sent.
  config: (defaults) => ({ ...defaults, mail: { ...defaults.mail, smtpUrl: 'smtp://127.0.0.1:1' } }),
  deps: { log: createLog('error', { write: (line: string) => void lines.push(line) }) },
})

/** `npm run fuzz` sends all of them. */
const SHARE = process.env.FUZZ_REQUESTS ? 1 : 41
const all = hostileRequests()
const chosen = all.filter((_, i) => i % SHARE === 0)

test(`${chosen.length} hostile requests to every endpoint, tool, card and page: no 5xx, no hanging, no leaked internals`, async () => {
  const { sent, faults, statuses } = await sendBatches(site, [chosen])
  if (process.env.FUZZ_REQUESTS) console.log(`${sent} hostile requests, answers by status ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  for (const status of [200, 400, 404, 415, 422]) expect([status, statuses[status] ?? 0]).not.toEqual([status, 0])
}, 1_800_000)

test('A caller who leaves in the middle of any of them harms nobody', async () => {
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
  for (let i = 0; i < chosen.length; i += 20)
    await Promise.all(chosen.slice(i, i + 20).map((request, j) => leave(request, i + j)))
  await site.visitor().get('/healthz').expect(200)
  await expect.poll(() => site.pool.totalCount - site.pool.idleCount, { timeout: 20_000 }).toBe(0)
  expect(lines).toEqual([])
}, 1_800_000)

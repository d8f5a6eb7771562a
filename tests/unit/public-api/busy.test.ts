import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, expect, test, vi } from 'vitest'
import { createEstimator } from '../../../server/embeds/estimate.ts'
import { createPublicApi } from '../../../server/public-api/public-api.ts'
import type { JobResult } from '../../../server/public-api/tool.ts'
import { QueueFull, type WorkerPool } from '../../../server/public-api/worker-pool.ts'
import { openReader } from '../../support/raw-reader.ts'

const LIMIT = { points: 2, duration: 60_000 }
const PATH = '/api/v5_3/MRcalc?lat=1&lon=2'
const fullPool: WorkerPool = { run: () => Promise.reject(new QueueFull(false)) }

afterEach(() => void vi.useRealTimers())

async function openApi(pool: WorkerPool) {
  const config = { publicApi: true, publicApiLimits: { byMinute: LIMIT, byHour: LIMIT }, sessionSecrets: ['s'] }
  const { handle } = createPublicApi({ config, log: console } as never, {}, pool)
  const server = createServer(express().use(handle))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return { origin, ask: () => fetch(origin + PATH), close: () => server.close() }
}

test('A full queue is said in the form of the tool, with the time to wait, and costs nothing', async () => {
  const { ask, close } = await openApi(fullPool)
  for (let i = 0; i < 3; i += 1) {
    const answer = await ask()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('2')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({ message: 'Too many are asking. Try again in a moment', status: 503 })
  }
  close()
})

test('An address with too many questions at once is told so, and each of them counts', async () => {
  const { ask, close } = await openApi({ run: () => Promise.reject(new QueueFull(true)) })
  const answers = [await ask(), await ask(), await ask()]
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['1', '0', '0'])
  expect(await answers[0]?.json()).toEqual({
    message: 'Too many questions at once. Ask for at most 6 at a time',
    status: 429,
  })
  close()
})

test('An answer that takes too long is refused in the same form, does not start any more, and is cached if it did', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let finish = (_result: JobResult) => {}
  const result = new Promise<JobResult>((resolve) => {
    finish = resolve
  })
  const run = vi.fn<WorkerPool['run']>(() => result)
  const { ask, close } = await openApi({ run })
  const pending = ask()
  await expect.poll(() => run.mock.calls.length).toBe(1)
  const [, , isNeeded = () => undefined] = run.mock.calls[0] ?? []
  expect(isNeeded()).toBe(true)
  vi.advanceTimersByTime(10_000)
  const answer = await pending
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(isNeeded()).toBe(false)
  finish({ status: 200, type: 'text/plain', bytes: new TextEncoder().encode('12') })
  expect(await (await ask()).text()).toBe('12')
  expect(run).toHaveBeenCalledOnce()
  close()
})

test('A card says that too many are asking', async () => {
  const { estimate } = createEstimator(fullPool, [LIMIT])
  const input = { lat: 1, lon: 2, kwp: 1 } as never
  for (let i = 0; i < 3; i += 1)
    await expect(estimate(input, { address: 'someone', isNeeded: () => true })).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    })
})

test('Answers that their reader does not take are not answered again at the deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const text = 'x'.repeat(5_000_000)
  let asked = 0
  const bytes = () => new TextEncoder().encode(text)
  const { origin, close } = await openApi({
    run: async () => {
      asked += 1
      return { status: 200, type: 'text/plain', bytes: bytes() }
    },
  })
  const reader = await openReader(origin)
  reader.ask(PATH, { times: 8 })
  await expect.poll(() => asked).toBe(1)
  // An exception in the timer would fail this file.
  vi.advanceTimersByTime(20_000)
  reader.leave()
  close()
})

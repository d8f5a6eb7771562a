import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderTurns } from '../../../server/website/render-turns.ts'

/** Takes some time and says when it began. */
const rendering =
  (log: string[], name: string, time = 5) =>
  async () => {
    log.push(name)
    await pause(time)
    return name
  }

test('A page of somebody else does not wait for the hundred pages of a crawler', async () => {
  const { run } = createRenderTurns()
  const log: string[] = []
  const crawl = Array.from({ length: 20 }, (_, i) => run('crawler', rendering(log, `page ${i}`)))
  await pause(12)
  const before = log.length
  await run('person', rendering(log, 'person'))
  expect(log.slice(before)[0]).toBe('person')
  expect(log.length - before).toBeLessThanOrEqual(3)
  expect(await Promise.all(crawl)).toEqual(Array.from({ length: 20 }, (_, i) => `page ${i}`))
})

test('An address renders one page at a time, in order, and a third of the time', async () => {
  const { run } = createRenderTurns()
  let running = 0
  let busy = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: 6 }, () =>
      run('crawler', async () => {
        expect(++running).toBe(1)
        const began = performance.now()
        await pause(20)
        busy += performance.now() - began
        running -= 1
      }),
    ),
  )
  // 6 × 20 ms of 6 × 20 + 5 × 40 ms: the pause after the last one is not waited for.
  expect(busy).toBeLessThan(0.45 * (performance.now() - start))
})

test('A failed rendering fails alone, and the next one has its turn', async () => {
  const { run } = createRenderTurns()
  const failed = run('a', () => Promise.reject(new Error('no page')))
  const next = run('a', async () => 'page')
  await expect(failed).rejects.toThrow('no page')
  expect(await next).toBe('page')
})

test('Too many waiting pages of an address are refused with 429, and its place in the table is given up', async () => {
  const { run, countAddresses } = createRenderTurns()
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const waiting = Array.from({ length: 100 }, () => run('crawler', () => gate))
  await expect(run('crawler', async () => {})).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '3' } })
  await run('person', async () => {})
  open()
  await Promise.all(waiting)
  await expect.poll(countAddresses).toBe(0)
})

test('The table of addresses is bounded; the others take turns together', async () => {
  const { run, countAddresses } = createRenderTurns()
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const waiting = Array.from({ length: 5_050 }, (_, i) => run(`address ${i}`, () => gate))
  expect(countAddresses()).toBe(5_001)
  open()
  await Promise.all(waiting)
  await expect.poll(countAddresses).toBe(0)
})

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
  const renderings: { number: number; begin: number; end: number }[] = []
  await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      run('crawler', async () => {
        const begin = performance.now()
        await pause(20)
        renderings.push({ number, begin, end: performance.now() })
      }),
    ),
  )
  expect(renderings.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
  for (const [i, { begin }] of renderings.slice(1).entries()) {
    const former = renderings[i] as (typeof renderings)[number]
    // Twice its time, and at most 200 ms; a timer may be a millisecond early.
    expect(begin - former.end).toBeGreaterThan(Math.min(200, 2 * (former.end - former.begin)) - 2)
  }
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

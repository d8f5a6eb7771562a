import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Job } from '../../../server/public-api/tool.ts'
import {
  createWorkerPool,
  JobAbandoned,
  MAX_PENDING_PER_ADDRESS,
  MAX_QUEUED,
  QueueFull,
} from '../../../server/public-api/worker-pool.ts'

class FakeWorker extends EventEmitter {
  job: Job | undefined
  unref() {}
  postMessage(job: Job) {
    this.job = job
  }
  finish() {
    const path = this.job?.path
    this.job = undefined
    this.emit('message', { status: 200, type: path, bytes: new Uint8Array() })
  }
}

function openPool(size: number) {
  const workers: FakeWorker[] = []
  const pool = createWorkerPool(size, () => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  const run = (path: string, address: string, isNeeded?: () => boolean) =>
    pool.run({ path, input: {} }, address, isNeeded)
  const jobs = () => workers.map(({ job }) => job?.path)
  return { workers, run, jobs }
}

test('The workers take jobs in turn, and an answer reaches its caller', async () => {
  const { workers, run, jobs } = openPool(2)
  const answers = [run('a', '1'), run('b', '2'), run('c', '3')]
  expect(jobs()).toEqual(['a', 'b'])
  workers[1]?.finish()
  expect(jobs()).toEqual(['a', 'c'])
  expect((await answers[1])?.type).toBe('b')
})

test('One address computes two answers at a time at most, and others come before its next', () => {
  const { workers, run, jobs } = openPool(4)
  for (const path of ['a', 'b', 'c']) void run(path, 'greedy')
  expect(jobs()).toEqual(['a', 'b'])
  void run('d', 'modest')
  expect(jobs()).toEqual(['a', 'b', 'd'])
  workers[0]?.finish()
  expect(jobs()).toEqual(['c', 'b', 'd'])
})

test('An address that asks 24 times at once takes no place from others', async () => {
  const { workers, run, jobs } = openPool(1)
  const greedy = Array.from({ length: 24 }, (_, i) => run(`greedy ${i}`, 'greedy').catch((error: unknown) => error))
  const [modest, other] = [run('modest', 'modest'), run('other', 'other')]
  // One worker: of the greedy one's jobs, one is at work and four wait.
  const refused = await Promise.all(greedy.slice(5))
  expect(refused.every((error) => error instanceof QueueFull && error.isOfAddress)).toBe(true)
  const order: (string | undefined)[] = []
  for (let i = 0; i < 4; i += 1) {
    order.push(...jobs())
    workers[0]?.finish()
  }
  expect(order).toEqual(['greedy 0', 'greedy 1', 'modest', 'other'])
  expect([(await modest).type, (await other).type]).toEqual(['modest', 'other'])
})

test('Two jobs of an address are at work and four wait', async () => {
  const { run, jobs } = openPool(4)
  for (let i = 0; i < MAX_PENDING_PER_ADDRESS; i += 1) void run(`job ${i}`, 'a')
  expect(jobs()).toEqual(['job 0', 'job 1'])
  await expect(run('job 6', 'a')).rejects.toMatchObject({ name: 'QueueFull', isOfAddress: true })
})

test('The queue is bounded', async () => {
  const { run } = openPool(1)
  for (let i = 0; i <= MAX_QUEUED; i += 1) void run(`job ${i}`, `address ${i}`)
  await expect(run('one too many', 'x')).rejects.toMatchObject({ name: 'QueueFull', isOfAddress: false })
})

test('A waiting job whose callers have gone is dropped, and makes room', async () => {
  const { workers, run, jobs } = openPool(1)
  let isGone = false
  void run('a', '1', () => !isGone)
  const abandoned = Array.from({ length: MAX_QUEUED }, (_, i) => run(`b ${i}`, `address ${i}`, () => !isGone))
  isGone = true
  const dropped = Promise.all(abandoned.map((job) => expect(job).rejects.toThrow(JobAbandoned)))
  void run('c', '2')
  await dropped
  expect(jobs()).toEqual(['a'])
  workers[0]?.finish()
  expect(jobs()).toEqual(['c'])
})

test('A worker that fails refuses its job; the next job starts another', async () => {
  const { workers, run, jobs } = openPool(1)
  const failed = run('a', '1')
  const waiting = run('b', '2')
  workers[0]?.emit('error', new Error('out of memory'))
  workers[0]?.emit('exit', 1)
  await expect(failed).rejects.toThrow('out of memory')
  expect(jobs()[1]).toBe('b')
  workers[1]?.finish()
  expect((await waiting).type).toBe('b')
})

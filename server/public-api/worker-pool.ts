import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Job, JobResult } from './tool.ts'

/** One core is left to the pages. */
const WORKERS = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Limits of one address: jobs at work, and waiting ones. */
export const MAX_RUNNING_PER_ADDRESS = 2
export const MAX_QUEUED_PER_ADDRESS = 4
export const MAX_PENDING_PER_ADDRESS = MAX_RUNNING_PER_ADDRESS + MAX_QUEUED_PER_ADDRESS
/** Limit of all addresses: about as many as a worker computes until their callers are refused. */
export const MAX_QUEUED = 250

/** Too many jobs of this address are waiting, or of all. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  readonly isOfAddress: boolean
  constructor(isOfAddress: boolean) {
    super()
    this.isOfAddress = isOfAddress
  }
}

/** No caller waits for the job any more. */
export class JobAbandoned extends Error {
  override name = 'JobAbandoned'
}

interface Pending {
  readonly job: Job
  readonly address: string
  readonly isNeeded: () => boolean
  readonly resolve: (result: JobResult) => void
  readonly reject: (error: Error) => void
}

/** The worker of the built server is a file in the same folder. */
const isBuilt = !import.meta.url.endsWith('.ts')
const SCRIPT = new URL(isBuilt ? './public-api-worker.js' : './source-worker.js', import.meta.url)
const openWorker = () => new Worker(fileURLToPath(SCRIPT))

/**
 * Threads for computed answers, started with the first job. They do not keep the process alive. Addresses take turns: one
 * with many jobs delays those of another by one job at most.
 */
export function createWorkerPool(size = WORKERS, open: () => Worker = openWorker) {
  const idle: Worker[] = []
  const running = new Map<Worker, Pending>()
  /** Waiting jobs by address, the address whose turn is next first. */
  const queues = new Map<string, Pending[]>()

  const countRunning = (address: string) => [...running.values()].filter((job) => job.address === address).length
  const countQueued = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)

  /**
   * @param isNeeded asked before the job starts: one without waiting callers is dropped
   * @throws QueueFull, JobAbandoned
   */
  async function run(job: Job, address: string, isNeeded = () => true): Promise<JobResult> {
    if (dropAbandoned(address).length >= MAX_QUEUED_PER_ADDRESS) throw new QueueFull(true)
    if (countQueued() >= MAX_QUEUED) {
      for (const other of [...queues.keys()]) dropAbandoned(other)
      if (countQueued() >= MAX_QUEUED) throw new QueueFull(false)
    }
    return new Promise((resolve, reject) => {
      const pending = { job, address, isNeeded, resolve, reject }
      const queue = queues.get(address)
      if (queue) queue.push(pending)
      else queues.set(address, [pending])
      startNext()
    })
  }

  /** Drops jobs without waiting callers, and returns the other ones of the address. */
  function dropAbandoned(address: string): readonly Pending[] {
    const queue = queues.get(address) ?? []
    const awaited = queue.filter(({ isNeeded }) => isNeeded())
    if (awaited.length > 0) queues.set(address, awaited)
    else queues.delete(address)
    for (const pending of queue) if (!awaited.includes(pending)) pending.reject(new JobAbandoned())
    return awaited
  }

  function startNext() {
    for (const address of [...queues.keys()]) {
      if (idle.length === 0 && running.size >= size) return
      if (countRunning(address) >= MAX_RUNNING_PER_ADDRESS) continue
      const [pending, ...others] = dropAbandoned(address)
      if (!pending) continue
      // The others wait behind every other address.
      queues.delete(address)
      if (others.length > 0) queues.set(address, others)
      const worker = idle.pop() ?? start()
      running.set(worker, pending)
      worker.postMessage(pending.job)
    }
  }

  function start() {
    const worker = open()
    worker.unref()
    worker.on('message', (result: JobResult) => {
      running.get(worker)?.resolve(result)
      running.delete(worker)
      idle.push(worker)
      startNext()
    })
    worker.on('error', (error) => drop(worker, error as Error))
    worker.on('exit', () => drop(worker, new Error('A worker of the public API has stopped')))
    return worker
  }

  /** The next job starts another one. */
  function drop(worker: Worker, error: Error) {
    const pending = running.get(worker)
    running.delete(worker)
    const index = idle.indexOf(worker)
    if (index >= 0) idle.splice(index, 1)
    pending?.reject(error)
    if (pending) startNext()
  }

  return { run }
}

export type WorkerPool = ReturnType<typeof createWorkerPool>

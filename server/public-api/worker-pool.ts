import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Job, JobResult } from './job.ts'

/** One core is left to the pages. */
const WORKERS = Math.min(4, Math.max(1, availableParallelism() - 1))
export const MAX_RUNNING_PER_ADDRESS = 2
export const MAX_QUEUED = 20

/** Too many jobs are waiting. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Nobody waits for the job any more. */
export class Unwanted extends Error {
  override name = 'Unwanted'
}

interface Pending {
  readonly job: Job
  readonly address: string
  readonly isWanted: () => boolean
  readonly resolve: (result: JobResult) => void
  readonly reject: (error: Error) => void
}

/** In the built server the worker is a file beside this one. */
const isBuilt = !import.meta.url.endsWith('.ts')
const SCRIPT = new URL(isBuilt ? './public-api-worker.js' : './source-worker.js', import.meta.url)
const openWorker = () => new Worker(fileURLToPath(SCRIPT))

/**
 * Threads for computed answers, started with the first job. They do not keep the process alive. Callers take turns: the
 * next job is that of the address with the fewest running.
 */
export function createWorkerPool(size = WORKERS, open: () => Worker = openWorker) {
  const idle: Worker[] = []
  const running = new Map<Worker, Pending>()
  const queue: Pending[] = []

  const countRunning = (address: string) => [...running.values()].filter((job) => job.address === address).length

  /**
   * @param isWanted asked before the job starts: a job that waits for nobody is dropped
   * @throws QueueFull, Unwanted
   */
  async function run(job: Job, address: string, isWanted = () => true): Promise<JobResult> {
    dropUnwanted()
    if (queue.length >= MAX_QUEUED) throw new QueueFull()
    return new Promise((resolve, reject) => {
      queue.push({ job, address, isWanted, resolve, reject })
      startNext()
    })
  }

  function dropUnwanted() {
    for (const pending of queue.splice(0)) {
      if (pending.isWanted()) queue.push(pending)
      else pending.reject(new Unwanted())
    }
  }

  function startNext() {
    dropUnwanted()
    const counts = queue.map(({ address }) => countRunning(address))
    const fewest = Math.min(...counts)
    if (!(fewest < MAX_RUNNING_PER_ADDRESS)) return
    const worker = idle.pop() ?? (running.size < size ? start() : undefined)
    if (!worker) return
    const [pending] = queue.splice(counts.indexOf(fewest), 1)
    if (!pending) return
    running.set(worker, pending)
    worker.postMessage(pending.job)
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

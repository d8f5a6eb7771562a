import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { describeError, type Job, type JobResult } from './tool.ts'
import { toolsByPath } from './tools.ts'

/* Computes answers of the public API, one after the other, in a thread of its own. */

/** [bytes] Compression saves nothing below this. */
const MIN_BYTES_TO_COMPRESS = 1000
/** Fast: level 9 takes five times as long and saves a tenth. */
const COMPRESSION_LEVEL = 4

/** Pages are served first. On Linux alone this concerns the calling thread, elsewhere the whole process. */
const LOWER_PRIORITY = 10
if (process.platform === 'linux') setPriority(Math.max(LOWER_PRIORITY, getPriority()))

parentPort?.on('message', async ({ path, input }: Job) => {
  const result = await compute(path, input)
  const buffers = [result.bytes.buffer, ...(result.gzip ? [result.gzip.buffer] : [])] as ArrayBuffer[]
  parentPort?.postMessage(result, buffers)
})

async function compute(path: string, input: unknown): Promise<JobResult> {
  const tool = toolsByPath.get(path)
  try {
    if (!tool) throw new Error(`There is no tool at ${path}`)
    const { text, ...answer } = await tool.compute(input as never)
    const bytes = new TextEncoder().encode(text)
    if (bytes.length < MIN_BYTES_TO_COMPRESS) return { ...answer, bytes }
    return { ...answer, bytes, gzip: Uint8Array.from(gzipSync(bytes, { level: COMPRESSION_LEVEL })) }
  } catch (error) {
    return describeError(tool, error)
  }
}

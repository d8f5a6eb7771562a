import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import type { ServedSite } from '../support/served-site.ts'
import { row } from './report.ts'

const SECONDS = 5
const CONNECTIONS = 20

/** Requests per second, as a ratio to a bare Node server that sends the same bytes, measured in the same run. */
export async function benchRequests({ origin, pid }: ServedSite) {
  for (const path of ['/', '/api/articles']) {
    const headers = { 'accept-encoding': 'br' }
    const bare = await bareServer(origin + path)
    await requestsPerSecond(origin + path, 1)
    const ours = await requestsPerSecond(origin + path, SECONDS, headers)
    const theirs = await requestsPerSecond(bare.origin + path, SECONDS, headers)
    await bare.stop()
    row(
      `GET ${path}`,
      `${Math.round(ours)} /s`,
      `${(ours / theirs).toFixed(2)} × a bare Node server (${Math.round(theirs)} /s)`,
    )
  }
  row('Peak memory of the server process', `${peakMemory(pid)} MB`)
}

export async function requestsPerSecond(url: string, duration: number, headers: Record<string, string> = {}) {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200`)
  return result.requests.average
}

/** A server of nothing but Node's http, in a thread of its own, that sends the same bytes under the same headers. */
async function bareServer(url: string) {
  const answer = await rawAnswer(url)
  const worker = new Worker(new URL('./bare-server.js', import.meta.url), { workerData: answer })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  return { origin: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
}

/** The bytes as they travel, not unpacked. */
function rawAnswer(url: string) {
  return new Promise<{ headers: [string, string][]; body: Uint8Array }>((resolve, reject) => {
    const call = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const skipped = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])
        const headers = Object.entries(response.headers).filter(([name]) => !skipped.has(name))
        resolve({ headers: headers.map(([name, value]) => [name, String(value)]), body: Buffer.concat(parts) })
      })
    })
    call.on('error', reject)
    call.end()
  })
}

/** The most memory the process ever held. [MB] */
function peakMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000)
}

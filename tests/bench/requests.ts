import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { cookiesOf } from '../support/cookies-of.ts'
import type { ServedSite } from '../support/served-site.ts'
import { formatRow, middle, timeUntil } from './report.ts'
import { newUser, post } from './site.ts'

const SECONDS = 5
const CONNECTIONS = 20

/** Requests per second relative to a plain Node server that sends the same bytes in the same run. */
export async function benchRequests({ origin, pid }: ServedSite) {
  const [article] = (await (await fetch(`${origin}/api/articles`)).json()) as { slug: string }[]
  const cookie = cookiesOf(await post(`${origin}/api/register`, newUser('bench')))
  const cases: [what: string, path: string, goal: string, headers?: Record<string, string>][] = [
    ['GET /', '/', ', goal 0.45'],
    ['GET /calculators/solar', '/calculators/solar', ', goal 0.45'],
    ['GET an article’s page', `/tips/${article?.slug}`, ', goal 0.45'],
    ['GET /api/articles', '/api/articles', ', goal 0.45'],
    ['GET a town’s page', TOWN, ', goal 0.45'],
    ['GET / signed in', '/', '', { cookie }],
  ]
  for (const [what, path, goal, more] of cases) {
    const headers = { 'accept-encoding': 'br', ...more }
    await requestsPerSecond(origin + path, 2, headers)
    const bare = await bareServer(origin + path, headers)
    const ours = await requestsPerSecond(origin + path, SECONDS, headers)
    const theirs = await requestsPerSecond(bare.origin + path, SECONDS, headers)
    await bare.stop()
    const ratio = (ours / theirs).toFixed(2)
    formatRow(what, `${Math.round(ours)} /s`, `${ratio} × a bare Node server (${Math.round(theirs)} /s)${goal}`)
  }
  await benchTown(origin)
  const before = peakMemory(pid)
  await askForUnknownAddresses(origin)
  formatRow(`Peak memory after ${UNKNOWN} unknown addresses`, `${peakMemory(pid)} MB`, `${before} MB before`)
}

const TOWN = '/solar/india/maharashtra/pune'
/** Bytes of a town's page, and the time of its first rendering, which the page cache does not have. */
async function benchTown(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap-solar-it.xml`)).text()
  const paths = sitemap.match(/\/solar\/italy\/[^/]+\/[^<"]+(?=<\/loc>)/g) ?? []
  const read = async (path: string) =>
    (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).text()
  const times: number[] = []
  for (const path of paths.slice(0, 40)) times.push(await timeUntil(() => read(path)))
  const plain = await read(TOWN)
  formatRow('A town’s page', `${Math.round(plain.length / 1000)} kB`, 'goal 60 kB')
  formatRow('  rendered and compressed', `${middle(times).toFixed(1)} ms`, 'goal 15 ms')
}

const UNKNOWN = 100_000
async function askForUnknownAddresses(origin: string) {
  let asked = 0
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: UNKNOWN,
    requests: [{ setupRequest: (request) => ({ ...request, path: `/unknown-${asked++}` }) }],
  })
  if (result['4xx'] !== UNKNOWN) throw new Error(`${UNKNOWN - result['4xx']} unknown addresses were not 404`)
}

export async function requestsPerSecond(url: string, duration: number, headers: Record<string, string> = {}) {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, headers })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200`)
  return result.requests.average
}

/** Plain Node http in a worker thread with the same bytes and headers. */
export async function bareServer(url: string, headers: Record<string, string>) {
  const answer = await rawAnswer(url, headers)
  const worker = new Worker(new URL('./bare-server.js', import.meta.url), { workerData: answer })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  return { origin: `http://127.0.0.1:${port}`, stop: () => worker.terminate() }
}

/** The response body as sent, not decompressed. */
function rawAnswer(url: string, headers: Record<string, string>) {
  return new Promise<{ headers: [string, string][]; body: Uint8Array }>((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
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

/** Peak memory of the process [MB]. */
function peakMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1000)
}

import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServedSite } from '../support/served-site.ts'
import { formatRow, middle, timeUntil } from './report.ts'
import { bareServer, requestsPerSecond } from './requests.ts'

/** Ours and the bare answer take turns, because a machine's pace changes within seconds. */
const ROUNDS = 7
const CALLERS = 32
/** [ms] */
const LOAD_TIME = 8_000

let place = 0
/** Never asked before. */
const freshPlace = () => {
  place += 1
  return `lat=${(place % 120) - 50}.${10 + (place % 80)}&lon=${(place * 7) % 170}.${10 + (place % 90)}`
}
const pvcalc = () => `/api/PVcalc?${freshPlace()}&peakpower=1&loss=14&angle=30&outputformat=json`
const seriescalc = () =>
  `/api/seriescalc?${freshPlace()}&pvcalculation=1&peakpower=1&loss=14&angle=30&outputformat=json`

/** Needs raised limits: `PUBLIC_API_LIMIT_PER_MINUTE`, `PUBLIC_API_LIMIT_PER_HOUR`. */
export async function benchPublicApi({ origin }: ServedSite) {
  for (const [name, path, goal] of [
    ['Fresh PVcalc', pvcalc, 60],
    ['Fresh seriescalc', seriescalc, 150],
  ] as const) {
    const times: number[] = []
    for (let i = 0; i < 22; i += 1) times.push(await timeOf(origin + path()))
    // The first ones start the worker.
    formatRow(name, `${Math.round(middle(times.slice(2)))} ms`, `goal ${goal} ms`)
  }
  const cached = pvcalc()
  await timeOf(origin + cached)
  const bare = await bareServer(origin + cached, {})
  for (const warmed of [origin, bare.origin]) await requestsPerSecond(warmed + cached, 2)
  const rates: number[] = []
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await requestsPerSecond(origin + cached, 1)
    rates.push(ours)
    costs.push((await requestsPerSecond(bare.origin + cached, 1)) / ours)
  }
  await bare.stop()
  formatRow(
    'Cached PVcalc',
    `${Math.round(middle(rates))} /s`,
    `costs ${middle(costs).toFixed(2)} × a bare Node answer (${Math.min(...costs).toFixed(2)} to ${Math.max(...costs).toFixed(2)}), goal 1.5`,
  )

  const idle = await slowPage(origin)
  let isOver = false
  const statuses: Record<number, number> = {}
  const callers = Array.from({ length: CALLERS }, async (_, i) => {
    while (!isOver) {
      const status = await statusOf(origin, pvcalc(), `127.0.0.${i + 2}`)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status === 503) await pause(50)
    }
  })
  const loaded = await slowPage(origin)
  isOver = true
  await Promise.all(callers)
  formatRow(
    `Cached page beside ${CALLERS} callers, p95`,
    `${loaded.toFixed(1)} ms`,
    `idle ${idle.toFixed(1)} ms, goal ${(2 * idle + 10).toFixed(1)} ms; answers ${JSON.stringify(statuses)}`,
  )
}

function timeOf(url: string): Promise<number> {
  return timeUntil(async () => {
    const response = await fetch(url)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  })
}

const statusOf = (origin: string, path: string, localAddress: string) =>
  new Promise<number>((resolve, reject) => {
    get(origin + path, { localAddress }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

/** The slowest of twenty requests for a cached page (95th percentile) [ms]. */
async function slowPage(origin: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + LOAD_TIME
  while (performance.now() < end) {
    times.push(await timeOf(`${origin}/`))
    await pause(5)
  }
  return times.sort((a, b) => a - b)[Math.floor(0.95 * times.length)] as number
}

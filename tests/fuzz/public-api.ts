import fc from 'fast-check'
import { toolsByPath } from '../../server/public-api/tools.ts'
import type { Website } from '../support/website.ts'
import { AWKWARD_TEXTS } from './awkward-texts.ts'

/* Requests to the public API with right, wrong and hostile parameters, from a seed. */

const NUMBERS = '0 1 -1 0.5 45 89.999 90 91 180 -180 360 1e400 -0 NaN 0x10 1,5'.split(' ')
/** Values that some parameter takes. */
const WORDS = 'json csv basic hourly rack 2026-06-21 0,10,20'.split(' ')

const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -95, max: 95, noNaN: true }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(...WORDS, ...AWKWARD_TEXTS) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5000 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.array(fc.integer({ min: -5, max: 95 }), { maxLength: 400 }).map((list) => list.join(',')),
  },
)

/** Values with which most tools answer, so that they compute. */
const GOOD: Readonly<Record<string, string>> = {
  lat: '41',
  lon: '12',
  peakpower: '1',
  loss: '14',
  batterysize: '600',
  cutoff: '40',
  consumptionday: '300',
  userhorizon: '5,10',
  system_capacity: '4',
  module_type: '0',
  losses: '14',
  array_type: '1',
  tilt: '20',
  azimuth: '180',
  date: '2026-06-21',
  q: 'rom',
}

const paths = [...toolsByPath.keys()]
const request = fc.constantFrom(...paths, '/api/v1/nothing', '/api/v5_3/', '/api/pvwatts/v9.json').chain((path) => {
  const names = Object.keys(toolsByPath.get(path)?.parameters.shape ?? {})
  const fields = fc.dictionary(fc.constantFrom(...names, 'unknown', '__proto__', 'constructor'), value, { maxKeys: 4 })
  const good = Object.entries(GOOD).filter(([name]) => names.includes(name))
  return fc.record({
    path: fc.constant(path),
    good: fc.subarray(good, { minLength: Math.max(0, good.length - 1) }),
    fields,
    method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST'),
  })
})

const MAX_CONCURRENT = 4

export async function fuzzPublicApi({ origin }: Pick<Website, 'origin'>, count: number, seed: number) {
  const faults: string[] = []
  const statuses: Record<number, number> = {}
  const requests = fc.sample(request, { numRuns: count, seed })
  async function sendNext(): Promise<void> {
    const next = requests.pop()
    if (!next) return
    const query = new URLSearchParams([...next.good, ...Object.entries(next.fields)])
    const address = `${next.path}?${query}`
    const response = await fetch(origin + address, { method: next.method })
    const text = await response.text()
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    const fault = findFault(response, text)
    if (fault) faults.push(`${fault}: ${next.method} ${address}`)
    return sendNext()
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, sendNext))
  return { faults, statuses }
}

function findFault({ status, headers }: Response, text: string): string | undefined {
  if (status >= 500 && status !== 503) return `status ${status}`
  if (headers.get('access-control-allow-origin') !== '*') return 'no CORS'
  if (headers.get('set-cookie')) return 'a cookie'
  if (/\bat .*\.(ts|js):\d+|node_modules/.test(text)) return 'internals'
  if (
    status === 200 &&
    // PVWatts repeats the name of the data set, whatever it is.
    /\bNaN\b|\bInfinity\b|:null[,}]/.test(text.replace(/"dataset":"[^"]*"/, '')) &&
    !/"(economic_data|horizon_db|sunrise|technology|system_loss)":|"sunset":null/.test(text)
  )
    return 'not a number'
  if (status >= 400 && text !== '' && !headers.get('content-type')?.includes('json')) return 'an error without JSON'
  return undefined
}

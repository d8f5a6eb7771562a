import createClient from 'openapi-fetch'
import type { paths } from './generated.d.ts'

/** Calls the site with the client that others would generate. A wrong name or type does not compile. */
export async function callWithGeneratedClient(origin: string): Promise<string[]> {
  const client = createClient<paths>({ baseUrl: origin })
  const place = { lat: 52.52, lon: 13.4 }
  const output = await client.GET('/api/v1/yield', { params: { query: { ...place, kwp: 5, mounting: 'rack' } } })
  const months = output.data?.months.map(({ energy }) => energy.p50) ?? []
  const hours = await client.GET('/api/v1/hours', { params: { query: place } })
  const series = await client.GET('/api/v5_3/PVcalc', {
    params: { query: { ...place, peakpower: 1, loss: 14, outputformat: 'json' } },
  })
  const wrong = await client.GET('/api/v1/yield', { params: { query: { lat: 91, lon: 0 } } })
  // @ts-expect-error: the longitude is required
  const incomplete = await client.GET('/api/v1/yield', { params: { query: { lat: 1 } } })
  const expectations: readonly (readonly [string, boolean])[] = [
    ['the yield has twelve months', months.length === 12 && months.every((kwh) => kwh > 0)],
    ['the hours are 8,760', hours.data?.ac.length === 8760],
    ['PVcalc has outputs', typeof series.data === 'object' && 'totals' in series.data.outputs],
    ['a wrong latitude is a problem', wrong.error?.detail.startsWith('lat') === true],
    ['a missing longitude is a problem', incomplete.error?.detail === 'lon is missing'],
  ]
  return expectations.filter(([, isMet]) => !isMet).map(([expectation]) => `The generated client: ${expectation}`)
}

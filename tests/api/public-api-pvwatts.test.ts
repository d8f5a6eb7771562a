import { expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { readPvwatts } from '../accuracy/references.ts'
import { readPvwattsMcp, readPypvwatts, readRubyPvwatts } from '../support/pvwatts-readers.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const ask = (path: string, query: Record<string, string | number> = {}) => site.get(path).query(query)
const DENVER = {
  lat: 39.74,
  lon: -104.99,
  system_capacity: 4,
  module_type: 0,
  losses: 14.0757,
  array_type: 1,
  tilt: 20,
  azimuth: 180,
}

/** The query that pypvwatts sends. */
const PYPVWATTS =
  'system_capacity=4&module_type=1&losses=13&array_type=1&tilt=30&azimuth=190&lat=40&lon=-105&dataset=tmy2&radius=0&timeframe=monthly&api_key=DEMO_KEY'

test('pypvwatts reads its query, and the months add up', async () => {
  const { status, text } = await ask(`/api/pvwatts/v6.json?${PYPVWATTS}`)
  const { list, acAnnual, solradAnnual, stationInfo } = readPypvwatts(status, text)
  expect(sumOf(list('ac_monthly'))).toBeCloseTo(acAnnual, 2)
  expect(sumOf(list('poa_monthly')) / 365).toBeCloseTo(solradAnnual, 3)
  expect(list('poa_monthly')[0]).toBeCloseTo(31 * (list('solrad_monthly')[0] ?? 0), 2)
  list('dc_monthly').forEach((dc, month) => {
    expect(dc).toBeGreaterThan(list('ac_monthly')[month] ?? 0)
  })
  expect(stationInfo.tz).toBe(-7)
  // PVWatts V8 makes about 1,600 kWh/kWp of a year in Boulder.
  expect(acAnnual / 4).toBeGreaterThan(1450)
  expect(acAnnual / 4).toBeLessThan(1750)
})

test('The hours are those of the months, and the year that of the own API', async () => {
  const hourly = await ask('/api/pvwatts/v8.json', { ...DENVER, timeframe: 'hourly' })
  const { list, acAnnual } = readPypvwatts(hourly.status, hourly.text, true)
  expect(sumOf(list('ac')) / 1000).toBeCloseTo(acAnnual, 1)
  expect(sumOf(list('poa').slice(0, 744)) / 1000).toBeCloseTo(list('poa_monthly')[0] ?? 0, 2)
  expect(new Set(list('wspd'))).toEqual(new Set([3]))
  list('tcell').forEach((cell, hour) => {
    expect(cell).toBeGreaterThanOrEqual((list('tamb')[hour] ?? 0) - 0.001)
  })
  expect(hourly.body.warnings.join(' ')).toContain('wind speed is a constant')
  expect(hourly.body.inputs.tilt).toBe('20')
  const own = await ask('/api/v1/yield', { lat: 39.74, lon: -104.99, tilt: 20, azimuth: 180, kwp: 4 })
  expect(own.body.year.p50).toBeCloseTo(acAnnual, 0)
})

test('The eight places of PVWatts: roofs of 20° within 8% of its year, all 48 planes 6% off on average and 17% at most', async () => {
  const { systemKw, places } = await readPvwatts()
  const errors: { hasSlopeOf20: boolean; size: number }[] = []
  for (const { latitude: lat, longitude: lon, planes } of places) {
    for (const { tilt, azimuth, mounting, ac } of planes) {
      const system = { ...DENVER, system_capacity: systemKw, array_type: mounting === 'rack' ? 0 : 1 }
      const { body } = await ask('/api/pvwatts/v8.json', { ...system, lat, lon, tilt, azimuth }).expect(200)
      errors.push({ hasSlopeOf20: tilt === 20, size: Math.abs(body.outputs.ac_annual / sumOf(ac) - 1) })
    }
  }
  const sizes = errors.map(({ size }) => size)
  // The climate is another one.
  expect(Math.max(...errors.filter(({ hasSlopeOf20 }) => hasSlopeOf20).map(({ size }) => size))).toBeLessThan(0.08)
  expect(sumOf(sizes) / sizes.length).toBeLessThan(0.061)
  expect([sizes.length, Math.max(...sizes) < 0.17]).toEqual([48, true])
})

/** The example of NREL's documentation of V8, and its answer. */
const NREL_EXAMPLE =
  'api_key=DEMO_KEY&azimuth=180&system_capacity=4&losses=14&array_type=1&module_type=0&gcr=0.4&dc_ac_ratio=1.2&inv_eff=96.0&radius=0&dataset=nsrdb&tilt=10&lat=40&lon=-105&soiling=12|4|45|23|9|99|67|12.54|54|9|0|7.6&albedo=0.3&bifaciality=0.7'
const NREL_ANNUAL = 4131.35
// biome-ignore format: a row of months
const NREL_POA = [96.25, 116.13, 98.52, 144.42, 183.88, 15.66, 77.03, 173.15, 84.66, 127.52, 111.21, 88.33]

test('Soiling counts: the example of NREL, without the rear side of its panels', async () => {
  const { body } = await ask(`/api/pvwatts/v8.json?${NREL_EXAMPLE}`).expect(200)
  const { ac_annual, ac_monthly, poa_monthly, dc_monthly } = body.outputs
  // It is 44% more without soiling. NREL's bifacial panels make a few per cent with the rear side, which is clean.
  expect(ac_annual / NREL_ANNUAL).toBeLessThan(1)
  expect(ac_annual / NREL_ANNUAL).toBeGreaterThan(0.85)
  const clean = (await ask(`/api/pvwatts/v8.json?${NREL_EXAMPLE.replace(/&soiling=[^&]+/, '')}`).expect(200)).body
    .outputs
  // June has 99% of soiling, July 67%, November none.
  expect(poa_monthly[5]).toBeCloseTo(0.01 * clean.poa_monthly[5], 3)
  expect(poa_monthly[6]).toBeCloseTo(0.33 * clean.poa_monthly[6], 3)
  expect([poa_monthly[10], ac_monthly[10]]).toEqual([clean.poa_monthly[10], clean.ac_monthly[10]])
  // Cooler cells gain a little: more than a third is left of July's direct current.
  expect(dc_monthly[6] / clean.dc_monthly[6]).toBeGreaterThan(0.33)
  expect(dc_monthly[6] / clean.dc_monthly[6]).toBeLessThan(0.37)
  const share = (values: readonly number[], month: number) => (values[month] ?? 0) / sumOf(values)
  for (const month of [0, 2, 4, 8])
    expect(Math.abs(share(poa_monthly, month) - share(NREL_POA, month))).toBeLessThan(0.03)
  expect(body.warnings.join(' ')).not.toContain('soiling')
})

test('Soiled hours add up to soiled months, and one value holds for all months', async () => {
  const query = { ...DENVER, timeframe: 'hourly', soiling: 20 }
  const { outputs } = (await ask('/api/pvwatts/v8.json', query).expect(200)).body
  const clean = (await ask('/api/pvwatts/v8.json', { ...DENVER, timeframe: 'hourly' }).expect(200)).body.outputs
  expect(sumOf(outputs.ac) / 1000).toBeCloseTo(outputs.ac_annual, 1)
  expect(sumOf(outputs.poa)).toBeCloseTo(0.8 * sumOf(clean.poa), 0)
  // Noon of the hottest hour: the cells are cooler, and still warmer than the air.
  const hottest = clean.tcell.indexOf(Math.max(...clean.tcell))
  expect(outputs.tcell[hottest]).toBeLessThan(clean.tcell[hottest])
  expect(outputs.tcell[hottest]).toBeGreaterThan(outputs.tamb[hottest])
})

test('ruby_pvwatts and pvwatts-mcp read theirs', async () => {
  const old = await ask('/api/pvwatts/v5.json', DENVER).expect(200)
  expect(readRubyPvwatts(old.text)).toMatchObject({ lat: 39.74, lon: -104.99 })
  const mcp = readPvwattsMcp((await ask('/api/pvwatts/v8.json', DENVER)).text)
  expect(mcp.months).toHaveLength(12)
})

test('The counters of the limit are on every answer', async () => {
  for (let i = 0; i < 2; i += 1) {
    const { headers } = await ask('/api/pvwatts/v8.json', DENVER)
    expect(Number(headers['x-ratelimit-limit'])).toBeGreaterThan(0)
    expect(Number(headers['x-ratelimit-remaining'])).toBeGreaterThan(0)
    // No shared cache may hand the counters of one caller to another.
    expect(headers['cache-control']).toMatch(/^private,/)
  }
})

test('Modules, inverter, albedo and negative losses count; an azimuth of 360 is north', async () => {
  const annual = async (query: Record<string, string | number>) =>
    (await ask('/api/pvwatts/v8.json', { ...DENVER, ...query }).expect(200)).body.outputs.ac_annual
  const base = await annual({})
  expect(await annual({ losses: -5 })).toBeGreaterThan(1.15 * base)
  expect(await annual({ dc_ac_ratio: 2 })).toBeLessThan(base)
  expect(await annual({ inv_eff: 99 })).toBeGreaterThan(base)
  expect(await annual({ tilt: 60, albedo: Array(12).fill(0.8).join('|') })).toBeGreaterThan(await annual({ tilt: 60 }))
  expect(await annual({ azimuth: 360 })).toBe(await annual({ azimuth: 0 }))
})

test.each([
  [{ losses: 120 }, /'losses' parameter is not valid/],
  [{ array_type: 2 }, /trackers are not modelled/],
  [{ lat: '' }, /'lat' parameter is required/],
  [{ lat: '', lon: '', address: 'Boulder' }, /'address' parameter is not valid. Addresses and files are not offered/],
  [{ file_id: '1' }, /give lat and lon/],
  [{ lat: -80 }, /between -57.5 and 84/],
  [{ callback: 'show' }, /JSONP is not offered/],
  [{ albedo: '0.2|0.3' }, /'albedo' parameter is not valid/],
])('%j is refused with 422 and a sentence', async (query, sentence) => {
  const answer = await ask('/api/pvwatts/v8.json', { ...DENVER, ...query }).expect(422)
  expect(answer.body.errors).toEqual([expect.stringMatching(sentence)])
  expect(readPvwattsMcp(answer.text)).toHaveProperty('failure')
  expect(() => readPypvwatts(answer.status, answer.text)).toThrow()
})

test('Other errors have the form of the gateway', async () => {
  expect((await ask('/api/pvwatts/v8.xml').expect(404)).body.error.code).toBe('NOT_FOUND')
  expect((await site.post('/api/pvwatts/v8.json').expect(405)).body.error.code).toBe('METHOD_NOT_ALLOWED')
})

import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { pages } from '#shared/pages.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { findClimate } from '../../server/public-api/climate-files.ts'
import {
  pvgisjsQuery,
  readHomeAssistant,
  readPvlibCsv,
  readPvlibError,
  readPvlibHorizon,
  readPvlibJson,
} from '../support/pvgis-readers.ts'
import { collectLog } from '../support/silent-log.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const ask = (path: string, query: Record<string, string | number> = {}) => site.get(path).query(query)
/** The JSON answer of a tool. */
const compute = async (tool: string, query: Record<string, string | number>) =>
  (await ask(`/api/${tool}`, { ...query, outputformat: 'json' }).expect(200)).body
const dailyProfile = async (query: Record<string, number>): Promise<Record<string, number>[]> =>
  (await compute('DRcalc', query)).outputs.daily_profile
const MAPUTO = { lat: -25.97, lon: 32.57 }
/** The query that pvlib sends by default. */
const PVLIB =
  'lat=45&lon=8&outputformat=json&angle=0&aspect=0&pvcalculation=0&pvtechchoice=crystSi&mountingplace=free&trackingtype=0&components=1&usehorizon=1&optimalangles=0&optimalinclination=0&loss=0'

/** Relative difference of two numbers. */
const off = (value: number, reference: number) => Math.abs(value / reference - 1)

test('PVcalc agrees with PVGIS at Maputo within 8%', async () => {
  const { inputs, outputs } = await compute('v5_3/PVcalc', { ...MAPUTO, peakpower: 1, loss: 14, optimalangles: 1 })
  const { monthly, totals } = outputs
  expect(off(totals.fixed.E_y, 1590)).toBeLessThan(0.08)
  expect(off(totals.fixed['H(i)_y'], 2062)).toBeLessThan(0.08)
  expect(Math.abs(totals.fixed.l_total - -22.89)).toBeLessThan(2)
  const reference = [4.37, 4.69, 4.61, 4.27, 4.43, 4.32, 4.39, 4.47, 4.46, 4.1, 4.05, 4.14]
  expect(monthly.fixed.map((row: { E_d: number }, i: number) => off(row.E_d, reference[i] ?? 0) < 0.09)).toEqual(
    Array(12).fill(true),
  )
  const { slope, azimuth } = inputs.mounting_system.fixed
  expect(Math.abs(slope.value - 29)).toBeLessThanOrEqual(3)
  expect(Math.abs(azimuth.value)).toBeGreaterThanOrEqual(177)
  expect([slope.optimal, azimuth.optimal]).toEqual([true, true])
})

test('PVcalc agrees with PVGIS at Lodz within 8%', async () => {
  const query = { lat: 51.76, lon: 19.46, peakpower: 1, loss: 14, angle: 35, mountingplace: 'building' }
  expect(off((await compute('PVcalc', query)).outputs.totals.fixed.E_y, 1023)).toBeLessThan(0.08)
})

test('The losses of PVcalc are negative and multiply to the total', async () => {
  const { outputs } = await compute('v5_2/PVcalc', { ...MAPUTO, peakpower: 2.5, loss: 20 })
  const { l_aoi, l_spec, l_tg, l_total, E_y, 'H(i)_y': irradiation, E_m, SD_y } = outputs.totals.fixed
  expect(typeof l_spec).toBe('string')
  for (const loss of [l_aoi, l_tg, l_total]) expect(loss).toBeLessThan(0)
  expect(1 + l_total / 100).toBeCloseTo(E_y / (2.5 * irradiation), 4)
  expect((1 + l_aoi / 100) * (1 + Number(l_spec) / 100) * (1 + l_tg / 100) * 0.8).toBeCloseTo(1 + l_total / 100, 3)
  expect(E_m).toBeCloseTo(E_y / 12, 1)
  expect(SD_y).toBeGreaterThan(0)
})

test('The cost of energy is the annuity over the energy', async () => {
  const query = { ...MAPUTO, peakpower: 5, loss: 14, pvprice: 1, systemcost: 10_000 }
  const { LCOE_pv, E_y } = (await compute('PVcalc', { ...query, interest: 3 })).outputs.totals.fixed
  // 10,000 at 3% over 25 years: 574.2787 a year.
  expect(LCOE_pv).toBeCloseTo(574.2787 / E_y, 5)
  const refused = await ask('/api/PVcalc', { ...query, outputformat: 'json' }).expect(400)
  expect(readPvlibError(refused.text)).toBe('interest: Mandatory')
})

test('pvlib reads its default call as JSON and CSV', async () => {
  const inJson = readPvlibJson((await ask(`/api/v5_3/seriescalc?${PVLIB}`).expect(200)).text)
  const csvAnswer = await ask(`/api/v5_3/seriescalc?${PVLIB.replace('json', 'csv')}`).expect(200)
  const inCsv = readPvlibCsv(csvAnswer.text)
  expect(Object.keys(inJson.columns)).toEqual(['Gb(i)', 'Gd(i)', 'Gr(i)', 'H_sun', 'T2m', 'WS10m', 'Int'])
  expect(inJson.index).toHaveLength(8760)
  expect(inJson.index[1]?.getTime()).toBe((inJson.index[0]?.getTime() ?? 0) + 3_600_000)
  expect(inCsv.columns).toEqual(inJson.columns)
  expect(inCsv.index).toEqual(inJson.index)
  expect(inCsv.inputs).toMatchObject({ latitude: 45, longitude: 8, Slope: '0 deg.' })
  expect(inJson.inputs).toMatchObject({ meteo_data: { year_min: 2001, year_max: 2001, horizon_data: 'None' } })
  expect(csvAnswer.headers['helioplan-note']).toContain('typical year')
})

test('The hours are those of the planner, and their light adds up', async () => {
  const plane = { lat: 45, lon: 8, angle: 30, aspect: -20 }
  const query = { ...plane, pvcalculation: 1, peakpower: 2, loss: 14, outputformat: 'json' }
  const { columns } = readPvlibJson((await ask('/api/seriescalc', query).expect(200)).text)
  const parts = readPvlibJson((await ask('/api/seriescalc', { ...query, components: 1 }).expect(200)).text).columns
  const { resource } = await findClimate(45, 8)
  const weather = buildWeatherYear({ ...resource, latitude: 45, longitude: 8, utcOffset: 0 })
  const planned = computeHourlyYear(weather, systemModel({ mounting: 'rack' }), { tilt: 30, azimuth: 160 })
  columns.P?.forEach((watts, hour) => {
    expect(Math.abs(watts - 2000 * (planned.ac[hour] ?? 0))).toBeLessThan(0.006)
  })
  columns['G(i)']?.forEach((watts, hour) => {
    const sum = (parts['Gb(i)']?.[hour] ?? 0) + (parts['Gd(i)']?.[hour] ?? 0) + (parts['Gr(i)']?.[hour] ?? 0)
    expect(Math.abs(sum - watts)).toBeLessThan(0.02)
  })
  for (const column of Object.values(parts)) expect(Math.min(...column)).toBeGreaterThan(-60)
  for (const name of ['Gb(i)', 'Gd(i)', 'Gr(i)', 'H_sun']) expect(Math.min(...(parts[name] ?? []))).toBe(0)
})

test('Home Assistant finds the power of every hour of a year', async () => {
  const query = { lat: 50.1, lon: 14.4, pvcalculation: 1, peakpower: 5, loss: 14, angle: 35, outputformat: 'json' }
  const forecast = readHomeAssistant((await ask('/api/v5_2/seriescalc', query).expect(200)).text)
  expect(forecast.size).toBe(8760)
  expect(forecast.get('6-21-11')).toBeGreaterThan(500)
  expect(forecast.get('6-21-0')).toBe(0)
})

test('pvgisjs is answered in a browser: preflight, booleans as 0, unknown parameters', async () => {
  const path = '/api/v5_2/PVcalc'
  const preflight = await site
    .options(path)
    .set({ Origin: 'https://example.org', 'Access-Control-Request-Headers': 'content-type' })
    .expect(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
  })
  const query = pvgisjsQuery({ ...MAPUTO, peakpower: 1, loss: 14, js: 1, userhorizon: '', select_database_grid: 'x' })
  const answer = await site
    .get(`${path}?${query}`)
    .set({ Origin: 'https://example.org', 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site' })
    .expect(200)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(answer.body.outputs.totals.fixed.E_y).toBeGreaterThan(1000)
})

test('A horizon of the caller takes light away and comes back interpolated', async () => {
  const place = { lat: 46.5, lon: 9.8 }
  const query = { ...place, peakpower: 1, loss: 14, angle: 30 }
  const userhorizon = '0,10,30,40,30,10'
  const open = await compute('PVcalc', query)
  const shaded = await compute('PVcalc', { ...query, userhorizon })
  const ignored = await compute('PVcalc', { ...query, userhorizon, usehorizon: 0 })
  expect(shaded.outputs.totals.fixed.E_y).toBeLessThan(0.95 * open.outputs.totals.fixed.E_y)
  expect(ignored.outputs).toEqual(open.outputs)
  expect(shaded.inputs.meteo_data).toMatchObject({ use_horizon: true, horizon_data: 'User-provided' })
  const profile = await ask('/api/v5_2/printhorizon', { ...place, userhorizon: '0,10,30,40', outputformat: 'json' })
  const { azimuth, elevation } = readPvlibHorizon(profile.text)
  expect(azimuth).toHaveLength(48)
  // North, east, south and west.
  ;[0, 10, 30, 40].forEach((altitude, i) => {
    expect(Math.abs((elevation[12 * i] ?? 0) - altitude)).toBeLessThan(0.5)
  })
  expect(profile.body.outputs.winter_solstice.length).toBeGreaterThan(10)
})

test.each([
  ['printhorizon', {}, 'No terrain is known here: pass userhorizon'],
  ['tmy', {}, /no TMY/],
  ['PVcalc', { loss: 14 }, 'peakpower: Mandatory'],
  ['PVcalc', { peakpower: 1, loss: 'much' }, 'loss: Incorrect value'],
  ['PVcalc', { peakpower: 1, loss: 14, angle: 91 }, 'angle: Incorrect value'],
  ['PVcalc', { peakpower: 1, loss: 14, twoaxis: 1 }, 'twoaxis: trackers are not modelled here'],
  ['seriescalc', { startyear: 2015 }, /typical year, not measured ones: leave startyear and endyear out/],
  ['seriescalc', { pvcalculation: 1, loss: 14 }, 'peakpower: Mandatory'],
  ['seriescalc', { trackingtype: 2 }, 'trackingtype: trackers are not modelled here'],
  ['PVcalc', { peakpower: 1, loss: 14, lat: -70 }, /^Location over the sea\. Please, select another location/],
  ['SHScalc', { peakpower: 1, batterysize: 1, cutoff: 40 }, 'consumptionday: Mandatory'],
  ['DRcalc', { clearsky_2axis: 1 }, 'clearsky_2axis: trackers are not modelled here'],
  ['PVcalc', { peakpower: '0x10', loss: 14 }, 'peakpower: Incorrect value'],
  ['PVcalc', { peakpower: 1, loss: '0b11' }, 'loss: Incorrect value'],
  ['seriescalc', { angle: '0o17' }, 'angle: Incorrect value'],
  ['DRcalc', { month: '0x6' }, 'month: Incorrect value'],
])('%s %j is refused with a message', async (tool, query, message) => {
  const answer = await ask(`/api/v5_3/${tool}`, { ...MAPUTO, outputformat: 'json', ...query }).expect(400)
  expect(answer.body).toEqual({ message: expect.stringMatching(message), status: 400 })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
})

test('Numbers may have a sign, a point and an exponent', async () => {
  const plain = await compute('PVcalc', { ...MAPUTO, peakpower: 2.5, loss: 14 })
  const other = await compute('PVcalc', { ...MAPUTO, peakpower: '25e-1', loss: '+14.' })
  expect(other.outputs).toEqual(plain.outputs)
})

test('HEAD obeys the parameters, and has no body', async () => {
  // "HEAD method has been kept only to confirm the existence of the desired API function" (204, documentation of PVGIS).
  await site.head(`/api/v5_3/seriescalc?${PVLIB}`).expect(204)
  for (const path of ['/api/v5_3/seriescalc?lat=95&lon=8', '/api/PVcalc?lat=45&lon=8', '/api/v1/yield?lat=45']) {
    const { text } = await site.head(path).expect(400)
    expect(text ?? '').toBe('')
  }
  await site.head('/api/pvwatts/v8.json?lat=45&lon=8').expect(422)
  await site.head(`/api/PVcalc?x=${'y'.repeat(2100)}`).expect(414)
})

test('Unknown tools and other methods are refused in the form of PVGIS', async () => {
  expect((await ask('/api/v5_3/pvcalc').expect(404)).body).toMatchObject({ status: 404 })
  const posted = await site.post('/api/v5_3/PVcalc', {}).expect(405)
  expect(readPvlibError(posted.text)).toContain('GET')
  expect(posted.headers.allow).toContain('GET')
  expect(readPvlibError((await ask(`/api/PVcalc?x=${'y'.repeat(2100)}`).expect(414)).text)).toContain('2048')
})

test('SHScalc agrees with PVGIS at Maputo', async () => {
  const simulate = async (query: Record<string, number>) => (await compute('SHScalc', { ...MAPUTO, ...query })).outputs
  const flat = await simulate({ peakpower: 900, batterysize: 12_000, cutoff: 40, consumptionday: 2400 })
  expect(Math.abs(flat.totals.f_f - 54.11)).toBeLessThan(6)
  expect(Math.abs(flat.totals.f_e - 3.67)).toBeLessThan(3)
  expect(off(flat.totals.E_lost, 1394)).toBeLessThan(0.12)
  const plane = { angle: 29, aspect: 180 }
  const tilted = await simulate({ ...plane, peakpower: 350, batterysize: 3600, cutoff: 20, consumptionday: 720 })
  expect(Math.abs(tilted.totals.f_f - 85.72)).toBeLessThan(6)
  expect(tilted.totals.f_e).toBeLessThan(3)
  expect(off(tilted.totals.E_lost, 728)).toBeLessThan(0.12)
  const histogram: { CS_min: number; f_CS: number }[] = tilted.histogram
  expect(histogram.map(({ CS_min }) => CS_min)).toEqual([20, 28, 36, 44, 52, 60, 68, 76, 84, 92])
  expect(sumOf(histogram.map(({ f_CS }) => f_CS))).toBeCloseTo(100, 0)
})

test('Mean days and months agree with the year', async () => {
  const place = { ...MAPUTO, angle: 20, aspect: 180 }
  const rows = await dailyProfile({ ...place, global: 1, showtemperatures: 1 })
  expect(rows).toHaveLength(288)
  const shown = { horirrad: 1, selectrad: 1, mr_dni: 1, d2g: 1, avtemp: 1 }
  const june = (await compute('MRcalc', { ...place, ...shown })).outputs.monthly[5]
  const mean = sumOf(rows.filter(({ month }) => month === 6).map((row) => row['G(i)'] ?? 0))
  expect((mean * 30) / 1000).toBeCloseTo(june['H(i)_m'], 1)
  expect(june).toMatchObject({ year: 2001, month: 6 })
  expect(june.Kd).toBeGreaterThan(0.2)
  expect(june['Hb(n)_m']).toBeGreaterThan(june['H(h)_m'])
})

/** PVGIS 5.3 (SARAH3) at 45° N, 8° E: DRcalc of June on 30° to the south-west by south, and of March on the level. */
const PVGIS_JUNE = { angle: 30, aspect: 20, clearSkyWhPerDay: 7794, clearSkyPeak: 972.05 }
const PVGIS_MARCH = [34.64, 158.08, 292.63, 406.13, 491.03, 529.54, 516.94, 485.76, 404.44, 292.53, 159.28, 24.56]

test('DRcalc has the clear sky of PVGIS within 12%, and echoes the plane and the clock as it does', async () => {
  const { angle, aspect, clearSkyWhPerDay, clearSkyPeak } = PVGIS_JUNE
  const { inputs, outputs } = await compute('v5_3/DRcalc', { lat: 45, lon: 8, month: 6, angle, aspect, clearsky: 1 })
  expect(inputs.plane).toEqual({
    fixed: { slope: { value: 30, optimal: false }, azimuth: { value: 20, optimal: false } },
  })
  expect(inputs.time_format).toBe('UTC')
  const rows: Record<string, number>[] = outputs.daily_profile
  expect(Object.keys(rows[0] ?? {})).toEqual(['month', 'time', 'Gcs(i)'])
  expect(rows.map(({ time }) => time).slice(0, 2)).toEqual(['00:00', '01:00'])
  const clear = rows.map((row) => row['Gcs(i)'] ?? 0)
  // PVGIS knows the haze of the Po valley, and the mountains.
  expect(off(sumOf(clear), clearSkyWhPerDay)).toBeLessThan(0.12)
  expect(off(Math.max(...clear), clearSkyPeak)).toBeLessThan(0.12)
})

test('Level ground gets more light under clear skies than under mean ones in every month, north and south', async () => {
  for (const lat of [67.3, 5, -25.97, -50]) {
    const rows = await dailyProfile({ lat, lon: 30, global: 1, clearsky: 1 })
    const sumOfMonth = (month: number, column: string) =>
      sumOf(rows.filter((row) => row.month === month).map((row) => row[column] ?? 0))
    // Each of the 24 values is rounded to 0.01.
    for (let month = 1; month <= 12; month += 1)
      expect(sumOfMonth(month, 'Gcs(i)') + 0.24, `month ${month} at ${lat}`).toBeGreaterThan(sumOfMonth(month, 'G(i)'))
  }
})

test('The hours of DRcalc have the labels of PVGIS', async () => {
  const rows = await dailyProfile({ lat: 45, lon: 8, month: 3, global: 1 })
  const middle = (values: readonly number[], first: number) =>
    sumOf(values.map((value, i) => (first + i) * value)) / sumOf(values)
  const light = rows.map((row) => row['G(i)'] ?? 0)
  // Worked out by hand from the table of PVGIS, which begins at 06:00: 11.48. The start of the hour would be 11.12.
  expect(middle(PVGIS_MARCH, 6)).toBeCloseTo(11.48, 2)
  expect(Math.abs(middle(light, 0) - 11.48)).toBeLessThan(0.1)
})

test('printhorizon has the heights that were passed, at their directions', async () => {
  // The example of the documentation of PVGIS: 0° due north, 10° for north-east, 20° for east, 30° for south-east, …
  const { outputs } = await compute('printhorizon', { lat: 45, lon: 8, userhorizon: '0,10,20,30,40,15,25,5' })
  const profile: { A: number; H_hor: number }[] = outputs.horizon_profile
  const at = (direction: number) => profile.find(({ A }) => A === direction)?.H_hor
  expect([-180, -135, -90, -45, 0, 45, 90, 135, 180].map(at)).toEqual([0, 10, 20, 30, 40, 15, 25, 5, 0])
  // Halfway between two of them.
  expect([at(-157.5), at(22.5)]).toEqual([5, 27.5])
})

test('CSV is the default, "basic" has no words, and browser=1 downloads', async () => {
  const query = { ...MAPUTO, peakpower: 1, loss: 14 }
  const csv = await ask('/api/PVcalc', { ...query, browser: 1 }).expect(200)
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="PVcalc.csv"')
  expect(csv.text).toMatch(/^Latitude \(decimal degrees\):\t-25.970\r\n/)
  const basic = await ask('/api/PVcalc', { ...query, outputformat: 'basic' })
  expect(basic.text).toMatch(/^1\t[\d.]+\t/)
  expect(basic.text).not.toMatch(/[A-Za-z]/)
})

test('The same place and parameters have one strong tag, whatever the spelling; a known tag is answered 304', async () => {
  const path = '/api/v5_3/MRcalc?lat=10&lon=20&horirrad=1&outputformat=json'
  const first = await ask(path)
  const again = await ask('/api/MRcalc?horirrad=1&lat=10.0004&lon=20.000&angle=0&unknown=1&outputformat=json')
  expect(first.headers.etag).toMatch(/^"[\w-]{22}-gz"$/)
  expect(again.headers.etag).toBe(first.headers.etag)
  expect(again.text).toBe(first.text)
  expect(first.headers['cache-control']).toBe('public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800')
  const etag = String(first.headers.etag)
  await ask(path).set('If-None-Match', etag).expect(304).expect('ETag', etag)
  await ask(path).set('Accept-Encoding', 'identity').expect('ETag', etag.replace('-gz', ''))
})

test('No answer reads or sets a cookie or asks the database', async () => {
  const { agent } = await site.user()
  const path = '/api/v5_3/PVcalc?lat=1&lon=2&peakpower=1&loss=14'
  const statements = await site.statements(async () => {
    const answer = await agent.get(path).expect(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.text).toBe((await site.get(path)).text)
  })
  expect(statements).toBe(0)
})

const OTHER_ADDRESSES = new Set([
  ...pages.map(({ path }) => path),
  ...Object.values(endpoints).map(([, , , path]) => path.replace(/:\w+/g, '1')),
  ...['/privacy', '/robots.txt', '/sitemap.xml', '/sw.js', '/healthz', '/readyz', '/api/nothing', '/api/pvcalc'],
  ...['/api/v1', '/embed', '/embed/missing', '/solar/india/maharashtra/pune', '/solar/data.csv', '/uploads/1.webp'],
  ...['/images/bill.jpg', '/climate/index.json', '/missing'],
])

test.each([...OTHER_ADDRESSES])('No other address may be read or framed by other sites: %s', async (path) => {
  for (const method of ['get', 'options'] as const) {
    const { headers } = await site
      .visitor()
      [method](path)
      .set({ Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'x-frame-options': 'DENY' })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('The log has the tool of each call, computed, cached or refused, and no place', async () => {
  const { log, lines } = collectLog('debug')
  const logged = await openWebsite({ deps: { log } })
  const place = 'lat=67.8556&lon=120.2253'
  for (const query of [place, place, `${place}&angle=steep`]) await logged.get(`/api/v5_3/MRcalc?${query}`)
  await expect.poll(() => lines.filter((line) => line.includes('/api/v5_3/MRcalc')).length).toBe(3)
  expect(lines.join()).not.toMatch(/67\.8|120\.2/)
})

test.runIf(process.platform === 'linux')('Answers are computed with less priority than pages', async () => {
  await ask('/api/MRcalc', MAPUTO).expect(200)
  const threads = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/stat`, 'utf8'))
  // The fields follow the name in brackets; "nice" is number 19 of all.
  const priorities = threads.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))
  expect(priorities.filter((priority) => priority > getPriority()).length).toBeGreaterThan(0)
})

test('PUBLIC_API=off leaves nothing of it', async () => {
  const closed = await openWebsite({ config: { publicApi: false } })
  const answer = await closed.get('/api/v5_3/PVcalc?lat=1&lon=2&peakpower=1&loss=14').expect(404)
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})

test('Computed answers are limited by network address; cached ones are free', async () => {
  const limited = await openWebsite({ config: { publicApiLimits: { byMinute: { points: 2, duration: 60_000 } } } })
  const path = (lat: number) => `/api/MRcalc?lat=${lat}&lon=5&horirrad=1`
  const first = await limited.get(path(1)).expect(200)
  // A shared cache hands this answer to others, who have limits of their own.
  expect(first.headers['cache-control']).toMatch(/^public,/)
  expect(Object.keys(first.headers).filter((name) => name.includes('ratelimit'))).toEqual([])
  await limited.get(path(2)).expect(200)
  const refused = await limited.get(path(3)).expect(429)
  expect(refused.body).toEqual({ message: expect.stringContaining('Try again in'), status: 429 })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-ratelimit-limit': '2',
    'x-ratelimit-remaining': '0',
    ratelimit: expect.stringMatching(/^"60s";r=0;t=\d+, "3600s";r=\d+;t=\d+$/),
    'access-control-expose-headers': expect.stringContaining('RateLimit,'),
  })
  await limited.get(path(1)).expect(200)
  // Another address of this machine.
  const { port } = new URL(limited.origin)
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: path(3), localAddress: '127.0.0.9' }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(200)
})

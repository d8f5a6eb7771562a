import { expect, test } from 'vitest'
import { z } from 'zod'
import { sumOf } from '#shared/calendar.ts'
import { analyzePlace } from '#shared/solar/analyze-place.ts'
import { findClimate } from '../../server/public-api/climate-files.ts'
import { API_REQUESTS } from '../support/api-requests.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite()
const ask = (path: string, query: Record<string, string | number> = {}) => site.get(path).query(query)

type Schema = Parameters<typeof z.fromJSONSchema>[0]
interface Operation {
  readonly operationId: string
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[]
  readonly responses: Readonly<Record<string, { description: string; content: Record<string, { schema: Schema }> }>>
}
interface Document {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Readonly<Record<string, { get: Operation }>>
}
const document: Document = (await ask('/api/v1/openapi.json').expect(200)).body

/** Ten towns on all continents. */
const TOWNS = [
  ['Berlin', 52.52, 13.4, 35, 180],
  ['Pune', 18.52, 73.86, 18, 180],
  ['Nairobi', -1.29, 36.82, 5, 0],
  ['Cape Town', -33.92, 18.42, 30, 0],
  ['Phoenix', 33.45, -112.07, 20, 200],
  ['Quito', -0.18, -78.47, 10, 90],
  ['Punta Arenas', -53.16, -70.91, 45, 0],
  ['Sydney', -33.87, 151.21, 25, 10],
  ['Tromsø', 69.65, 18.96, 45, 180],
  ['Suva', -18.12, 178.45, 15, 0],
] as const

test.each(TOWNS)('%s has the figures of the planner', async (_, lat, lon, tilt, azimuth) => {
  const { body } = await ask('/api/v1/yield', { lat, lon, tilt, azimuth, kwp: 6 }).expect(200)
  const { resource } = await findClimate(lat, lon)
  const planned = analyzePlace({ latitude: lat, resource, roof: { tilt, azimuth }, peakPower: 6 })
  const { p10, p50, p90 } = planned.roofYield
  expect(body.year.p50).toBeCloseTo(p50, 1)
  expect([body.year.p10, body.year.p90].map(Math.round)).toEqual([p10, p90].map(Math.round))
  expect(body.best).toMatchObject({ tilt: planned.best.tilt, azimuth: planned.best.azimuth })
  expect(sumOf(body.months.map(({ energy }: { energy: { p50: number } }) => energy.p50))).toBeCloseTo(p50, 0)
  expect(body.year.p90).toBeLessThan(body.year.p10)
})

test('Without a plane it is the best one, and the hours add up to the year', async () => {
  const query = { lat: 40.4, lon: -3.7, kwp: 3 }
  const { body } = await ask('/api/v1/yield', query)
  const best = await ask('/api/v1/best-plane', query)
  expect(body.plane).toMatchObject({ tilt: best.body.best.tilt, azimuth: best.body.best.azimuth, loss: 0 })
  const hours = await ask('/api/v1/hours', query)
  expect(sumOf(hours.body.ac) / 1000).toBeCloseTo(body.year.p50, 0)
  expect([best.body.year, hours.body.year]).toEqual([body.year, body.year])
  expect(hours.body).toMatchObject({ timeZone: 'Europe/Madrid', utcOffset: 1 })
  const { tilts, azimuths, loss } = best.body.table
  const facing = loss[tilts.indexOf(45)][azimuths.indexOf(90)]
  const east = await ask('/api/v1/yield', { ...query, tilt: 45, azimuth: 90 })
  expect(east.body.plane.loss).toBeCloseTo(facing, 0)
})

test('A horizon takes energy away', async () => {
  const query = { lat: 46.8, lon: 9.8, tilt: 30, azimuth: 180 }
  const open = await ask('/api/v1/yield', query)
  const shaded = await ask('/api/v1/yield', { ...query, horizon: '10,20,40,20' })
  expect(shaded.body.year.p50).toBeLessThan(0.95 * open.body.year.p50)
})

test('The sun of a day has its times, its position and its path', async () => {
  const { body } = await ask('/api/v1/sun', { lat: 51.48, lon: 0, date: '2026-06-21', time: '2026-06-21T12:00:00Z' })
  // Greenwich, by the almanac: 04:43 and 21:21 BST.
  expect(Math.abs(Date.parse(body.sunrise) - Date.parse('2026-06-21T03:43:00Z'))).toBeLessThan(120_000)
  expect(Math.abs(Date.parse(body.sunset) - Date.parse('2026-06-21T20:21:30Z'))).toBeLessThan(120_000)
  expect(body.position.azimuth).toBeCloseTo(179, 0)
  expect(body.path).toHaveLength(49)
  const polar = await ask('/api/v1/sun', { lat: 78, lon: 15, date: '2026-12-21' })
  expect(polar.body).toMatchObject({ kind: 'polar night', sunrise: null, sunset: null })
})

test('A leap day is a day', async () => {
  const { body } = await ask('/api/v1/sun', { lat: 51.48, lon: 0, date: '2028-02-29' }).expect(200)
  expect(body.noon).toMatch(/^2028-02-29T12:1/)
})

test('Towns are found by the beginning of their name', async () => {
  const { body } = await ask('/api/v1/towns', { q: 'Mün', country: 'de' })
  expect(body.towns[0]).toMatchObject({ name: 'Munich', country: 'DE', timeZone: 'Europe/Berlin' })
})

test.each([
  ['/api/v1/yield', { lon: 5 }, 400, 'lat is missing'],
  ['/api/v1/yield', { lat: 5, lon: 5, tilt: 100 }, 400, /^tilt is not valid/],
  ['/api/v1/hours', { lat: 88, lon: 5 }, 400, /^Location over the sea/],
  ['/api/v1/sun', { lat: 5, lon: 5, date: 'today' }, 400, /2026-06-21/],
  ['/api/v1/sun', { lat: 5, lon: 5, date: '2026-02-31' }, 400, /no such day/],
  ['/api/v1/sun', { lat: 5, lon: 5, date: '2026-04-31' }, 400, /no such day/],
  // 2026 is no leap year.
  ['/api/v1/sun', { lat: 5, lon: 5, date: '2026-02-29' }, 400, /no such day/],
  ['/api/v1/sun', { lat: 5, lon: 5, date: '2026-06-21', time: '2026-02-31T10:00:00Z' }, 400, /^time is not valid/],
  ['/api/v1/yield', { lat: '0x10', lon: 5 }, 400, /^lat is not valid/],
  ['/api/v1/yield', { lat: 5, lon: 5, kwp: '0b11' }, 400, /^kwp is not valid/],
  ['/api/v1/towns', { q: '…' }, 400, /letter or a digit/],
  ['/api/v1/nothing', {}, 404, /no such tool/],
])('%s %j is refused as a problem', async (path, query, status, detail) => {
  const answer = await ask(path, query as Record<string, string>).expect(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(answer.body).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/./),
    status,
    detail: expect.stringMatching(detail),
  })
})

test('The OpenAPI document is one: every operation has its own name, parameters and answers', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Helioplan' } })
  const operations = Object.values(document.paths).map(({ get }) => get)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/v1/yield', '/api/v5_3/PVcalc', '/api/PVcalc', '/api/pvwatts/v8.json']),
  )
  for (const { parameters, responses } of operations) {
    expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length)
    for (const parameter of parameters) {
      expect(parameter.in).toBe('query')
      expect(() => z.fromJSONSchema(parameter.schema)).not.toThrow()
    }
    for (const { description } of Object.values(responses)) expect(description).not.toBe('')
    expect(responses.default).toEqual({ ...responses[503], description: 'Another error' })
  }
})

// As the manuals of both say.
test.each([
  ['/api/v1/yield', ['lat', 'lon']],
  ['/api/v5_3/PVcalc', ['lat', 'lon', 'peakpower', 'loss']],
])('The document calls those parameters of %s required that a request cannot leave out', async (path, expected) => {
  const parameters = document.paths[path]?.get.parameters ?? []
  expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(expected)
  const complete: Record<string, number> = { lat: 52.52, lon: 13.4, peakpower: 1, loss: 14 }
  await ask(path, complete).expect(200)
  for (const name of expected) {
    const { [name]: _, ...incomplete } = complete
    const { body } = await ask(path, incomplete).expect(400)
    expect(body.detail ?? body.message).toContain(name)
  }
})

test('The document gives the tool that always refuses no success, and numbers to the parameters that are', () => {
  const tmy = Object.keys(document.paths).filter((path) => path.endsWith('/tmy'))
  expect(tmy).toHaveLength(4)
  for (const path of tmy) {
    expect(Object.keys(document.paths[path]?.get.responses ?? {})).toContain('400')
    expect(Object.keys(document.paths[path]?.get.responses ?? {})).not.toContain('200')
  }
  const yields = document.paths['/api/v1/yield']?.get.parameters ?? []
  expect(yields.find(({ name }) => name === 'lat')?.schema).toMatchObject({ type: 'number', minimum: -90, maximum: 90 })
})

test.each(API_REQUESTS)('%s answers by its own schema', async (path, query) => {
  const operation = document.paths[path]?.get
  if (!operation) throw new Error(`${path} is not in the document`)
  const schemaOf = (status: number, type: string) => operation.responses[status]?.content[type]?.schema
  const answer = await ask(path, { ...query, outputformat: 'json' }).expect(200)
  const schema = schemaOf(200, 'application/json')
  if (!schema) throw new Error('no schema')
  expect(z.fromJSONSchema(schema).safeParse(answer.body).error).toBeUndefined()
  expect(z.fromJSONSchema(schema).safeParse([answer.body]).success).toBe(false)
  for (const { name, required, schema: parameter } of operation.parameters) {
    const value = query[name as keyof typeof query]
    if (required) expect(value, name).toBeDefined()
    if (value !== undefined) expect(z.fromJSONSchema(parameter).safeParse(value).error, name).toBeUndefined()
  }
  const wrong = operation.parameters.some(({ required }) => required) ? await ask(path) : undefined
  const refused = await site.put(path)
  for (const { status, headers, body } of [...(wrong ? [wrong] : []), refused]) {
    const type = String(headers['content-type']).split(';')[0] ?? ''
    const errorSchema = (operation.responses[status] ?? operation.responses.default)?.content[type]?.schema
    if (!errorSchema) throw new Error(`no schema of ${status}`)
    expect(z.fromJSONSchema(errorSchema).safeParse(body).error).toBeUndefined()
  }
})

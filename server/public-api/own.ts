import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { findTowns, parseTowns } from '#shared/places/places.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { analyzePlace, type PlaceAnalysis } from '#shared/solar/analyze-place.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { horizonFromProfile } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { findBestTilt, MAP_AZIMUTHS, MAP_TILTS } from '#shared/solar/loss-map.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { LOSSES, SYSTEM_YEARS, totalLoss } from '#shared/solar/photovoltaics.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { sunPosition } from '#shared/solar/sun-position.ts'
import { computeSunPath, computeSunTimes } from '#shared/solar/sun-times.ts'
import { noonInZone, timeZoneAt } from '#shared/solar/time-zone.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { estimateScatter, normalYieldRange, yearlyStandardDeviation } from '#shared/solar/yield-range.ts'
import { HttpError } from '../http/errors.ts'
import { type ClimatePlace, findClimate, readPublicFile, standardTimeAt } from './climate-files.ts'
import { horizon, latitude, longitude, number, positive } from './parameters.ts'
import { defineTool, json, problemFamily, requireCovered, type Tool } from './tool.ts'

/* Our own API, version 1. Within it a field is never removed and never changes its meaning. */

const ownTool = <Parameters extends z.ZodObject, Reply extends z.ZodType>(tool: {
  readonly summary: string
  readonly parameters: Parameters
  readonly reply: Reply
  readonly compute: (input: z.output<Parameters>) => Promise<z.input<Reply>>
}) => defineTool({ ...tool, family: problemFamily, compute: async (input) => json(await tool.compute(input)) })

const LICENSE = 'CC BY 4.0'

const location = { lat: latitude, lon: longitude }
const system = {
  ...location,
  tilt: number(0, 90).optional().meta({ description: 'Degrees, 0 is flat. Default: the best one.' }),
  azimuth: number(0, 360).optional().meta({
    description: 'Degrees clockwise from north. Default: toward the equator, or without a tilt the best one.',
  }),
  kwp: positive(1_000_000).default(1).meta({ description: 'Power of the panels in kW.' }),
  losses: number(0, 99)
    .default(round(100 * totalLoss(LOSSES), 4))
    .meta({ description: '% between panels and meter, without the inverter.' }),
  mounting: z.enum(['roof', 'rack']).default('roof'),
  horizon: horizon.optional(),
}
type SystemInput = z.output<z.ZodObject<typeof system>>

const range = z
  .object({ p10: z.number(), p50: z.number(), p90: z.number() })
  .meta({ description: 'Exceeded in 1 of 10, 5 of 10 and 9 of 10 cases.' })
const head = {
  model: z.string().meta({ description: 'Version of the model: the same version gives the same answer.' }),
  place: z.object({ latitude: z.number(), longitude: z.number(), elevation: z.number() }),
  source: z.object({ name: z.string(), years: z.string(), attribution: z.string(), license: z.string() }),
}
const plane = z.object({ tilt: z.number(), azimuth: z.number() })

const describeHead = ({ latitude: north, longitude: east, elevation, resource }: ClimatePlace) => ({
  model: MODEL_VERSION,
  place: { latitude: north, longitude: east, elevation: Math.round(elevation) },
  source: { name: resource.name, years: resource.years, attribution: resource.attribution, license: LICENSE },
})

/** The plane of the request, where it is missing the best one. */
async function analyze(input: SystemInput) {
  const place = requireCovered(await findClimate(input.lat, input.lon))
  const horizon = input.horizon && { horizon: horizonFromProfile(input.horizon) }
  const analyzePlane = ({ tilt, azimuth }: Plane) =>
    analyzePlace({
      latitude: input.lat,
      resource: place.resource,
      roof: { tilt, azimuth },
      peakPower: input.kwp,
      system: { mounting: input.mounting, losses: input.losses / 100 },
      ...horizon,
    })
  const analyzeRequested = () => {
    const azimuth = input.azimuth === undefined ? undefined : input.azimuth % 360
    if (input.tilt !== undefined)
      return analyzePlane({ tilt: input.tilt, azimuth: azimuth ?? equatorAzimuth(input.lat) })
    const { best, light, system } = analyzePlane({ tilt: 0, azimuth: 0 })
    return analyzePlane(azimuth === undefined ? best : { tilt: findBestTilt(light, system, azimuth), azimuth })
  }
  return { place, climate: { ...place, ...place.resource, ...horizon }, analysis: analyzeRequested() }
}

const roundRange = ({ p10, p50, p90 }: PlaceAnalysis['roofYield']) => ({
  p10: round(p10, 2),
  p50: round(p50, 2),
  p90: round(p90, 2),
})

const yieldTool = ownTool({
  summary: 'Energy of a year and its months, with ranges',
  parameters: z.object(system),
  reply: z.object({
    ...head,
    plane: plane.extend({ loss: z.number().meta({ description: '% below the best plane.' }) }),
    best: plane.extend({ energy: z.number() }),
    irradiation: z.object({ horizontal: z.number(), plane: z.number() }).meta({ description: 'kWh/m² a year.' }),
    year: range.meta({ description: 'kWh a year, as the mean of 25 years.' }),
    singleYear: range.meta({ description: 'kWh in a single year.' }),
    months: z
      .array(
        z.object({
          month: z.number(),
          irradiation: z.number().meta({ description: 'On the plane, kWh/m².' }),
          temperature: z.number().meta({ description: 'Mean of the air, °C.' }),
          energy: range.meta({ description: 'kWh in the month of a single year.' }),
        }),
      )
      .length(12),
  }),
  async compute(input) {
    const { place, analysis } = await analyze(input)
    const { roof, best } = analysis
    return {
      ...describeHead(place),
      plane: { tilt: roof.tilt, azimuth: roof.azimuth, loss: round(100 * roof.loss, 2) },
      best: { tilt: best.tilt, azimuth: best.azimuth, energy: round(best.yield * input.kwp, 2) },
      irradiation: { horizontal: round(analysis.horizontal, 2), plane: round(roof.irradiation, 2) },
      year: roundRange(analysis.roofYield),
      singleYear: roundRange(analysis.singleYear),
      months: analysis.months.map((month) => ({
        month: month.month + 1,
        irradiation: round(month.roof, 2),
        temperature: round(month.temperature, 2),
        energy: roundRange(month.roofYield),
      })),
    }
  },
})

const hours = ownTool({
  summary: 'Output in each hour of a typical year',
  parameters: z.object(system),
  reply: z.object({
    ...head,
    plane,
    year: range.meta({ description: 'kWh a year, as the mean of 25 years.' }),
    timeZone: z.string(),
    utcOffset: z.number().meta({ description: 'Local standard time minus UTC, in hours.' }),
    ac: z.array(z.number()).length(HOURS_OF_YEAR).meta({
      description: 'W in each hour of a typical year of 365 days, from 0:00 of 1 January in local standard time.',
    }),
  }),
  async compute(input) {
    const { place, climate, analysis } = await analyze(input)
    const { tilt, azimuth } = analysis.roof
    const { timeZone, utcOffset } = await standardTimeAt(input)
    const weather = buildWeatherYear({ ...climate, utcOffset })
    const { ac } = computeHourlyYear(weather, analysis.system, { tilt, azimuth })
    return {
      ...describeHead(place),
      plane: { tilt, azimuth },
      year: roundRange(analysis.roofYield),
      timeZone,
      utcOffset,
      ac: Array.from(ac, (kw) => round(kw * 1000 * input.kwp, 1)),
    }
  },
})

/** [°] Of the table. */
const TABLE_STEP = 15
const TABLE_TILTS = MAP_TILTS.filter((tilt) => tilt % TABLE_STEP === 0)
const TABLE_AZIMUTHS = MAP_AZIMUTHS.filter((azimuth) => azimuth % TABLE_STEP === 0)

const bestPlane = ownTool({
  summary: 'The plane with the highest energy, and what others lose',
  parameters: z.object(system).omit({ tilt: true, azimuth: true }),
  reply: z.object({
    ...head,
    best: plane.extend({ energy: z.number().meta({ description: 'kWh a year.' }) }),
    year: range.meta({ description: 'kWh a year on the best plane, as the mean of 25 years.' }),
    table: z.object({
      tilts: z.array(z.number()),
      azimuths: z.array(z.number()),
      loss: z.array(z.array(z.number())).meta({ description: '% below the best plane: a row for each tilt.' }),
    }),
  }),
  async compute(input) {
    const { place, analysis } = await analyze({ ...input, tilt: 0, azimuth: 0 })
    const { best, map, light, system } = analysis
    const scatter = estimateScatter(computePlaneYear(light, system, best))
    const deviation = yearlyStandardDeviation(scatter, place.resource, SYSTEM_YEARS)
    const lossAt = (tilt: number, azimuth: number) => {
      const value = map[MAP_TILTS.indexOf(tilt) * MAP_AZIMUTHS.length + MAP_AZIMUTHS.indexOf(azimuth)] as number
      return best.yield > 0 ? round(Math.max(0, 100 * (1 - value / best.yield)), 1) : 0
    }
    return {
      ...describeHead(place),
      best: { tilt: best.tilt, azimuth: best.azimuth, energy: round(best.yield * input.kwp, 2) },
      year: roundRange(normalYieldRange(best.yield * input.kwp, deviation)),
      table: {
        tilts: TABLE_TILTS,
        azimuths: TABLE_AZIMUTHS,
        loss: TABLE_TILTS.map((tilt) => TABLE_AZIMUTHS.map((azimuth) => lossAt(tilt, azimuth))),
      },
    }
  },
})

const DATE = /^(19|20)\d\d-\d\d-\d\d$/
const isDay = (date: string) => z.iso.date().safeParse(date).success
const instant = z.string().nullable().meta({ description: 'UTC, or null if there is none.' })
const direction = z.object({
  time: z.string().meta({ description: 'UTC' }),
  altitude: z.number().meta({ description: 'Degrees above the horizon, with refraction.' }),
  azimuth: z.number().meta({ description: 'Degrees clockwise from north.' }),
})

const utc = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')

const sun = ownTool({
  summary: 'Sunrise, noon, sunset and the path of the sun on a day',
  parameters: z.object({
    ...location,
    date: z
      .string()
      .regex(DATE, { error: 'Write it as 2026-06-21.', abort: true })
      .refine(isDay, 'There is no such day.')
      .meta({ description: 'In local time, such as 2026-06-21.' }),
    time: z.iso
      .datetime({ offset: true })
      .optional()
      .meta({ description: 'Adds the position of the sun at this time, such as 2026-06-21T10:00:00Z.' }),
  }),
  reply: z.object({
    model: z.string(),
    place: z.object({ latitude: z.number(), longitude: z.number() }),
    date: z.string(),
    timeZone: z.string(),
    kind: z.enum(['rises and sets', 'polar day', 'polar night']),
    sunrise: instant,
    noon: instant,
    sunset: instant,
    dayLength: z.number().meta({ description: 'Hours.' }),
    noonAltitude: z.number(),
    position: direction.optional(),
    path: z.array(direction),
  }),
  async compute({ lat, lon, date, time }) {
    const timeZone = await timeZoneAt(lat, lon)
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const near = noonInZone({ year, month, day }, timeZone)
    const times = computeSunTimes(lat, lon, near)
    const at = time === undefined ? undefined : Date.parse(time)
    const position = at === undefined ? undefined : sunPosition(at, lat, lon)
    const optional = (instantTime: number | null) => (instantTime === null ? null : utc(instantTime))
    return {
      model: MODEL_VERSION,
      place: { latitude: lat, longitude: lon },
      date,
      timeZone,
      kind: times.kind,
      sunrise: optional(times.sunrise),
      noon: utc(times.noon),
      sunset: optional(times.sunset),
      dayLength: round(times.dayLength, 3),
      noonAltitude: round(times.noonAltitude, 2),
      ...(at !== undefined &&
        position && {
          position: {
            time: utc(at),
            altitude: round(position.apparentAltitude, 2),
            azimuth: round(position.azimuth, 2),
          },
        }),
      path: computeSunPath(lat, lon, near, 30).map((point) => ({
        time: utc(point.time),
        altitude: round(point.altitude, 2),
        azimuth: round(point.azimuth, 2),
      })),
    }
  },
})

const towns = ownTool({
  summary: 'Towns of about 1,000 people and more, by the beginning of their name',
  parameters: z.object({
    q: z.string().min(1).max(100).meta({ description: 'At least the first letter.' }),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase())
      .optional()
      .meta({ description: 'ISO 3166-1 alpha-2: its towns come first.' }),
  }),
  reply: z.object({
    source: z.object({ name: z.string(), license: z.string() }),
    towns: z.array(
      z.object({
        name: z.string(),
        matchedName: z.string().optional(),
        country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
        region: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        population: z.number(),
        timeZone: z.string().optional(),
      }),
    ),
  }),
  async compute({ q, country }) {
    const file = townFileUrl(q)
    if (file === undefined) throw new HttpError(400, 'q must have a letter or a digit')
    const found = findTowns(parseTowns(await readPublicFile(file)), q, country)
    return {
      source: { name: 'GeoNames', license: LICENSE },
      towns: found.map(({ town, matchedName }) => ({
        name: town.name,
        ...(matchedName !== undefined && { matchedName }),
        country: town.country,
        region: town.region,
        latitude: town.latitude,
        longitude: town.longitude,
        population: town.population * 1000,
        ...(town.timeZone !== undefined && { timeZone: town.timeZone }),
      })),
    }
  },
})

export const ownTools: Readonly<Record<string, Tool>> = {
  yield: yieldTool,
  hours,
  'best-plane': bestPlane,
  sun,
  towns,
}

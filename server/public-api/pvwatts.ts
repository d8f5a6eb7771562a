import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import {
  DAYS_OF_YEAR,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  MONTH_DAYS,
  MONTH_OF_DAY,
  monthlySums,
  sumOf,
} from '#shared/calendar.ts'
import { WIND, warmingOf } from '#shared/solar/cell-temperature.ts'
import { computeHourlyYear, type HourlyYear } from '#shared/solar/hourly-year.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { dcPower, inverterPower, MODULES, type SystemModel, systemModel } from '#shared/solar/photovoltaics.ts'
import { computePlaneHours, type PlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear, type WeatherYear } from '#shared/solar/weather-year.ts'
import { HttpError } from '../http/errors.ts'
import { findClimate, standardTimeAt } from './climate-files.ts'
import { decimal, flag, integer, latitude, longitude, number, positive } from './parameters.ts'
import { defineTool, type Family, json } from './tool.ts'

/* PVWatts V8 of NREL (https://developer.nrel.gov/docs/solar/pvwatts/v8/): its parameters and answers, with our climate. */

/** Our model is that of V8, also at the addresses of older versions. */
const VERSION = '8.0.0'

const ERROR_CODES: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  414: 'URI_TOO_LONG',
  429: 'OVER_RATE_LIMIT',
  503: 'SERVICE_UNAVAILABLE',
}

/** Wrong parameters have the form of an answer; other errors that of the gateway. */
export const pvwattsFamily: Family = {
  describeError(status, sentence) {
    const { text, type } = json(
      status === 422
        ? { inputs: {}, errors: [sentence], warnings: [], version: VERSION, ...about, station_info: {}, outputs: {} }
        : { error: { code: ERROR_CODES[status] ?? 'INTERNAL_SERVER_ERROR', message: sentence } },
    )
    return { text, type }
  },
  describeParameter: (name, isMissing, issue) =>
    isMissing ? `The '${name}' parameter is required.` : `The '${name}' parameter is not valid. ${issue}`,
  parameterStatus: 422,
  hasRateLimitOnEveryAnswer: true,
}
const about = { ssc_info: { version: 0, build: `Helioplan ${MODEL_VERSION}` } }

/** One number for the year, or one for each month. */
const monthly = (max: number) =>
  z
    .string()
    .regex(/^[\d.eE|,+-]+$/)
    .transform((text) => text.split(/[|,]/).map((part) => (part === '' ? Number.NaN : Number(part))))
    .refine((values) => [1, 12].includes(values.length) && values.every((value) => value >= 0 && value <= max))
    .optional()

const MODULE_TYPES = [MODULES.standard, MODULES.premium, MODULES.thinFilm] as const
const ROOF_MOUNT = 1

const NO_ADDRESS = 'Addresses and files are not offered: give lat and lon.'

const parameters = z.object({
  // First, because their callers leave out lat and lon.
  address: z.undefined(NO_ADDRESS).optional(),
  file_id: z.undefined(NO_ADDRESS).optional(),
  lat: latitude,
  lon: longitude,
  system_capacity: number(0.05, 500_000).meta({ description: 'kW' }),
  module_type: integer(0, 2).meta({ description: '0 standard, 1 premium, 2 thin film' }),
  losses: number(-5, 99).meta({ description: '%' }),
  array_type: decimal(z.number().int())
    .refine(
      (type) => type === 0 || type === ROOF_MOUNT,
      'It must be 0 (open rack) or 1 (roof): trackers are not modelled.',
    )
    .meta({ description: '0 open rack, 1 roof' }),
  tilt: number(0, 90),
  azimuth: number(0, 360)
    .transform((azimuth) => azimuth % 360)
    .meta({ description: '0 is north, clockwise' }),
  timeframe: z.enum(['monthly', 'hourly']).default('monthly'),
  dc_ac_ratio: positive(100).default(1.2),
  gcr: number(0, 3).optional(),
  inv_eff: number(90, 99.5).default(96),
  bifaciality: number(0, 1).default(0),
  albedo: monthly(1),
  soiling: monthly(100),
  use_wf_albedo: flag(0),
  dataset: z.string().max(100).optional(),
  radius: number(0, 100_000).optional(),
  callback: z.undefined('JSONP is not offered: this address may be called from any page.').optional(),
})

const hourlySchema = z.array(z.number()).length(HOURS_OF_YEAR).optional()
const months = z.array(z.number()).length(12)
const reply = z.object({
  inputs: z.record(z.string(), z.string()),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  version: z.string(),
  ssc_info: z.object({ version: z.number(), build: z.string() }),
  station_info: z.object({
    lat: z.number(),
    lon: z.number(),
    elev: z.number(),
    tz: z.number(),
    location: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    solar_resource_file: z.string(),
    distance: z.number(),
    weather_data_source: z.string(),
  }),
  outputs: z.object({
    ac_monthly: months,
    poa_monthly: months,
    solrad_monthly: months,
    dc_monthly: months,
    ac_annual: z.number(),
    solrad_annual: z.number(),
    capacity_factor: z.number(),
    ac: hourlySchema,
    poa: hourlySchema,
    dn: hourlySchema,
    dc: hourlySchema,
    df: hourlySchema,
    tamb: hourlySchema,
    tcell: hourlySchema,
    wspd: hourlySchema,
    alb: hourlySchema,
  }),
})

/** Reply to wrong parameters. */
export const pvwattsRefusal = reply.extend({ station_info: z.object({}), outputs: z.object({}) })

const meanOf = (values: readonly number[]) => sumOf(values) / values.length
const DEFAULT_ALBEDO = 0.2

const pvwatts = defineTool({
  summary: 'Energy of a grid-connected system by month or hour, as PVWatts V8 of NREL',
  family: pvwattsFamily,
  parameters,
  reply,
  async compute(input) {
    const place = await findClimate(input.lat, input.lon)
    if (!place.resource.covered) throw new HttpError(422, "The 'lat' parameter must be between -57.5 and 84.")
    const { utcOffset } = await standardTimeAt(input)
    const albedo = input.albedo ? meanOf(input.albedo) : DEFAULT_ALBEDO
    const weather = buildWeatherYear({ ...place, ...place.resource, utcOffset, albedo })
    const module = MODULE_TYPES[input.module_type] ?? MODULES.standard
    const mounting = input.array_type === ROOF_MOUNT ? 'roof' : 'rack'
    const system = systemModel({
      mounting,
      module,
      losses: input.losses / 100,
      inverter: { dcAcRatio: input.dc_ac_ratio, efficiency: input.inv_eff / 100 },
    })
    const plane = { tilt: input.tilt, azimuth: input.azimuth }
    const clean = computeHourlyYear(weather, system, plane)
    const isHourly = input.timeframe === 'hourly'
    const hours = (isHourly || input.soiling) && computePlaneHours(weather, plane, clean)
    const share = shareOfLight(input.soiling)
    const year = hours ? soil(clean, { hours, weather, system, share }) : clean
    const power = input.system_capacity
    const ac = monthlySums(year.ac).map((kwh) => kwh * power)
    const poa = monthlySums(year.irradiation)
    const rounded = (values: readonly number[]) => values.map((value) => round(value, 4))
    const watts = (hours: Float64Array, factor: number) => Array.from(hours, (value) => round(value * factor, 3))
    const warming = warmingOf(mounting, module.efficiency)
    return json({
      inputs: Object.fromEntries(
        Object.entries(input).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, Array.isArray(value) ? value.join('|') : String(value)]],
        ),
      ),
      errors: [],
      warnings: listWarnings(input),
      version: VERSION,
      ...about,
      station_info: {
        lat: input.lat,
        lon: input.lon,
        elev: Math.round(place.elevation),
        tz: utcOffset,
        location: '',
        city: '',
        state: '',
        country: '',
        solar_resource_file: 'HELIOPLAN-CLIMATE-2',
        distance: 0,
        weather_data_source: place.resource.attribution,
      },
      outputs: {
        ac_monthly: rounded(ac),
        poa_monthly: rounded(poa),
        solrad_monthly: rounded(MONTH_DAYS.map((days, month) => (poa[month] as number) / days)),
        dc_monthly: rounded(monthlySums(year.dc).map((kwh) => kwh * power)),
        ac_annual: round(sumOf(ac), 4),
        solrad_annual: round(sumOf(poa) / DAYS_OF_YEAR, 4),
        capacity_factor: round((100 * sumOf(ac)) / (power * HOURS_OF_YEAR), 4),
        ...(isHourly &&
          hours && {
            ac: watts(year.ac, 1000 * power),
            poa: watts(year.irradiation, 1000),
            dn: watts(hours.beamNormal, 1000),
            dc: watts(year.dc, 1000 * power),
            df: watts(hours.diffuseHorizontal, 1000),
            tamb: watts(weather.temperature, 1),
            tcell: Array.from(weather.temperature, (air, hour) =>
              round(air + warming * share(hour) * (hours.transmitted[hour] as number), 3),
            ),
            wspd: Array<number>(HOURS_OF_YEAR).fill(WIND),
            alb: Array<number>(HOURS_OF_YEAR).fill(round(albedo, 4)),
          }),
      },
    } satisfies z.input<typeof reply>)
  },
})

/**
 * Share of the light that the dirt of each month lets through in an hour of the year [-].
 * @param soiling [%] one value, or one by month
 */
function shareOfLight(soiling: readonly number[] | undefined) {
  const byMonth = MONTH_DAYS.map((_, month) => 1 - (soiling?.[month] ?? soiling?.[0] ?? 0) / 100)
  return (hour: number) => byMonth[MONTH_OF_DAY[Math.floor(hour / HOURS_OF_DAY)] as number] as number
}

interface Soiling {
  readonly hours: PlaneHours
  readonly weather: WeatherYear
  readonly system: SystemModel
  readonly share: (hour: number) => number
}

/** Soiling takes a share of all light, as in V8; with less of it, cells are cooler. */
function soil({ irradiation, dc: cleanDc }: HourlyYear, { hours, weather, system, share }: Soiling): HourlyYear {
  const dc = cleanDc.map((power, hour) => {
    const inside = hours.transmitted[hour] as number
    const air = weather.temperature[hour] as number
    const clean = dcPower(inside, air, system)
    return clean > 0 ? (power * dcPower(inside * share(hour), air, system)) / clean : power
  })
  return {
    irradiation: irradiation.map((kwh, hour) => kwh * share(hour)),
    dc,
    ac: dc.map((power) => inverterPower(power, system.inverter)),
  }
}

function listWarnings(input: z.output<typeof parameters>): string[] {
  const ignored = (['dataset', 'radius', 'gcr', 'use_wf_albedo', 'bifaciality'] as const).filter((name) => input[name])
  return [
    'Helioplan has one typical year made of synthetic days, no measured years.',
    ...(ignored.length > 0 ? [`Ignored: ${ignored.join(', ')}.`] : []),
    ...(input.albedo && input.albedo.length > 1 ? ['The mean of the monthly albedo is used.'] : []),
    ...(input.timeframe === 'hourly' ? [`The wind speed is a constant of ${WIND} m/s.`] : []),
  ]
}

export const pvwattsTools = { 'v8.json': pvwatts, 'v6.json': pvwatts, 'v5.json': pvwatts }

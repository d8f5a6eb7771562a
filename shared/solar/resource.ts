import { type ClimateQuality, type ClimateTable, climateAt, type Months } from './climate.ts'
import { MONTH_DAYS } from './extraterrestrial.ts'

/** The sunlight and air of a place, with the source that a screen must name and how far to trust it. */
export interface SolarResource {
  readonly source: 'climate table' | 'NASA POWER' | 'own figure'
  /** The source in words, and the years it covers. */
  readonly name: string
  readonly years: string
  /** To be shown wherever the figures are. */
  readonly attribution: string
  /** Daily global and, where known, diffuse irradiation on the horizontal [kWh/m²/day]. */
  readonly global: Months
  readonly diffuse?: Months
  /** Mean air temperature [°C]. */
  readonly temperature: Months
  /** Class of the table's tile; null for other sources. */
  readonly quality: ClimateQuality | null
  /** False where the source has no data for the place and only repeats the nearest it has. */
  readonly covered: boolean
  /** One standard deviation of the yearly irradiation [share], and of what the source's grid cannot see. */
  readonly yearlyError: number
  readonly siteError: number
  /** One standard deviation of each month's irradiation [share]. */
  readonly monthlyError: Months
}

const NASA =
  'Solar and temperature climatology derived from NASA Langley Research Center’s POWER Project, funded through the NASA Earth Science/Applied Science Program.'
const YEARS = '2001–2020'

/**
 * One standard deviation of the table's irradiation [share] by class: a judgement after its comparison with 1,200
 * stations and 381 cities (yearly mean error 2.5 to 5.5 %, monthly 4 to 9 %). In class C winters are less certain.
 */
const TABLE_ERRORS: Record<ClimateQuality, { yearly: number; monthly: (month: number) => number }> = {
  A: { yearly: 0.05, monthly: () => 0.07 },
  B: { yearly: 0.06, monthly: () => 0.08 },
  C: { yearly: 0.08, monthly: (month) => (month >= 2 && month <= 8 ? 0.12 : 0.2) },
}
/** What a 2.5° node cannot see: coasts, fog, mountains, windward slopes [share]. */
const TABLE_SITE_ERROR = 0.08
/** The same for POWER's own 1° cells, and for a figure somebody looked up for the very place. */
const POWER_SITE_ERROR = 0.05
const OWN_FIGURE_ERROR = 0.05
/** Where the table has no data at all. */
const UNCOVERED_ERROR = 0.3

/** A place's resource from the embedded table; south of 57.5° S it is flagged as not covered. */
export function tableResource(table: ClimateTable, latitude: number, longitude: number): SolarResource {
  const climate = climateAt(table, latitude, longitude)
  const error = TABLE_ERRORS[climate.quality]
  return {
    source: 'climate table',
    name: 'Helioplan’s climate table, from NASA POWER',
    years: YEARS,
    attribution: NASA,
    ...climate,
    yearlyError: climate.covered ? error.yearly : UNCOVERED_ERROR,
    siteError: TABLE_SITE_ERROR,
    monthlyError: climate.global.map((_, month) => (climate.covered ? error.monthly(month) : UNCOVERED_ERROR)),
  }
}

/** Mean of twelve daily figures over the year [same unit], each month by its days. */
export const yearlyMean = (months: Months) =>
  months.reduce((sum, value, month) => sum + value * (MONTH_DAYS[month] as number), 0) / 365

/**
 * The user's own yearly mean [kWh/m²/day], with the seasons of another source.
 * @throws RangeError when the figure is not above 0, or the place has no sun to scale
 */
export function ownFigureResource(seasons: SolarResource, meanDaily: number): SolarResource {
  const mean = yearlyMean(seasons.global)
  if (!(meanDaily > 0 && Number.isFinite(meanDaily)) || !(mean > 0)) {
    throw new RangeError('Your own figure must be above 0 kWh/m² a day')
  }
  const scaled = (months: Months) => months.map((value) => (value * meanDaily) / mean)
  return {
    ...seasons,
    source: 'own figure',
    name: `Your own figure, with the seasons of ${seasons.name}`,
    global: scaled(seasons.global),
    ...(seasons.diffuse && { diffuse: scaled(seasons.diffuse) }),
    quality: null,
    covered: true,
    yearlyError: OWN_FIGURE_ERROR,
    siteError: 0,
  }
}

const POWER_MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const POWER_GLOBAL = 'ALLSKY_SFC_SW_DWN'
const POWER_DIFFUSE = 'ALLSKY_SFC_SW_DIFF'
const POWER_TEMPERATURE = 'T2M'

/** Address of NASA POWER's climatology of a place; its renewable-energy community answers in kWh/m²/day. */
export function powerAddress(latitude: number, longitude: number): string {
  const query = new Map([
    ['parameters', [POWER_GLOBAL, POWER_DIFFUSE, POWER_TEMPERATURE].join(',')],
    ['community', 'RE'],
    ['latitude', latitude.toFixed(4)],
    ['longitude', longitude.toFixed(4)],
    ['format', 'JSON'],
  ])
  const text = [...query].map(([key, value]) => `${key}=${value}`).join('&')
  return `https://power.larc.nasa.gov/api/temporal/climatology/point?${text}`
}

/** NASA POWER's answer as a resource; null when it is not one (the service marks a missing value −999). */
export function powerResource(answer: unknown): SolarResource | null {
  const parameter = property(property(answer, 'properties'), 'parameter')
  const global = powerMonths(parameter, POWER_GLOBAL, 0, 15)
  const temperature = powerMonths(parameter, POWER_TEMPERATURE, -90, 60)
  const diffuse = powerMonths(parameter, POWER_DIFFUSE, 0, 15)
  if (!global || !temperature) return null
  return {
    source: 'NASA POWER',
    name: 'NASA POWER climatology',
    years: YEARS,
    attribution: NASA,
    global,
    temperature,
    ...(diffuse && { diffuse }),
    quality: null,
    covered: true,
    yearlyError: TABLE_ERRORS.A.yearly,
    siteError: POWER_SITE_ERROR,
    monthlyError: global.map(TABLE_ERRORS.A.monthly),
  }
}

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

function powerMonths(parameter: unknown, name: string, low: number, high: number): Months | null {
  const values = POWER_MONTHS.map((month) => property(property(parameter, name), month))
  const good = values.every((value): value is number => typeof value === 'number' && value >= low && value <= high)
  return good ? values : null
}

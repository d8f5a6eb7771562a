import { formatCoordinate } from '../format/coordinates.ts'
import { type Months, readProperty } from './climate.ts'
import { NASA_YEARS, nasaAttribution } from './nasa.ts'
import { DIFFICULT_ERROR, type SolarResource, sourceErrors } from './resource.ts'

const POWER_MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const POWER_GLOBAL = 'ALLSKY_SFC_SW_DWN'
const POWER_DIFFUSE = 'ALLSKY_SFC_SW_DIFF'
const POWER_TEMPERATURE = 'T2M'

/** Climatology in kWh/m²/day (community RE). */
export function nasaPowerUrl(latitude: number, longitude: number): string {
  const query = new Map([
    ['parameters', [POWER_GLOBAL, POWER_DIFFUSE, POWER_TEMPERATURE].join(',')],
    ['community', 'RE'],
    ['latitude', formatCoordinate(latitude)],
    ['longitude', formatCoordinate(longitude)],
    ['format', 'JSON'],
  ])
  const text = [...query].map(([key, value]) => `${key}=${value}`).join('&')
  return `https://power.larc.nasa.gov/api/temporal/climatology/point?${text}`
}

/** `null` if the response is invalid (missing values are −999). */
export function parseNasaPower(answer: unknown): SolarResource | null {
  const parameter = readProperty(readProperty(answer, 'properties'), 'parameter')
  const global = parseMonths(parameter, POWER_GLOBAL, 0, 15)
  const temperature = parseMonths(parameter, POWER_TEMPERATURE, -90, 60)
  const diffuse = parseMonths(parameter, POWER_DIFFUSE, 0, 15)
  if (!global || !temperature) return null
  return {
    source: 'NASA POWER',
    // untranslated: the name of the data set
    name: 'NASA POWER climatology',
    years: NASA_YEARS,
    attribution: nasaAttribution(),
    global,
    temperature,
    ...(diffuse && { diffuse }),
    quality: null,
    covered: true,
    ...sourceErrors('A', true),
    siteError: DIFFICULT_ERROR,
  }
}

function parseMonths(parameter: unknown, name: string, low: number, high: number): Months | null {
  const values = POWER_MONTHS.map((month) => readProperty(readProperty(parameter, name), month))
  const good = values.every((value): value is number => typeof value === 'number' && value >= low && value <= high)
  return good ? values : null
}

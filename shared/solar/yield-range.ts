import { MONTH_DAYS } from './extraterrestrial.ts'
import type { PlaneYear } from './orientation.ts'
import { KINDS_OF_DAY } from './place-model.ts'
import type { SolarResource } from './resource.ts'

/** What a yield may turn out to be [as the middle value]: reached in 9 of 10, 1 of 2 and 1 of 10 cases. */
export interface YieldRange {
  readonly p90: number
  readonly p50: number
  readonly p10: number
}

/** Distance of P10 and P90 from the middle, in standard deviations of a normal distribution. */
const TEN_PER_CENT_QUANTILE = 1.2816

/** P10–P50–P90 of a value [any unit] with a standard deviation [share]; never below nothing. */
export const rangeAround = (p50: number, deviation: number): YieldRange => ({
  p90: Math.max(0, p50 * (1 - TEN_PER_CENT_QUANTILE * deviation)),
  p50,
  p10: p50 * (1 + TEN_PER_CENT_QUANTILE * deviation),
})

/** Years that a system serves: its yearly yield is their mean, in which good and bad years even out. */
export const SYSTEM_YEARS = 25

/** Uncertainty of the yield model itself [share]: PVWatts holds ±10 % of long-term measurements (Dobos 2014). */
const MODEL_ERROR = 0.06

/** Correlation of a day's clearness with that of the day before [-]: Graham, Hollands & Huget 1988 (Solar Energy 40, 83). */
const PERSISTENCE = 0.29
/** Thirds of the days hide their own spread: of values spread evenly, a ninth of the variance. */
const HIDDEN_IN_KINDS = 1 / KINDS_OF_DAY ** 2
/**
 * A year scatters more than twelve months on their own would, as dull and bright seasons last: by this factor on average
 * in the five yields of PVGIS that come with the scatter of both (`reference/pvgis-scatter.json`).
 */
const MONTHS_TOGETHER = 1.16

/** How far single months and years lie from the long-term mean: one standard deviation [share]. */
export interface Scatter {
  readonly monthly: readonly number[]
  readonly yearly: number
}

/**
 * The scatter of a plane's yield from year to year, by its climate: a month is the mean of its days, and the more its
 * days differ, the more it does. That makes sunny summers steady and northern winters unruly.
 *
 * Checked against PVGIS at five places of Europe and the Near East: the accuracy page shows how near it comes. In the
 * tropics, where days are more alike than the distribution has them, it is too wide.
 */
export function scatterOf({ yieldBySky, monthlyYield }: Pick<PlaneYear, 'yieldBySky' | 'monthlyYield'>): Scatter {
  const spell = (1 + PERSISTENCE) / (1 - PERSISTENCE)
  const monthly = MONTH_DAYS.map((days, month) => {
    const kinds = yieldBySky.subarray(month * KINDS_OF_DAY, (month + 1) * KINDS_OF_DAY)
    const mean = monthlyYield[month] as number
    if (!(mean > 0)) return 0
    const variance = kinds.reduce((sum, value) => sum + (value / mean - 1) ** 2, 0) / KINDS_OF_DAY
    return Math.sqrt(((variance / (1 - HIDDEN_IN_KINDS)) * spell) / days)
  })
  const year = monthlyYield.reduce((sum, value) => sum + value, 0)
  const together = Math.hypot(...monthly.map((share, month) => share * (monthlyYield[month] as number)))
  return { monthly, yearly: year > 0 ? (MONTHS_TOGETHER * together) / year : 0 }
}

type Errors = Pick<SolarResource, 'yearlyError' | 'siteError' | 'monthlyError'>

/**
 * Standard deviation of the yield a year [share], as a mean of so many years: weather, model and source do not depend on
 * each other; of them only the weather evens out over the years.
 */
export const yearlyDeviation = (scatter: Scatter, { yearlyError, siteError }: Errors, years = 1) =>
  Math.hypot(scatter.yearly / Math.sqrt(years), MODEL_ERROR, yearlyError, siteError)

/** Standard deviation of one month's yield [share]; `month` 0…11. */
export const monthlyDeviation = (month: number, scatter: Scatter, { monthlyError, siteError }: Errors) =>
  Math.hypot(scatter.monthly[month] ?? 0, MODEL_ERROR, monthlyError[month] ?? 0, siteError)

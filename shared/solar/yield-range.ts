import { MONTH_DAYS } from '../calendar.ts'
import { DAY_TYPE_COUNT } from './mean-day-light.ts'
import type { PlaneYear } from './orientation.ts'
import type { SolarResource } from './resource.ts'

/** Exceeded in 9 of 10, 1 of 2 and 1 of 10 cases. */
export interface YieldRange {
  readonly p90: number
  readonly p50: number
  readonly p10: number
}

/** Distance of P10 and P90 from the median in standard deviations of a normal distribution. */
const TEN_PER_CENT_QUANTILE = 1.2816

/** P10–P50–P90 of a value [any unit] with a relative standard deviation [share]; never negative. */
export const normalYieldRange = (p50: number, deviation: number): YieldRange => ({
  p90: Math.max(0, p50 * (1 - TEN_PER_CENT_QUANTILE * deviation)),
  p50,
  p10: p50 * (1 + TEN_PER_CENT_QUANTILE * deviation),
})

/** Uncertainty of the yield model [share]: PVWatts is within ±10 % of long-term measurements (Dobos 2014). */
const MODEL_ERROR = 0.06

/** Day-to-day correlation of clearness [-]: Graham, Hollands & Huget 1988 (Solar Energy 40, 83). */
const PERSISTENCE = 0.29
/** Variance within a day type: a ninth of the total for a uniform distribution in thirds. */
const VARIANCE_WITHIN_TYPE = 1 / DAY_TYPE_COUNT ** 2
/**
 * Ratio of the yearly scatter to that of independent months, because dull and bright seasons persist: the mean of the
 * five yields of PVGIS with both figures (`reference/pvgis-scatter.json`).
 */
const MONTH_CORRELATION_FACTOR = 1.16

/** Standard deviation of single months and years from the long-term mean [share]. */
export interface Scatter {
  readonly monthly: readonly number[]
  readonly yearly: number
}

/**
 * Year-to-year scatter of a plane's yield: a month is the mean of its days, so it scatters more if its days differ
 * more.
 *
 * Validated against PVGIS at five places in Europe and the Near East (see the accuracy page). Too wide in the tropics,
 * where real days differ less than the distribution.
 */
export function estimateScatter({ yieldBySky, monthlyYield }: Pick<PlaneYear, 'yieldBySky' | 'monthlyYield'>): Scatter {
  const spell = (1 + PERSISTENCE) / (1 - PERSISTENCE)
  const monthly = MONTH_DAYS.map((days, month) => {
    const dayTypes = yieldBySky.subarray(month * DAY_TYPE_COUNT, (month + 1) * DAY_TYPE_COUNT)
    const mean = monthlyYield[month] as number
    if (!(mean > 0)) return 0
    const variance = dayTypes.reduce((sum, value) => sum + (value / mean - 1) ** 2, 0) / DAY_TYPE_COUNT
    return Math.sqrt(((variance / (1 - VARIANCE_WITHIN_TYPE)) * spell) / days)
  })
  const year = monthlyYield.reduce((sum, value) => sum + value, 0)
  const together = Math.hypot(...monthly.map((share, month) => share * (monthlyYield[month] as number)))
  return { monthly, yearly: year > 0 ? (MONTH_CORRELATION_FACTOR * together) / year : 0 }
}

type Errors = Pick<SolarResource, 'yearlyError' | 'siteError' | 'monthlyError'>

/** Standard error of the mean yield of some years [share]. Of the independent causes only weather averages out. */
export const yearlyStandardDeviation = (scatter: Scatter, { yearlyError, siteError }: Errors, years = 1) =>
  Math.hypot(scatter.yearly / Math.sqrt(years), MODEL_ERROR, yearlyError, siteError)

/** Standard deviation of one month's yield [share]; `month` 0…11. */
export const monthlyStandardDeviation = (month: number, scatter: Scatter, { monthlyError, siteError }: Errors) =>
  Math.hypot(scatter.monthly[month] ?? 0, MODEL_ERROR, monthlyError[month] ?? 0, siteError)

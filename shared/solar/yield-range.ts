import { clamp } from './angles.ts'
import type { SolarResource } from './resource.ts'

/** What a yield may turn out to be [as the middle value]: reached in 9 of 10, 1 of 2 and 1 of 10 cases. */
export interface YieldRange {
  readonly p90: number
  readonly p50: number
  readonly p10: number
}

/** Distance of P10 and P90 from the middle, in standard deviations of a normal distribution. */
const TEN_PER_CENT_QUANTILE = 1.2816

/** Uncertainty of the yield model itself [share]: PVWatts holds ±10 % of long-term measurements (Dobos 2014). */
const MODEL_ERROR = 0.06
/**
 * Scatter of one month's weather [share]: with the errors above, a single month then lies within ±40 % in 19 of 20
 * cases, which is what Dobos 2014 states of PVWatts.
 */
const MONTH_WEATHER = 0.15

/**
 * Scatter of a year's sun about the long-term mean [share]. Source: PVGIS 5's yearly deviation over yearly yield at
 * Madrid 2.3 %, south-eastern Turkey 2.9 %, Zealand 3.6 % and Trondheim 5.5 %, straight between 40° and 63.4°.
 */
export function yearToYear(latitude: number): number {
  const towardsPole = clamp((Math.abs(latitude) - 40) / (63.4 - 40), 0, 1)
  return 0.026 + (0.055 - 0.026) * towardsPole
}

/** P10–P50–P90 of a value [any unit] with a standard deviation [share]; never below nothing. */
export const rangeAround = (p50: number, deviation: number): YieldRange => ({
  p90: Math.max(0, p50 * (1 - TEN_PER_CENT_QUANTILE * deviation)),
  p50,
  p10: p50 * (1 + TEN_PER_CENT_QUANTILE * deviation),
})

type Errors = Pick<SolarResource, 'yearlyError' | 'siteError' | 'monthlyError'>

/** Standard deviation of one year's yield [share]: weather, model, source and site, which do not depend on each other. */
export const yearlyDeviation = (latitude: number, { yearlyError, siteError }: Errors) =>
  Math.hypot(yearToYear(latitude), MODEL_ERROR, yearlyError, siteError)

/** Standard deviation of one month's yield [share]; `month` 0…11. */
export const monthlyDeviation = (month: number, { monthlyError, siteError }: Errors) =>
  Math.hypot(MONTH_WEATHER, MODEL_ERROR, monthlyError[month] ?? 0, siteError)

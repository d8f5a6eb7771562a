/** Model year: 365 days, 1 January a Monday, no holidays. Hour i is i:00 to i+1:00 of local standard time. */
export const HOURS_OF_DAY = 24
export const DAYS_OF_YEAR = 365
export const HOURS_OF_YEAR = HOURS_OF_DAY * DAYS_OF_YEAR
/** Days in each month; no leap day. */
export const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
export const MONTHS_OF_YEAR = MONTH_DAYS.length

/** First hour of each month, and the end of the year. */
export const MONTH_STARTS: readonly number[] = Array.from(
  { length: MONTHS_OF_YEAR + 1 },
  (_, month) => HOURS_OF_DAY * sumOf(MONTH_DAYS.slice(0, month)),
)

/** 0…11 for days 0…364. */
export const MONTH_OF_DAY: readonly number[] = MONTH_DAYS.flatMap((days, month) => Array<number>(days).fill(month))

export type DayType = 'workday' | 'saturday' | 'sunday'

export function dayType(day: number): DayType {
  const weekday = day % 7
  return weekday === 5 ? 'saturday' : weekday === 6 ? 'sunday' : 'workday'
}
export const isWeekend = (day: number) => dayType(day) !== 'workday'

export function sumOf(values: readonly number[] | Float64Array): number {
  return values instanceof Float64Array ? sumOfSeries(values) : values.reduce((sum, value) => sum + value, 0)
}

/** Four accumulators let the CPU run additions in parallel. */
function sumOfSeries(values: Float64Array): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  const whole = values.length - (values.length % 4)
  for (let i = 0; i < whole; i += 4) {
    a += values[i] as number
    b += values[i + 1] as number
    c += values[i + 2] as number
    d += values[i + 3] as number
  }
  for (let i = whole; i < values.length; i += 1) a += values[i] as number
  return a + b + (c + d)
}

export function addTo(values: Float64Array | number[], index: number, value: number): void {
  values[index] = (values[index] as number) + value
}

export function monthlySums(hourly: Float64Array): number[] {
  return MONTH_DAYS.map((_, month) => sumOf(hourly.subarray(MONTH_STARTS[month], MONTH_STARTS[month + 1])))
}

/**
 * Daylight saving time in hours of local standard time: from `from` up to, excluding, `to`. In the southern hemisphere
 * `from` is after `to`, and the period spans the turn of the year.
 */
export interface DaylightSavingPeriod {
  readonly from: number
  readonly to: number
  /** Shift of the clock [h]: one, half on Lord Howe Island, two at Troll. */
  readonly shift: number
}

/** `hour` of the year in standard time; `null`: never. */
export function isDaylightSaving(hour: number, period: DaylightSavingPeriod | null): boolean {
  if (!period) return false
  return period.from <= period.to ? hour >= period.from && hour < period.to : hour >= period.from || hour < period.to
}

/** The last hour of the year may become the first. Half an hour is below the resolution of the model. */
export const toClockHour = (hour: number, period: DaylightSavingPeriod | null) =>
  isDaylightSaving(hour, period) ? (hour + Math.floor(period?.shift ?? 0)) % HOURS_OF_YEAR : hour

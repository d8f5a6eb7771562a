import { addTo, DAYS_OF_YEAR, HOURS_OF_DAY, HOURS_OF_YEAR, MONTH_OF_DAY, MONTHS_OF_YEAR } from '../calendar.ts'

/** 0…11; the year repeats. */
export const monthOfDay = (day: number): number => MONTH_OF_DAY[day % DAYS_OF_YEAR] as number

/** Index of each hour of the year among the hours of the average days of the months. */
const HOUR_OF_AVERAGE_DAY = Uint16Array.from(
  { length: HOURS_OF_YEAR },
  (_, i) => monthOfDay(Math.floor(i / HOURS_OF_DAY)) * HOURS_OF_DAY + (i % HOURS_OF_DAY),
)

/**
 * Each hour as on the average day of its month [kWh per hour].
 * @param hourly from 1 January on, at most a year
 */
export function averageHoursOfMonth(hourly: Float64Array): Float64Array {
  const sums = new Float64Array(MONTHS_OF_YEAR * HOURS_OF_DAY)
  const counts = new Float64Array(sums.length)
  for (let i = 0; i < hourly.length; i += 1) {
    const hour = HOUR_OF_AVERAGE_DAY[i] as number
    addTo(sums, hour, hourly[i] as number)
    addTo(counts, hour, 1)
  }
  for (let hour = 0; hour < sums.length; hour += 1)
    sums[hour] = (sums[hour] as number) / Math.max(1, counts[hour] as number)
  const average = new Float64Array(hourly.length)
  for (let i = 0; i < hourly.length; i += 1) average[i] = sums[HOUR_OF_AVERAGE_DAY[i] as number] as number
  return average
}

/** What can be expected of each hour at the start of its day: the mean of the day before and of the month's average day. */
export function expectHours(hourly: Float64Array, average: Float64Array): Float64Array {
  const expected = average.slice()
  for (let i = HOURS_OF_DAY; i < hourly.length; i += 1)
    expected[i] = ((average[i] as number) + (hourly[i - HOURS_OF_DAY] as number)) / 2
  return expected
}

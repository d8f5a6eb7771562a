import { MONTH_DAYS } from '../calendar.ts'
import type { IsoDate } from './field-schemas.ts'

/** The calendar year of a time of the plan, such as its payback. @param years after the start */
export const calendarYearAfter = (start: IsoDate, years: number): number => Math.floor(toDecimalYear(start) + years)

/** The year with the elapsed share of it: 2027.4 for 27 May 2027. */
export function toDecimalYear(day: IsoDate): number {
  const year = Number(day.slice(0, 4))
  const newYear = Date.UTC(year, 0)
  return year + (Date.parse(day) - newYear) / (Date.UTC(year + 1, 0) - newYear)
}

/**
 * A year of the plan runs from the day of its start to the day before the next one. The share of a month that comes in the
 * second of its two calendar years: all of a month before that of the start, and the first days of that one.
 * @param month 0…11
 */
export function shareOfMonthInNextYear(start: IsoDate, month: number): number {
  const [startMonth, startDay] = [Number(start.slice(5, 7)) - 1, Number(start.slice(8, 10))]
  if (month !== startMonth) return month < startMonth ? 1 : 0
  return Math.min(1, (startDay - 1) / (MONTH_DAYS[month] ?? 1))
}

/**
 * Running totals at the end of each calendar year, and of the plan in its last. They are linear within a year of the plan,
 * as the payback is: two totals cross in the year that `calendarYearAfter` gives for their crossing.
 * @param totals at the end of each year of the plan, from year 0 [any unit]
 */
export function totalsByCalendarYear(start: IsoDate, totals: readonly number[]) {
  const startYear = toDecimalYear(start)
  const years = totals.length - 1
  const firstYear = Math.floor(startYear)
  const calendarYears = Math.ceil(startYear + years) - firstYear
  return Array.from({ length: calendarYears }, (_, i) => {
    const time = Math.min(years, firstYear + i + 1 - startYear)
    const [before = 0, after = before] = totals.slice(Math.floor(time))
    return { calendarYear: firstYear + i, total: before + (time - Math.floor(time)) * (after - before) }
  })
}

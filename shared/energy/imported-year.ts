import {
  clockForward,
  DAYS_OF_YEAR,
  type ForwardSpan,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  MONTH_STARTS,
  sumOf,
} from '../calendar.ts'
import type { FirstHour, ImportFault } from './imported-load.ts'

/** Least and most a home uses in a year [kWh]; outside, the unit is most likely not what the file says. */
const LEAST_YEAR = 50
const MOST_YEAR = 200_000

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysBefore = (year: number) =>
  365 * (year - 1) + Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400)

/** Days since 1 January of the year 1, which was a Monday. */
export function dayNumber({ year, month, day }: FirstHour): number {
  const leapDay = isLeap(year) && month > 2 ? 1 : 0
  return daysBefore(year) + (MONTH_STARTS[month - 1] as number) / HOURS_OF_DAY + leapDay + day - 1
}

/** Whether the date exists. */
export function isDate({ year, month, day }: FirstHour): boolean {
  const length = month === 2 && isLeap(year) ? 29 : monthLength(month)
  return year >= 1990 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= length
}
const monthLength = (month: number) =>
  ((MONTH_STARTS[month] ?? Number.NaN) - (MONTH_STARTS[month - 1] ?? Number.NaN)) / HOURS_OF_DAY

/** The date some days after day 0 of the year 1. */
export function dateOf(number: number): FirstHour {
  let year = Math.floor(number / 365.2425) + 1
  while (daysBefore(year + 1) <= number) year += 1
  while (daysBefore(year) > number) year -= 1
  let left = number - daysBefore(year)
  for (let month = 1; ; month += 1) {
    const length = month === 2 && isLeap(year) ? 29 : monthLength(month)
    if (left < length || month === 12) return { year, month, day: left + 1, hour: 0 }
    left -= length
  }
}

/** The hour that a clock shows, in standard time. The span is that of the calendar: a few days off in other years. */
export function inStandardTime(shown: FirstHour, forward: ForwardSpan | null): FirstHour {
  const hourOfYear = (MONTH_STARTS[shown.month - 1] as number) + (shown.day - 1) * HOURS_OF_DAY + shown.hour
  if (!clockForward(hourOfYear, forward)) return shown
  return shown.hour > 0 ? { ...shown, hour: shown.hour - 1 } : { ...dateOf(dayNumber(shown) - 1), hour: 23 }
}

/**
 * Puts a measured year onto the calendar of all series: 1 January first, and Mondays on Mondays, so that a tariff's
 * weekends meet the home's. A day moves by at most three; the year's kWh stay what they were, less a leap day's.
 *
 * @param hourly 8,760 or 8,784 values [kWh], one after the other
 * @param first when they begin; `null` when the file does not say: then it is taken to be 1 January, and days keep their place
 * @returns 8,760 values [kWh], or what is wrong with their sum
 */
export function modelYear(hourly: Float64Array, first: FirstHour | null): Float64Array | ImportFault {
  const kwh = sumOf(hourly)
  if (!(kwh >= LEAST_YEAR && kwh <= MOST_YEAR)) {
    return {
      problem: `These readings add up to ${Math.round(kwh).toLocaleString('en-US')} kWh a year, which no home uses. Is the unit in the column’s heading right?`,
    }
  }
  const days = Math.floor(hourly.length / HOURS_OF_DAY)
  const placed = new Float64Array(HOURS_OF_YEAR)
  const sourceDay = first ? sameWeekday(first, days) : inOrder(days)
  // A file that begins at another hour than midnight ends with the hours its first day lacks.
  const skipped = first ? (HOURS_OF_DAY - first.hour) % HOURS_OF_DAY : 0
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    const from = skipped + HOURS_OF_DAY * sourceDay(day)
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
      placed[day * HOURS_OF_DAY + hour] = hourly[(from + hour) % (days * HOURS_OF_DAY)] as number
    }
  }
  const kept = sumOf(placed)
  if (!(kept > 0)) return { problem: 'All that these readings say lies on the one day a year does not have.' }
  if (!first) return placed
  // Days that moved may have taken the place of others: the year keeps its kWh, a leap year all but one day's.
  const factor = (kwh * HOURS_OF_YEAR) / hourly.length / kept
  return placed.map((value) => value * factor)
}

const LEAP_DAY = 59

/** Which day of an undated file stands for each day: a leap year loses its 29 February. */
const inOrder = (days: number) => (day: number) => (days > DAYS_OF_YEAR && day >= LEAP_DAY ? day + 1 : day)

/** Which day of a dated file: the one nearest to the same date that is the same day of the week. */
function sameWeekday(first: FirstHour, days: number): (day: number) => number {
  const start = dayNumber(first) + (first.hour > 0 ? 1 : 0)
  const placeOf = new Map<number, number>()
  for (let i = 0; i < days; i += 1) {
    const { month, day } = dateOf(start + i)
    placeOf.set((MONTH_STARTS[month - 1] as number) / HOURS_OF_DAY + Math.min(day, monthLength(month)) - 1, i)
  }
  return (day) => {
    // The one date that 365 days of a leap year may lack has a neighbour.
    const place = placeOf.get(day) ?? placeOf.get(day - 1) ?? 0
    const late = (start + place - day) % 7
    const shift = ((late + 7 + 3) % 7) - 3
    const moved = place - shift
    return moved < 0 ? moved + 7 : moved >= days ? moved - 7 : moved
  }
}

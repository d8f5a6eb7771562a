import {
  DAYS_OF_YEAR,
  type DaylightSavingPeriod,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  isDaylightSaving,
  MONTH_DAYS,
  MONTH_STARTS,
  sumOf,
} from '../calendar.ts'
import { type CalendarDay, MS_PER_DAY, startOfDay } from '../calendar-day.ts'
import { formatNumber } from '../format/number.ts'
import { t } from '../language/t.ts'
import type { ImportProblem, LocalHour } from './imported-load.ts'

/** Plausible yearly use of a home [kWh]; outside, the unit is probably wrong. */
const MIN_YEAR_KWH = 50
const MAX_YEAR_KWH = 200_000

/** Days since 1970-01-01, a Thursday. */
export const dayNumber = (date: CalendarDay): number => startOfDay(date) / MS_PER_DAY

export function dateFromDayNumber(number: number): LocalHour {
  const date = new Date(number * MS_PER_DAY)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), hour: 0 }
}

export function isValidDate(date: LocalHour): boolean {
  const { month, day } = dateFromDayNumber(dayNumber(date))
  return date.year >= 1990 && date.year <= 2100 && month === date.month && day === date.day
}

/** Uses the daylight saving period of the model calendar, a few days off in other years. */
export function toStandardTime(clockTime: LocalHour, daylightSaving: DaylightSavingPeriod | null): LocalHour {
  const hourOfYear = (MONTH_STARTS[clockTime.month - 1] as number) + (clockTime.day - 1) * HOURS_OF_DAY + clockTime.hour
  if (!isDaylightSaving(hourOfYear, daylightSaving)) return clockTime
  const hour = clockTime.hour - Math.floor(daylightSaving?.shift ?? 0)
  return hour >= 0
    ? { ...clockTime, hour }
    : { ...dateFromDayNumber(dayNumber(clockTime) - 1), hour: hour + HOURS_OF_DAY }
}

/**
 * Maps a measured year to the model calendar: starts on 1 January and keeps weekdays, so that weekend tariffs apply to
 * the right days. A day moves by at most three days; the yearly sum stays, less a leap day's.
 * @param hourly 8,760 or 8,784 consecutive values [kWh]
 * @param first start of the readings; `null` if unknown: 1 January is assumed and days keep their place
 * @returns 8,760 values [kWh], or a problem with their sum
 */
export function toModelYear(hourly: Float64Array, first: LocalHour | null): Float64Array | ImportProblem {
  const kwh = sumOf(hourly)
  if (!(kwh >= MIN_YEAR_KWH && kwh <= MAX_YEAR_KWH)) {
    return {
      problem: t(
        'These readings add up to {kwh} kWh a year. That is not typical of a home. Check the unit in the column heading.',
        {
          kwh: formatNumber(kwh),
        },
      ),
    }
  }
  const days = Math.floor(hourly.length / HOURS_OF_DAY)
  const arranged = new Float64Array(HOURS_OF_YEAR)
  const sourceDay = first ? matchWeekdays(first, days) : keepDayOrder(days)
  // A file that starts after midnight ends with the missing hours of its first day.
  const skipped = first ? (HOURS_OF_DAY - first.hour) % HOURS_OF_DAY : 0
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    const from = skipped + HOURS_OF_DAY * sourceDay(day)
    for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
      arranged[day * HOURS_OF_DAY + hour] = hourly[(from + hour) % (days * HOURS_OF_DAY)] as number
    }
  }
  const arrangedKwh = sumOf(arranged)
  if (!(arrangedKwh > 0)) return { problem: t('These readings only cover 29 February. We need a full year.') }
  if (!first) return arranged
  // Moved days may replace others, so the sum is restored; a leap year loses one day's share.
  const factor = (kwh * HOURS_OF_YEAR) / hourly.length / arrangedKwh
  return arranged.map((value) => value * factor)
}

const LEAP_DAY = 59

/** Source day by model day of an undated file; a leap year skips 29 February. */
const keepDayOrder = (days: number) => (day: number) => (days > DAYS_OF_YEAR && day >= LEAP_DAY ? day + 1 : day)

/** Source day by model day of a dated file: the nearest date with the same weekday. */
function matchWeekdays(first: LocalHour, days: number): (day: number) => number {
  const start = dayNumber(first) + (first.hour > 0 ? 1 : 0)
  const indexByDay = new Map<number, number>()
  for (let i = 0; i < days; i += 1) {
    const { month, day } = dateFromDayNumber(start + i)
    const lastDay = MONTH_DAYS[month - 1] as number
    indexByDay.set((MONTH_STARTS[month - 1] as number) / HOURS_OF_DAY + Math.min(day, lastDay) - 1, i)
  }
  return (day) => {
    // A year that starts within a leap year may lack one date; its neighbor is used.
    const place = indexByDay.get(day) ?? indexByDay.get(day - 1) ?? 0
    // The model year begins on a Monday, the count of days on a Thursday.
    const late = (start + 3 + place - day) % 7
    const shift = ((late + 7 + 3) % 7) - 3
    const moved = place - shift
    return moved < 0 ? moved + 7 : moved >= days ? moved - 7 : moved
  }
}

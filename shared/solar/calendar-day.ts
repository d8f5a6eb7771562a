import type { CalendarDay } from './sun-times.ts'

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const month = inUtc({ month: 'long' })
const shortDate = inUtc({ month: 'short', day: 'numeric' })
const longDate = inUtc({ weekday: 'long', month: 'long', day: 'numeric' })

const midnight = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
const MS_PER_DAY = 86_400_000

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2025, index)))

/** `Nov 21` */
export const shortDay = (day: CalendarDay) => shortDate.format(midnight(day))
/** `Saturday, November 21` */
export const longDay = (day: CalendarDay) => longDate.format(midnight(day))

/** 1 for the first of January. */
export const dayOfYear = (day: CalendarDay) =>
  Math.round((midnight(day) - midnight({ year: day.year, month: 1, day: 1 })) / MS_PER_DAY) + 1

export const daysInYear = (year: number) => dayOfYear({ year, month: 12, day: 31 })

export function calendarDay(year: number, number: number): CalendarDay {
  const date = new Date(midnight({ year, month: 1, day: number }))
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** `9 h 56 min` */
export function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

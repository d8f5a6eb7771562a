import { type CalendarDay, startOfDay } from '../calendar-day.ts'
import { DEFAULT_LOCALE, dateFormatOf } from './locale.ts'

const formatInUtc = (time: number, options: Intl.DateTimeFormatOptions) =>
  dateFormatOf(DEFAULT_LOCALE, { timeZone: 'UTC', ...options }).format(time)

export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  formatInUtc(Date.UTC(2029, month), { month: 'long' }),
)

/** `Nov 21` */
export const formatShortDay = (day: CalendarDay) => formatInUtc(startOfDay(day), { month: 'short', day: 'numeric' })
/** `Saturday, November 21` */
export const formatLongDay = (day: CalendarDay) =>
  formatInUtc(startOfDay(day), { weekday: 'long', month: 'long', day: 'numeric' })

/** `9 h 56 min` */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/**
 * To the nearest minute: `6:42 AM`, or `06:42` in a 24-hour region.
 * @param time [ms since 1970-01-01 UTC]
 * @param locale BCP 47 tag that selects the 12-hour or 24-hour clock; the words are English
 */
export function formatTimeInZone(time: number, timeZone: string, locale = DEFAULT_LOCALE): string {
  const minute = 60_000
  const nearest = Math.round(time / minute) * minute
  const { hourCycle = 'h12' } = dateFormatOf(locale, { hour: 'numeric' }).resolvedOptions()
  return dateFormatOf(DEFAULT_LOCALE, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle }).format(nearest)
}

/** Includes daylight saving: `PDT`, `GMT+2`. */
export function formatZoneName(time: number, timeZone: string): string {
  const parts = dateFormatOf(DEFAULT_LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(time)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

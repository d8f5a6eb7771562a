import { type CalendarDay, startOfDay } from '../calendar-day.ts'
import { defaultLocale } from '../language/locale.ts'
import { t } from '../language/t.ts'
import { dateFormatOf, hourCycleOf } from './locale.ts'
import { formatNumber } from './number.ts'

const formatInUtc = (time: number, options: Intl.DateTimeFormatOptions, locale = defaultLocale()) =>
  dateFormatOf(locale, { timeZone: 'UTC', ...options }).format(time)

/** `January` to `December`, in the page's language. */
export const monthNames = (): readonly string[] => Array.from({ length: 12 }, (_, month) => monthName(month))

/** @param month 0 is January */
export const monthName = (month: number, style: 'long' | 'short' | 'narrow' = 'long'): string =>
  formatInUtc(Date.UTC(2029, month), { month: style })

/** @param day 0 is Monday */
export const weekdayName = (day: number, style: 'long' | 'short'): string =>
  // 2029 begins with a Monday.
  formatInUtc(Date.UTC(2029, 0, 1 + day), { weekday: style })

/** `Nov 21`, `21 Nov`. @param locale BCP 47 tag that decides on the order */
export const formatShortDay = (day: CalendarDay, locale?: string) =>
  formatInUtc(startOfDay(day), { month: 'short', day: 'numeric' }, locale)
/** `Saturday, November 21` */
export const formatLongDay = (day: CalendarDay, locale?: string) =>
  formatInUtc(startOfDay(day), { weekday: 'long', month: 'long', day: 'numeric' }, locale)

/** `9 h 56 min` */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  return t('{hours}\u00A0h {minutes}\u00A0min', {
    hours: formatNumber(Math.floor(minutes / 60)),
    minutes: formatNumber(minutes % 60),
  })
}

/**
 * Time to the nearest minute: `6:42 am`, or `06:42` in a 24-hour region.
 * @param time [ms since 1970-01-01 UTC]
 * @param locale BCP 47 tag whose country selects the 12-hour or 24-hour clock
 */
export function formatTimeInZone(time: number, timeZone: string, locale = defaultLocale()): string {
  const minute = 60_000
  const nearest = Math.round(time / minute) * minute
  return formatClock(nearest, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: hourCycleOf(locale) })
}

/** `5 pm`, `17:00`. @param locale BCP 47 tag whose country selects the 12-hour or 24-hour clock */
export function formatHourOfDay(hour: number, locale = defaultLocale()): string {
  const time = hour * MS_PER_HOUR
  return hourCycleOf(locale) === 'h12'
    ? formatClock(time, { timeZone: 'UTC', hour: 'numeric', hourCycle: 'h12' })
    : formatTimeInZone(time, 'UTC', locale)
}
const MS_PER_HOUR = 3_600_000

/** Day periods in lower case. */
const formatClock = (time: number, options: Intl.DateTimeFormatOptions): string =>
  dateFormatOf(defaultLocale(), options)
    .format(time)
    .replace(/[AP]M$/, (period) => period.toLowerCase())

/** Includes daylight saving: `PDT`, `GMT+2`. */
export function formatZoneName(time: number, timeZone: string): string {
  const parts = dateFormatOf(defaultLocale(), { timeZone, timeZoneName: 'short' }).formatToParts(time)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

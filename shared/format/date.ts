import type { Region } from '../region.ts'
import { dateFormatOf, dateLocaleOf, hourCycleOf } from './locale.ts'

/** `November 21, 2026` or `21 November 2026`, by default in the reader's time zone. */
export const formatTimestamp = (
  timestamp: string | number,
  locale: string,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeStyle'> = {},
): string =>
  dateFormatOf(locale, {
    dateStyle: 'long',
    ...options,
    ...(options.timeStyle && { hourCycle: hourCycleOf(locale) }),
  }).format(new Date(timestamp))

/** @param date ISO 8601 */
export const formatDate = (date: string, { country }: Pick<Region, 'country'>): string =>
  formatTimestamp(date, dateLocaleOf(country), { timeZone: 'UTC' })

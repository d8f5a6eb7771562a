import type { CalendarDay } from '#shared/calendar-day.ts'

/** Mean solar noon of a calendar day at a longitude [ms since 1970-01-01 UTC], independent of time zones. */
export const meanSolarNoon = ({ year, month, day }: CalendarDay, longitude: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) + (12 - longitude / 15) * 3_600_000

/** Months count from 1. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Start of the day in UTC [ms since 1970-01-01]. */
export const startOfDay = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day)
export const MS_PER_DAY = 86_400_000

/** 1 for the first of January. */
export const dayOfYear = (day: CalendarDay) =>
  Math.round((startOfDay(day) - startOfDay({ year: day.year, month: 1, day: 1 })) / MS_PER_DAY) + 1

export const daysInYear = (year: number) => dayOfYear({ year, month: 12, day: 31 })

export function calendarDay(year: number, number: number): CalendarDay {
  const date = new Date(startOfDay({ year, month: 1, day: number }))
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

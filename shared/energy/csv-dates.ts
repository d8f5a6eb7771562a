import type { Row } from './csv-table.ts'
import type { FirstHour } from './imported-load.ts'
import { isDate } from './imported-year.ts'

/** When the readings begin, where a column tells dates that can be read in one way only. */
export function firstHour(readings: readonly Row[], stepsPerDay: number, stepMinutes: number): FirstHour | null {
  const row = readings[0] ?? []
  const column = row.findIndex((cell) => datesIn(cell).length > 0)
  if (column === -1) return null
  const dates = datesIn(row[column] as string)
  const nextDay = datesIn(readings[stepsPerDay]?.[column] ?? '')
  // 01/02 is read as the day before whatever stands a day's readings later.
  const found = dates.length === 1 ? dates[0] : dates.find((date, form) => follows(date, nextDay[form]))
  if (!found) return null
  const minute = minuteIn(row[column] as string) ?? minuteIn(row[column + 1] ?? '') ?? 0
  // Stamps at the end of each reading begin one step after midnight.
  return { ...found, hour: minute === stepMinutes ? 0 : Math.floor(minute / 60) }
}

/** The dates a text may mean: one, or for 01/02/2025 the day first and the month first. */
export function datesIn(text: string): readonly FirstHour[] {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text)
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text)
  const date = (year?: string, month?: string, day?: string) => ({
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: 0,
  })
  const all = iso
    ? [date(iso[1], iso[2], iso[3])]
    : dotted
      ? [date(dotted[3], dotted[2], dotted[1])]
      : slashed
        ? [date(slashed[3], slashed[2], slashed[1]), date(slashed[3], slashed[1], slashed[2])]
        : []
  return all.some(isDate) ? all : []
}

const follows = (date: FirstHour, next: FirstHour | undefined) =>
  next !== undefined &&
  isDate(date) &&
  isDate(next) &&
  (next.day === date.day + 1 ? next.month === date.month : next.day === 1 && date.day >= 28)

/** Minutes after midnight of a text that ends in hours and minutes, of 24 hours or of twice 12. */
export function minuteIn(text: string): number | null {
  const found = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})? ?([AP]M)?/i.exec(text)
  if (!found) return null
  const half = found[3]?.toUpperCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'PM' ? 12 : 0) : Number(found[1])
  const minute = hour * 60 + Number(found[2])
  return minute < 24 * 60 ? minute : null
}

import type { CsvRow } from './csv-table.ts'
import type { LocalHour } from './imported-load.ts'
import { isValidDate } from './imported-year.ts'

/** `undefined` without a column of unambiguous dates. */
export function findFirstHour(readings: readonly CsvRow[], stepsPerDay: number, stepMinutes: number): LocalHour | null {
  const row = readings[0] ?? []
  const column = row.findIndex((cell) => parseDates(cell).length > 0)
  if (column === -1) return null
  const dates = parseDates(row[column] as string)
  const nextDay = parseDates(readings[stepsPerDay]?.[column] ?? '')
  // 01/02 is read as the day before the date one day's readings later.
  const firstDate = dates.length === 1 ? dates[0] : dates.find((date, format) => isNextDay(date, nextDay[format]))
  if (!firstDate) return null
  const minute = parseMinute(row[column] as string) ?? parseMinute(row[column + 1] ?? '') ?? 0
  // Timestamps at the end of each interval start one step after midnight.
  return { ...firstDate, hour: minute === stepMinutes ? 0 : Math.floor(minute / 60) }
}

/** Two dates for 01/02/2025: day first and month first. */
export function parseDates(text: string): readonly LocalHour[] {
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
  return all.some(isValidDate) ? all : []
}

const isNextDay = (date: LocalHour, next: LocalHour | undefined) =>
  next !== undefined &&
  isValidDate(date) &&
  isValidDate(next) &&
  (next.day === date.day + 1 ? next.month === date.month : next.day === 1 && date.day >= 28)

/** Minutes after midnight of a text ending in a 24-hour or 12-hour time. */
export function parseMinute(text: string): number | null {
  const match = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})? ?([AP]M)?/i.exec(text)
  if (!match) return null
  const half = match[3]?.toUpperCase()
  const hour = half ? (Number(match[1]) % 12) + (half === 'PM' ? 12 : 0) : Number(match[1])
  const minute = hour * 60 + Number(match[2])
  return minute < 24 * 60 ? minute : null
}

import { DAYS_OF_YEAR, type DaylightSavingPeriod, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { t } from '../language/t.ts'
import type { CsvRow } from './csv-table.ts'
import type { ImportProblem, LocalHour } from './imported-load.ts'
import { dateFromDayNumber, dayNumber, isValidDate, toStandardTime } from './imported-year.ts'

/* Assigns readings to the time steps of a year where rows are missing or a file holds more than a year. */

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = MINUTES_OF_HOUR * HOURS_OF_DAY
const STEP_MINUTES = [60, 30, 15] as const
/** [share of the year] */
const MAX_MISSING_SHARE = 0.1

/** A year of time steps with their rows. */
export interface YearSlots {
  readonly stepMinutes: number
  readonly rows: readonly (CsvRow | undefined)[]
  /** Start of the first step in standard time; `null` if the file has no dates. */
  readonly first: LocalHour | null
}

/**
 * Arranges rows by their timestamps, in standard time: hours between the change to daylight saving and back move one
 * hour earlier. Of more than a year, the last year is used.
 * @param daylightSaving of the home, for timestamps that show no clock change
 * @returns undefined if rows have no rising timestamps
 */
export function arrangeByTime(
  readings: readonly CsvRow[],
  daylightSaving: DaylightSavingPeriod | null,
): YearSlots | ImportProblem | undefined {
  const minutes = parseRowTimes(readings)
  if (!minutes) return undefined
  const stepMinutes = detectStep(minutes)
  const standardMinutes = removeDaylightSaving(minutes, stepMinutes)
  const first = standardMinutes[0] as number
  const slotIndexes = standardMinutes.map((minute) => (minute - first) / stepMinutes)
  const count = (slotIndexes.at(-1) as number) + 1
  const perDay = MINUTES_OF_DAY / stepMinutes
  const days = count / perDay
  if (slotIndexes.some((slotIndex) => !Number.isInteger(slotIndex)) || count > 5 * (DAYS_OF_YEAR + 1) * perDay)
    return undefined
  if (days < DAYS_OF_YEAR * (1 - MAX_MISSING_SHARE)) {
    return {
      problem: t('This file covers {days, plural, one {# day} other {# days}}. We need a full year.', {
        days: Math.floor(days),
      }),
    }
  }
  const rows = Array<CsvRow | undefined>(Math.max(count, DAYS_OF_YEAR * perDay)).fill(undefined)
  for (const [index, slotIndex] of slotIndexes.entries()) rows[slotIndex] = readings[index]
  const surplus = rows.length - DAYS_OF_YEAR * perDay
  const firstMinute = first + surplus * stepMinutes
  const minute = firstMinute % MINUTES_OF_DAY
  const day = dateFromDayNumber(Math.floor(firstMinute / MINUTES_OF_DAY))
  // Timestamps at the end of each interval start one step after midnight.
  const clockStart = { ...day, hour: minute === stepMinutes ? 0 : Math.floor(minute / MINUTES_OF_HOUR) }
  const hasClockChange = standardMinutes !== minutes
  return {
    stepMinutes,
    rows: rows.slice(surplus),
    first: hasClockChange ? clockStart : toStandardTime(clockStart, daylightSaving),
  }
}

/** Time of each row [min, local clock]; uses the date format (day or month first) that makes the times rise. */
function parseRowTimes(readings: readonly CsvRow[]): readonly number[] | undefined {
  const column = (readings[0] ?? []).findIndex((cell) => parseDates(cell).length > 0)
  if (column === -1) return undefined
  for (const format of [0, 1]) {
    const minutes = readings.map((row) => {
      const date = parseDates(row[column] ?? '')[format]
      const minute = parseMinute(row[column] ?? '') ?? parseMinute(row[column + 1] ?? '')
      return date && isValidDate(date) && minute !== null ? dayNumber(date) * MINUTES_OF_DAY + minute : Number.NaN
    })
    if (minutes.every((minute, i) => i === 0 || minute > (minutes[i - 1] as number) - MINUTES_OF_HOUR)) return minutes
  }
  return undefined
}

/** Most frequent interval between readings [min]. */
function detectStep(minutes: readonly number[]): number {
  const counts = STEP_MINUTES.map(
    (step) => minutes.filter((minute, i) => minute - (minutes[i - 1] ?? 0) === step).length,
  )
  return STEP_MINUTES[counts.indexOf(Math.max(...counts))] as number
}

/** Subtracts an hour from times between the spring gap and the autumn overlap. */
function removeDaylightSaving(minutes: readonly number[], step: number): readonly number[] {
  const changeAfter = (i: number) => (minutes[i] as number) - (minutes[i - 1] as number)
  const back = minutes.findIndex((_, i) => i > 0 && changeAfter(i) === step - MINUTES_OF_HOUR)
  if (back === -1) return minutes
  const jumps = minutes.flatMap((_, i) => (i > 0 && changeAfter(i) === step + MINUTES_OF_HOUR ? [i] : []))
  const before = jumps.findLast((jump) => jump < back)
  const after = before === undefined ? jumps.find((jump) => jump > back) : undefined
  const isForward = (i: number) => (i < back && i >= (before ?? 0)) || (after !== undefined && i >= after)
  return minutes.map((minute, i) => (isForward(i) ? minute - MINUTES_OF_HOUR : minute))
}

/**
 * Fills missing values (NaN) with the same step of the nearest weeks, in place.
 * @returns the number of hours with missing values, or a problem if there are too many
 */
export function fillGaps(values: Float64Array, perHour: number): number | ImportProblem {
  const missing = new Set<number>()
  for (const [i, value] of values.entries()) if (Number.isNaN(value)) missing.add(Math.floor(i / perHour))
  if (missing.size > MAX_MISSING_SHARE * HOURS_OF_YEAR) {
    return {
      problem: t(
        'This file has gaps: {hours, plural, one {# hour is} other {# hours are}} missing. We need at least 9 in 10 hours of a year.',
        {
          hours: missing.size,
        },
      ),
    }
  }
  const measured = values.slice()
  const week = 7 * HOURS_OF_DAY * perHour
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(measured[i])) continue
    const candidates = sameTimeInNearbyWeeks(i, week, values.length).flatMap((indexes) => {
      const present = indexes.map((index) => measured[index] as number).filter((value) => !Number.isNaN(value))
      return present.length > 0 ? [present.reduce((sum, value) => sum + value, 0) / present.length] : []
    })
    values[i] = candidates[0] ?? 0
  }
  return missing.size
}

/** Indexes of the same step one week before and after, then two weeks, and so on. */
const sameTimeInNearbyWeeks = (i: number, week: number, length: number) =>
  Array.from({ length: Math.ceil(length / week) }, (_, weeks) =>
    [i - (weeks + 1) * week, i + (weeks + 1) * week].filter((index) => index >= 0 && index < length),
  )

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
function parseDates(text: string): readonly LocalHour[] {
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
function parseMinute(text: string): number | null {
  const match = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})? ?([AP]M)?/i.exec(text)
  if (!match) return null
  const half = match[3]?.toUpperCase()
  const hour = half ? (Number(match[1]) % 12) + (half === 'PM' ? 12 : 0) : Number(match[1])
  const minute = hour * 60 + Number(match[2])
  return minute < 24 * 60 ? minute : null
}

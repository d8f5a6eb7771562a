import { DAYS_OF_YEAR, type ForwardSpan, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { datesIn, minuteIn } from './csv-dates.ts'
import type { Row } from './csv-table.ts'
import type { FirstHour, ImportFault } from './imported-load.ts'
import { dateOf, dayNumber, inStandardTime, isDate } from './imported-year.ts'

/*
 * Readings in their places of the year, one slot to each step, where rows are missing or a file holds more than a year.
 */

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = MINUTES_OF_HOUR * HOURS_OF_DAY
const STEPS = [60, 30, 15] as const
/** Of the year, that may be missing [share]. */
const MOST_MISSING = 0.1

/** A year of slots, each a row of the file or nothing. */
export interface Slots {
  readonly stepMinutes: number
  readonly rows: readonly (Row | undefined)[]
  /** When the first begins, in standard time; `null` when the file does not say. */
  readonly first: FirstHour | null
}

/**
 * Puts rows by their times. Where clocks go back, in autumn, the hours before count as one earlier, and so the year is in
 * standard time; of more than a year the last one is taken.
 * @param forward when clocks stand forward at the home, for times that do not tell it themselves
 * @returns nothing where the rows bear no times that rise
 */
export function slotsByTime(readings: readonly Row[], forward: ForwardSpan | null): Slots | ImportFault | undefined {
  const minutes = minutesOf(readings)
  if (!minutes) return undefined
  const stepMinutes = stepOf(minutes)
  const standard = withoutForward(minutes, stepMinutes)
  const first = standard[0] as number
  const places = standard.map((minute) => (minute - first) / stepMinutes)
  const count = (places.at(-1) as number) + 1
  const perDay = MINUTES_OF_DAY / stepMinutes
  const days = count / perDay
  if (places.some((place) => !Number.isInteger(place)) || count > 5 * (DAYS_OF_YEAR + 1) * perDay) return undefined
  if (days < DAYS_OF_YEAR * (1 - MOST_MISSING)) {
    return { problem: `This file covers ${Math.floor(days)} days. A plan needs a year of readings.` }
  }
  const rows = Array<Row | undefined>(Math.max(count, DAYS_OF_YEAR * perDay)).fill(undefined)
  for (const [index, place] of places.entries()) rows[place] = readings[index]
  const left = rows.length - DAYS_OF_YEAR * perDay
  const begins = first + left * stepMinutes
  const minute = begins % MINUTES_OF_DAY
  const day = dateOf(Math.floor(begins / MINUTES_OF_DAY))
  // Stamps at the end of each reading begin one step after midnight.
  const shown = { ...day, hour: minute === stepMinutes ? 0 : Math.floor(minute / MINUTES_OF_HOUR) }
  const isStandard = standard !== minutes
  return { stepMinutes, rows: rows.slice(left), first: isStandard ? shown : inStandardTime(shown, forward) }
}

/** When each row is, in minutes of its own clock; the day or the month first, whichever makes them rise. */
function minutesOf(readings: readonly Row[]): readonly number[] | undefined {
  const column = (readings[0] ?? []).findIndex((cell) => datesIn(cell).length > 0)
  if (column === -1) return undefined
  for (const form of [0, 1]) {
    const minutes = readings.map((row) => {
      const date = datesIn(row[column] ?? '')[form]
      const minute = minuteIn(row[column] ?? '') ?? minuteIn(row[column + 1] ?? '')
      return date && isDate(date) && minute !== null ? dayNumber(date) * MINUTES_OF_DAY + minute : Number.NaN
    })
    if (minutes.every((minute, i) => i === 0 || minute > (minutes[i - 1] as number) - MINUTES_OF_HOUR)) return minutes
  }
  return undefined
}

/** The shortest time between two readings that is usual. */
function stepOf(minutes: readonly number[]): number {
  const counts = STEPS.map((step) => minutes.filter((minute, i) => minute - (minutes[i - 1] ?? 0) === step).length)
  return STEPS[counts.indexOf(Math.max(...counts))] as number
}

/** Takes the hour off from the times between the jump forward and the step back, which is where clocks stood forward. */
function withoutForward(minutes: readonly number[], step: number): readonly number[] {
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
 * Fills what is missing (not a number) by the same step of the weeks around, the nearest that is there.
 * @returns how many hours had something missing, or that there are too many
 */
export function fillGaps(values: Float64Array, perHour: number): number | ImportFault {
  const missing = new Set<number>()
  for (const [i, value] of values.entries()) if (Number.isNaN(value)) missing.add(Math.floor(i / perHour))
  if (missing.size > MOST_MISSING * HOURS_OF_YEAR) {
    return {
      problem: `${missing.size.toLocaleString('en-US')} hours of the year are missing in this file. A plan needs nine tenths of them.`,
    }
  }
  const measured = values.slice()
  const week = 7 * HOURS_OF_DAY * perHour
  for (let i = 0; i < values.length; i += 1) {
    if (!Number.isNaN(measured[i])) continue
    const near = weeksFrom(i, week, values.length).flatMap((places) => {
      const there = places.map((place) => measured[place] as number).filter((value) => !Number.isNaN(value))
      return there.length > 0 ? [there.reduce((sum, value) => sum + value, 0) / there.length] : []
    })
    values[i] = near[0] ?? 0
  }
  return missing.size
}

/** The same step one week before and after, then two, and on through the year. */
const weeksFrom = (i: number, week: number, length: number) =>
  Array.from({ length: Math.ceil(length / week) }, (_, weeks) =>
    [i - (weeks + 1) * week, i + (weeks + 1) * week].filter((place) => place >= 0 && place < length),
  )

import { type ForwardSpan, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { firstHour } from './csv-dates.ts'
import { fillGaps, type Slots, slotsByTime } from './csv-slots.ts'
import {
  cellsOf,
  type DecimalSign,
  isMissing,
  linesOf,
  numberIn,
  type Row,
  separatorOf,
  unitOf,
  valueColumn,
  writingOf,
} from './csv-table.ts'
import type { ImportedLoad, ImportFault, ReadingUnit } from './imported-load.ts'
import { inStandardTime, modelYear } from './imported-year.ts'

const HOURS = [HOURS_OF_YEAR, HOURS_OF_YEAR + HOURS_OF_DAY]
const STEPS_PER_HOUR = [1, 2, 4]

/** A year of readings as CSV; see `importLoad`. */
export function readCsv(
  text: string,
  forward: ForwardSpan | null,
  givenUnit?: ReadingUnit,
  givenSign?: DecimalSign,
): ImportedLoad | ImportFault {
  const lines = linesOf(text)
  if ('problem' in lines) return lines
  const separator = separatorOf(lines)
  const rows = lines.map((line) => cellsOf(line, separator))
  const column = valueColumn(rows)
  if (typeof column !== 'number') return column
  const firstRow = rows.findIndex((row) => numberIn(row[column]) !== null)
  const readings = rows.slice(firstRow)
  const writing = writingOf(
    readings.map((row) => row[column] ?? ''),
    separator,
  )
  const isAmbiguous = 'ambiguous' in writing
  if (isAmbiguous && !givenSign) {
    const { ambiguous } = writing
    return { problem: `In this file “${ambiguous}” could be two numbers. Choose which one it is.`, ambiguous }
  }
  const decimalSign = isAmbiguous ? givenSign : writing.decimalSign
  const slots = slotsOf(readings, forward)
  if ('problem' in slots) return slots
  const { stepMinutes, first } = slots
  const perHour = 60 / stepMinutes
  const { unit: headed, named } = unitOf(rows[firstRow - 1]?.[column] ?? rows[firstRow - 1]?.join(' ') ?? '')
  const unit = givenUnit ?? headed
  const factor = { kWh: 1, Wh: 1 / 1000, kW: 1 / perHour, W: 1 / 1000 / perHour }[unit]
  const values = new Float64Array(slots.rows.length)
  for (const [i, row] of slots.rows.entries()) {
    const value = numberIn(row?.[column], decimalSign)
    if (row && !isMissing(row[column]) && (value === null || value < 0)) {
      const fault = value === null ? 'is not a number' : 'is below zero'
      return { problem: `Reading ${(i + 1).toLocaleString('en-US')} (“${(row[column] ?? '').slice(0, 20)}”) ${fault}.` }
    }
    values[i] = (value ?? Number.NaN) * factor
  }
  const filledHours = fillGaps(values, perHour)
  if (typeof filledHours !== 'number') return filledHours
  const hourly = new Float64Array(values.length / perHour)
  values.forEach((value, i) => {
    const hour = Math.floor(i / perHour)
    hourly[hour] = (hourly[hour] as number) + value
  })
  const year = modelYear(hourly, first)
  if ('problem' in year) return year
  return {
    hourly: year,
    format: 'csv',
    stepMinutes,
    unit,
    unitNamed: named || givenUnit !== undefined,
    filledHours,
    first,
  }
}

/** The rows of a year, one after the other where they are as many as it has, by their times otherwise. */
function slotsOf(readings: readonly Row[], forward: ForwardSpan | null): Slots | ImportFault {
  const perHour = STEPS_PER_HOUR.find((steps) => HOURS.includes(readings.length / steps))
  if (perHour) {
    const shown = firstHour(readings, HOURS_OF_DAY * perHour, 60 / perHour)
    return { stepMinutes: 60 / perHour, rows: readings, first: shown && inStandardTime(shown, forward) }
  }
  const found = slotsByTime(readings, forward)
  if (found) return found
  return {
    problem: `This file has ${readings.length.toLocaleString('en-US')} readings. A year has 8,760 hours, or 35,040 quarter hours.`,
  }
}

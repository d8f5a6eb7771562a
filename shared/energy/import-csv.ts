import { addTo, type DaylightSavingPeriod, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { formatNumber } from '../format/number.ts'
import { t } from '../language/t.ts'
import { arrangeByTime, fillGaps, findFirstHour, type YearSlots } from './csv-slots.ts'
import {
  type CsvRow,
  type DecimalSign,
  detectNotation,
  detectSeparator,
  detectUnit,
  findValueColumn,
  isMissingReading,
  parseNumber,
  splitCells,
  splitLines,
} from './csv-table.ts'
import type { ImportedLoad, ImportProblem, ReadingUnit } from './imported-load.ts'
import { toModelYear, toStandardTime } from './imported-year.ts'

const HOURS = [HOURS_OF_YEAR, HOURS_OF_YEAR + HOURS_OF_DAY]
const STEPS_PER_HOUR = [1, 2, 4]

export function parseCsvLoad(
  text: string,
  daylightSaving: DaylightSavingPeriod | null,
  givenUnit?: ReadingUnit,
  givenSign?: DecimalSign,
): ImportedLoad | ImportProblem {
  const lines = splitLines(text)
  if ('problem' in lines) return lines
  const separator = detectSeparator(lines)
  const rows = lines.map((line) => splitCells(line, separator))
  const column = findValueColumn(rows)
  if (typeof column !== 'number') return column
  const firstRow = rows.findIndex((row) => parseNumber(row[column]) !== null)
  const readings = rows.slice(firstRow)
  const writing = detectNotation(
    readings.map((row) => row[column] ?? ''),
    separator,
  )
  const isAmbiguous = 'ambiguous' in writing
  if (isAmbiguous && !givenSign) {
    const { ambiguous } = writing
    return {
      problem: t('In this file “{number}” could be two numbers. Choose the right one.', { number: ambiguous }),
      ambiguous,
    }
  }
  const decimalSign = isAmbiguous ? givenSign : writing.decimalSign
  const slots = arrangeRows(readings, daylightSaving)
  if ('problem' in slots) return slots
  const { stepMinutes, first } = slots
  const perHour = 60 / stepMinutes
  const { unit: headingUnit, named } = detectUnit(rows[firstRow - 1]?.[column] ?? rows[firstRow - 1]?.join(' ') ?? '')
  const unit = givenUnit ?? headingUnit
  const factor = { kWh: 1, Wh: 1 / 1000, kW: 1 / perHour, W: 1 / 1000 / perHour }[unit]
  const values = new Float64Array(slots.rows.length)
  for (const [i, row] of slots.rows.entries()) {
    const value = parseNumber(row?.[column], decimalSign)
    if (row && !isMissingReading(row[column]) && (value === null || value < 0)) {
      const reading = { row: formatNumber(i + 1), cell: (row[column] ?? '').slice(0, 20) }
      return {
        problem:
          value === null
            ? t('Reading {row} (“{cell}”) is not a number. Correct it in the file.', reading)
            : t('Reading {row} (“{cell}”) is below zero. Correct it in the file.', reading),
      }
    }
    values[i] = (value ?? Number.NaN) * factor
  }
  const filledHours = fillGaps(values, perHour)
  if (typeof filledHours !== 'number') return filledHours
  const hourly = new Float64Array(values.length / perHour)
  values.forEach((value, i) => {
    addTo(hourly, Math.floor(i / perHour), value)
  })
  const year = toModelYear(hourly, first)
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

/** Rows in file order if their count matches a year, otherwise by their timestamps. */
function arrangeRows(
  readings: readonly CsvRow[],
  daylightSaving: DaylightSavingPeriod | null,
): YearSlots | ImportProblem {
  const perHour = STEPS_PER_HOUR.find((steps) => HOURS.includes(readings.length / steps))
  if (perHour) {
    const clockStart = findFirstHour(readings, HOURS_OF_DAY * perHour, 60 / perHour)
    return {
      stepMinutes: 60 / perHour,
      rows: readings,
      first: clockStart && toStandardTime(clockStart, daylightSaving),
    }
  }
  const arrangedRows = arrangeByTime(readings, daylightSaving)
  if (arrangedRows) return arrangedRows
  return {
    problem: t(
      'This file has {readings, plural, one {# reading} other {# readings}}. We need a full year: {hours} hours or {quarterHours} quarter hours.',
      {
        readings: readings.length,
        hours: formatNumber(HOURS_OF_YEAR),
        quarterHours: formatNumber(4 * HOURS_OF_YEAR),
      },
    ),
  }
}

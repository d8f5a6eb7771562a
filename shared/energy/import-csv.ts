import { type ForwardSpan, HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import { firstHour } from './csv-dates.ts'
import { cellsOf, linesOf, numberIn, separatorOf, unitOf, valueColumn } from './csv-table.ts'
import type { ImportedLoad, ImportFault } from './imported-load.ts'
import { inStandardTime, modelYear } from './imported-year.ts'

const HOURS = [HOURS_OF_YEAR, HOURS_OF_YEAR + HOURS_OF_DAY]
const STEPS_PER_HOUR = [1, 2, 4]

/** A year of readings as CSV; see `importLoad`. */
export function readCsv(text: string, forward: ForwardSpan | null): ImportedLoad | ImportFault {
  const lines = linesOf(text)
  if ('problem' in lines) return lines
  const separator = separatorOf(lines)
  const rows = lines.map((line) => cellsOf(line, separator))
  const column = valueColumn(rows)
  if (typeof column !== 'number') return column
  const firstRow = rows.findIndex((row) => numberIn(row[column]) !== null)
  const readings = rows.slice(firstRow)
  const steps = STEPS_PER_HOUR.find((perHour) => HOURS.includes(readings.length / perHour))
  if (!steps) {
    return {
      problem: `This file has ${readings.length.toLocaleString('en-US')} readings. A year has 8,760 hours, or 35,040 quarter hours.`,
    }
  }
  const { unit, named } = unitOf(rows[firstRow - 1]?.[column] ?? rows[firstRow - 1]?.join(' ') ?? '')
  const factor = { kWh: 1, Wh: 1 / 1000, kW: 1 / steps, W: 1 / 1000 / steps }[unit]
  const hourly = new Float64Array(readings.length / steps)
  for (const [i, row] of readings.entries()) {
    const value = numberIn(row[column])
    if (value === null || value < 0) {
      const fault = value === null ? 'is not a number' : 'is below zero'
      return { problem: `Reading ${(i + 1).toLocaleString('en-US')} (“${(row[column] ?? '').slice(0, 20)}”) ${fault}.` }
    }
    const hour = Math.floor(i / steps)
    hourly[hour] = (hourly[hour] as number) + value * factor
  }
  const shown = firstHour(readings, HOURS_OF_DAY * steps, 60 / steps)
  const first = shown && inStandardTime(shown, forward)
  const year = modelYear(hourly, first)
  if ('problem' in year) return year
  return { hourly: year, format: 'csv', stepMinutes: 60 / steps, unit, unitNamed: named, first }
}

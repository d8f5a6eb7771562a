import { HOURS_OF_DAY, HOURS_OF_YEAR } from '../calendar.ts'
import type { ImportedLoad, ImportFault } from './import-load.ts'
import { type FirstHour, isDate, modelYear } from './imported-year.ts'

const LONGEST_LINE = 2_000
const MOST_LINES = 40_000
/** Headings and remarks before the first reading. */
const MOST_HEADINGS = 50
const HOURS = [HOURS_OF_YEAR, HOURS_OF_YEAR + HOURS_OF_DAY]
const STEPS_PER_HOUR = [1, 2, 4]

type Row = readonly string[]

/** A year of readings as CSV; see `importLoad`. */
export function readCsv(text: string): ImportedLoad | ImportFault {
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
      const fault = value === null ? 'has no number where the reading should be' : 'has a reading below zero'
      return { problem: `Line ${firstRow + i + 1} ${fault}.` }
    }
    const hour = Math.floor(i / steps)
    hourly[hour] = (hourly[hour] as number) + value * factor
  }
  const first = firstHour(readings, HOURS_OF_DAY * steps, 60 / steps)
  const year = modelYear(hourly, first)
  if ('problem' in year) return year
  return { hourly: year, format: 'csv', stepMinutes: 60 / steps, unit, unitNamed: named, first }
}

/** Lines that say something. */
function linesOf(text: string): readonly string[] | ImportFault {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) return { problem: 'This file has more lines than a year of quarter hours.' }
  if (lines.some((line) => line.length > LONGEST_LINE)) {
    return { problem: 'This file has lines far too long for readings. Each reading needs a line of its own.' }
  }
  return lines
}

/** Semicolon or tab where there is one; otherwise the comma, unless it is the decimal sign of a single column. */
function separatorOf(lines: readonly string[]): string {
  const sample = lines.slice(-MOST_HEADINGS)
  if (sample.some((line) => line.includes(';'))) return ';'
  if (sample.some((line) => line.includes('\t'))) return '\t'
  const wholes = sample.map((line) => /^(\d{1,9}),\d+$/.exec(line.trim())?.[1])
  const single = wholes.every((whole) => whole !== undefined)
  const counting = wholes.every((whole, i) => i === 0 || Number(whole) === Number(wholes[i - 1]) + 1)
  return single && !(counting && wholes.length > 1) ? '' : ','
}

/** Cells of a line, double quotes taken off; '' as a separator makes one cell. */
function cellsOf(line: string, separator: string): Row {
  if (separator === '') return [line.trim()]
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const character of line) {
    if (character === '"') quoted = !quoted
    else if (character === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += character
  }
  cells.push(cell.trim())
  return cells
}

/** A number with point or comma, and nothing else; `null` for any other text. */
function numberIn(cell: string | undefined): number | null {
  if (cell === undefined || cell.length > 30) return null
  const text = cell.replace(',', '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : null
}

const USE = /kwh|\bk?wh?\b|consum|usage|\buse\b|import|verbrauch|bezug|load|last|wert|value/i
const NO_USE = /cost|price|preis|export|feed|einspeis|temp|status|solar|generat|erzeug/i
/** Above any reading, below any count of seconds since 1970. */
const TIME_STAMP = 1e8

/** The column the readings stand in. */
function valueColumn(rows: readonly Row[]): number | ImportFault {
  const last = rows.at(-1) ?? []
  const before = rows.at(-2) ?? last
  const numeric = last.flatMap((cell, column) => {
    const value = numberIn(cell)
    const previous = numberIn(before[column])
    if (value === null || previous === null || value >= TIME_STAMP) return []
    return rows.length > 2 && isCount(rows, column) ? [] : [column]
  })
  if (numeric.length === 0) return { problem: 'This file has no column of numbers.' }
  if (numeric.length === 1) return numeric[0] as number
  const headings = rows
    .slice(0, MOST_HEADINGS)
    .findLast((row) => numeric.every((column) => numberIn(row[column]) === null))
  const named = numeric.filter((column) => {
    const heading = headings?.[column] ?? ''
    return USE.test(heading) && !NO_USE.test(heading)
  })
  if (named.length === 1) return named[0] as number
  return {
    problem: 'This file has several columns of numbers. Keep the times and the kWh used, and remove the others.',
  }
}

/** Whether a column only counts the readings, or the hours of each day (to 23 or 24, then from the start). */
function isCount(rows: readonly Row[], column: number): boolean {
  const tail = rows.slice(-30).map((row) => numberIn(row[column]) ?? Number.NaN)
  return tail.every((value, i) => {
    const previous = tail[i - 1] ?? value - 1
    return Number.isInteger(value) && (value === previous + 1 || (value <= 1 && previous >= 23))
  })
}

/** What a heading says the readings are. */
function unitOf(heading: string): { unit: ImportedLoad['unit']; named: boolean } {
  const found = /(?:^|[^a-z])(kwh|wh|kw|w)(?:[^a-z]|$)/i.exec(heading)?.[1]?.toLowerCase()
  const unit = ({ kwh: 'kWh', wh: 'Wh', kw: 'kW', w: 'W' } as const)[found ?? '']
  return { unit: unit ?? 'kWh', named: unit !== undefined }
}

/** When the readings begin, where a column tells dates that can be read in one way only. */
function firstHour(readings: readonly Row[], stepsPerDay: number, stepMinutes: number): FirstHour | null {
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
function datesIn(text: string): readonly FirstHour[] {
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
function minuteIn(text: string): number | null {
  const found = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})? ?([AP]M)?/i.exec(text)
  if (!found) return null
  const half = found[3]?.toUpperCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'PM' ? 12 : 0) : Number(found[1])
  const minute = hour * 60 + Number(found[2])
  return minute < 24 * 60 ? minute : null
}

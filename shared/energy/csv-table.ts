import { t } from '../language/t.ts'
import type { ImportedLoad, ImportProblem } from './imported-load.ts'

export type CsvRow = readonly string[]

const MAX_LINE_LENGTH = 2_000
const MAX_LINES = 40_000
/** Headings and remarks before the first reading. */
const MAX_HEADING_LINES = 50

export function splitLines(text: string): readonly string[] | ImportProblem {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  if (lines.length > MAX_LINES)
    return { problem: t('This file has more than a year of quarter hours. Download 1 year.') }
  if (lines.some((line) => line.length > MAX_LINE_LENGTH)) {
    return { problem: t('The lines in this file are too long. Put each reading on its own line.') }
  }
  return lines
}

/** Semicolon or tab if present; otherwise the comma, unless it is the decimal sign of a single column. */
export function detectSeparator(lines: readonly string[]): string {
  const sample = lines.slice(-MAX_HEADING_LINES)
  if (sample.some((line) => line.includes(';'))) return ';'
  if (sample.some((line) => line.includes('\t'))) return '\t'
  const wholes = sample.map((line) => /^(\d{1,9}),\d+$/.exec(line.trim())?.[1])
  const single = wholes.every((whole) => whole !== undefined)
  const counting = wholes.every((whole, i) => i === 0 || Number(whole) === Number(wholes[i - 1]) + 1)
  return single && !(counting && wholes.length > 1) ? '' : ','
}

/** An empty separator makes one cell. */
export function splitCells(line: string, separator: string): CsvRow {
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

export type DecimalSign = '.' | ','

/** Number patterns by decimal sign; the other sign may separate thousands, the comma also lakhs. */
const NUMBER_PATTERNS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?(?:e[+-]?\d{1,3})?$/i,
}

/**
 * Parses a number and nothing else.
 * @param decimalSign default: the point if it makes sense, else the comma
 */
export function parseNumber(cell: string | undefined, decimalSign?: DecimalSign): number | null {
  if (decimalSign === undefined) return parseNumber(cell, '.') ?? parseNumber(cell, ',')
  if (cell === undefined || cell.length > 30 || !/^[+-]?[.,]?\d/.test(cell)) return null
  if (!NUMBER_PATTERNS[decimalSign].test(cell)) return null
  return Number(decimalSign === '.' ? cell.replaceAll(',', '') : cell.replaceAll('.', '').replace(',', '.'))
}

export type NumberNotation = { readonly decimalSign?: DecimalSign } | { readonly ambiguous: string }

/**
 * Detects the decimal sign of a column. A cell that is a number with only one sign decides. Without one, `1,234` is a
 * whole number next to `987` (decimals would appear elsewhere too) and has three decimals next to `1200` (which has no
 * thousands separator).
 */
export function detectNotation(cells: readonly string[], separator: string): NumberNotation {
  const decisive = new Set<DecimalSign>()
  const ambiguous = new Map<DecimalSign, string>()
  let hasShort = false
  let hasLong = false
  for (const cell of cells) {
    const byPoint = parseNumber(cell, '.')
    const byComma = parseNumber(cell, ',')
    if (byPoint === byComma) {
      hasShort ||= /^[+-]?[1-9]\d{0,2}$/.test(cell)
      hasLong ||= /^[+-]?[1-9]\d{3,}$/.test(cell)
    } else if (byPoint === null) decisive.add(',')
    else if (byComma === null) decisive.add('.')
    else ambiguous.set(cell.includes('.') ? '.' : ',', cell)
  }
  const example = ambiguous.values().next().value
  const [decided, ...contradicting] = decisive
  if (contradicting.length > 0) return example === undefined ? {} : { ambiguous: example }
  if (decided) return { decimalSign: decided }
  const [sign, ...otherSigns] = ambiguous.keys()
  if (sign === undefined || example === undefined) return {}
  if (otherSigns.length > 0) return { ambiguous: example }
  if (hasLong || (sign === '.' && separator === ',')) return { decimalSign: sign }
  return hasShort ? { decimalSign: sign === '.' ? ',' : '.' } : { ambiguous: example }
}

const NO_READING = /^(|-+|–|—|\.|n\/?a|nan|null|none|#n\/a)$/i
export const isMissingReading = (cell: string | undefined): boolean => NO_READING.test((cell ?? '').trim())

const USE_HEADING = /kwh|\bk?wh?\b|consum|usage|\buse\b|import|verbrauch|bezug|load|last|wert|value/i
const OTHER_HEADING = /cost|price|preis|export|feed|einspeis|temp|status|solar|generat|erzeug/i
/** It exceeds any reading, and is below any Unix time [s]. */
const MIN_TIMESTAMP = 1e8

export function findValueColumn(rows: readonly CsvRow[]): number | ImportProblem {
  const last = rows.at(-1) ?? []
  const before = rows.at(-2) ?? last
  const numeric = last.flatMap((cell, column) => {
    const value = parseNumber(cell)
    const previous = parseNumber(before[column])
    if (value === null || previous === null || value >= MIN_TIMESTAMP) return []
    return rows.length > 2 && isCounter(rows, column) ? [] : [column]
  })
  if (numeric.length === 0)
    return { problem: t('This file has no column of numbers. Choose a file with your meter readings.') }
  if (numeric.length === 1) return numeric[0] as number
  const headings = rows
    .slice(0, MAX_HEADING_LINES)
    .findLast((row) => numeric.every((column) => parseNumber(row[column]) === null))
  const named = numeric.filter((column) => {
    const heading = headings?.[column] ?? ''
    return USE_HEADING.test(heading) && !OTHER_HEADING.test(heading)
  })
  if (named.length === 1) return named[0] as number
  return {
    problem: t('This file has several columns of numbers. Keep the times and the kWh you used, and remove the others.'),
  }
}

/** Whether a column only counts the readings, or the hours of each day (to 23 or 24). */
function isCounter(rows: readonly CsvRow[], column: number): boolean {
  const tail = rows.slice(-30).map((row) => parseNumber(row[column]) ?? Number.NaN)
  return tail.every((value, i) => {
    const previous = tail[i - 1] ?? value - 1
    return Number.isInteger(value) && (value === previous + 1 || (value <= 1 && previous >= 23))
  })
}

/** Unit in a heading; kWh if none is named. */
export function detectUnit(heading: string): { unit: ImportedLoad['unit']; named: boolean } {
  const unitName = /(?:^|[^a-z])(kwh|wh|kw|w)(?:[^a-z]|$)/i.exec(heading)?.[1]?.toLowerCase()
  const unit = ({ kwh: 'kWh', wh: 'Wh', kw: 'kW', w: 'W' } as const)[unitName ?? '']
  return { unit: unit ?? 'kWh', named: unit !== undefined }
}

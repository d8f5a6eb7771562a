import type { ImportedLoad, ImportFault } from './imported-load.ts'

/** The cells of a line. */
export type Row = readonly string[]

const LONGEST_LINE = 2_000
const MOST_LINES = 40_000
/** Headings and remarks before the first reading. */
const MOST_HEADINGS = 50

/** Lines that say something. */
export function linesOf(text: string): readonly string[] | ImportFault {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '')
  if (lines.length > MOST_LINES) return { problem: 'This file has more lines than a year of quarter hours.' }
  if (lines.some((line) => line.length > LONGEST_LINE)) {
    return { problem: 'This file has lines far too long for readings. Each reading needs a line of its own.' }
  }
  return lines
}

/** Semicolon or tab where there is one; otherwise the comma, unless it is the decimal sign of a single column. */
export function separatorOf(lines: readonly string[]): string {
  const sample = lines.slice(-MOST_HEADINGS)
  if (sample.some((line) => line.includes(';'))) return ';'
  if (sample.some((line) => line.includes('\t'))) return '\t'
  const wholes = sample.map((line) => /^(\d{1,9}),\d+$/.exec(line.trim())?.[1])
  const single = wholes.every((whole) => whole !== undefined)
  const counting = wholes.every((whole, i) => i === 0 || Number(whole) === Number(wholes[i - 1]) + 1)
  return single && !(counting && wholes.length > 1) ? '' : ','
}

/** Cells of a line, double quotes taken off; '' as a separator makes one cell. */
export function cellsOf(line: string, separator: string): Row {
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

/** Numbers by their decimal sign; the other sign may set thousands apart, the comma lakhs too. */
const NUMBERS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})+,\d{3})(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d*)?(?:e[+-]?\d{1,3})?$/i,
}

/**
 * A number and nothing else; `null` for any other text.
 * @param decimalSign as the file writes it; without it the point if that makes sense, else the comma
 */
export function numberIn(cell: string | undefined, decimalSign?: DecimalSign): number | null {
  if (decimalSign === undefined) return numberIn(cell, '.') ?? numberIn(cell, ',')
  if (cell === undefined || cell.length > 30 || !/^[+-]?[.,]?\d/.test(cell)) return null
  if (!NUMBERS[decimalSign].test(cell)) return null
  return Number(decimalSign === '.' ? cell.replaceAll(',', '') : cell.replaceAll('.', '').replace(',', '.'))
}

/** How a column writes its numbers: by its decimal sign, as one cell that could be two numbers, or not at all. */
export type Writing = { readonly decimalSign?: DecimalSign } | { readonly ambiguous: string }

/**
 * The decimal sign of a column by its own evidence. A cell that only one sign makes a number decides. Where there is none,
 * `1,234` is a whole number beside `987`, as whoever writes decimals writes some other number of them somewhere, and has
 * three decimals beside `1200`, which does not set thousands apart.
 */
export function writingOf(cells: readonly string[], separator: string): Writing {
  const decisive = new Set<DecimalSign>()
  const ambiguous = new Map<DecimalSign, string>()
  let hasShort = false
  let hasLong = false
  for (const cell of cells) {
    const byPoint = numberIn(cell, '.')
    const byComma = numberIn(cell, ',')
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

/** How exports write that there is no reading. */
const NO_READING = /^(|-+|–|—|\.|n\/?a|nan|null|none|#n\/a)$/i
export const isMissing = (cell: string | undefined): boolean => NO_READING.test((cell ?? '').trim())

const USE = /kwh|\bk?wh?\b|consum|usage|\buse\b|import|verbrauch|bezug|load|last|wert|value/i
const NO_USE = /cost|price|preis|export|feed|einspeis|temp|status|solar|generat|erzeug/i
/** Above any reading, below any count of seconds since 1970. */
const TIME_STAMP = 1e8

/** The column the readings stand in. */
export function valueColumn(rows: readonly Row[]): number | ImportFault {
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
export function unitOf(heading: string): { unit: ImportedLoad['unit']; named: boolean } {
  const found = /(?:^|[^a-z])(kwh|wh|kw|w)(?:[^a-z]|$)/i.exec(heading)?.[1]?.toLowerCase()
  const unit = ({ kwh: 'kWh', wh: 'Wh', kw: 'kW', w: 'W' } as const)[found ?? '']
  return { unit: unit ?? 'kWh', named: unit !== undefined }
}

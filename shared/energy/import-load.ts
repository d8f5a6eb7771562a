import type { ForwardSpan } from '../calendar.ts'
import type { DecimalSign } from './csv-table.ts'
import { readCsv } from './import-csv.ts'
import { readGreenButton } from './import-green-button.ts'
import type { ImportedLoad, ImportFault, ReadingUnit } from './imported-load.ts'

/** A year of quarter hours takes 3 MB as CSV and 10 MB as XML [characters]. */
export const LONGEST_FILE = 20_000_000
export const TOO_LARGE = 'This file is too large. A year of quarter hours is enough.'

/**
 * Reads a year of readings: CSV with 8,760 or 8,784 hours, half hours or quarter hours, with or without heading, dates,
 * decimal commas; or Green Button XML. Any text at all gives a load or a fault, in time proportional to its length.
 *
 * Readings follow each other hour by hour, so that a file which begins in winter is in standard time all year.
 * Hours that are missing, by empty cells or by a jump of the times, are filled from the weeks around, and counted.
 * @param forward when clocks stand forward at the home, for files that begin then
 * @param unit of a CSV file's numbers, whatever its heading says
 * @param decimalSign of a CSV file's numbers, where nothing in the file tells it
 */
export function importLoad(
  text: string,
  forward: ForwardSpan | null = null,
  unit?: ReadingUnit,
  decimalSign?: DecimalSign,
): ImportedLoad | ImportFault {
  if (text.length > LONGEST_FILE) return { problem: TOO_LARGE }
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') return { problem: 'This file is empty.' }
  return content.startsWith('<') ? readGreenButton(content) : readCsv(content, forward, unit, decimalSign)
}

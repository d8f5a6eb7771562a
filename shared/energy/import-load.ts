import type { DaylightSavingPeriod } from '../calendar.ts'
import { t } from '../language/t.ts'
import type { DecimalSign } from './csv-table.ts'
import { parseCsvLoad } from './import-csv.ts'
import { parseGreenButtonLoad } from './import-green-button.ts'
import type { ImportedLoad, ImportProblem, ReadingUnit } from './imported-load.ts'

/** [characters]; a year of quarter hours takes 3 MB as CSV and 10 MB as XML. */
export const MAX_FILE_LENGTH = 20_000_000
export const fileTooLarge = () => t('This file is too large. Download 1 year of readings.')

/**
 * Imports a year of meter readings from CSV (8,760 or 8,784 hours, half hours or quarter hours; optional headings,
 * dates and decimal commas) or Green Button XML. Any text returns a load or a problem, in linear time.
 *
 * Readings are consecutive, so a file that starts in winter is in standard time all year. Missing hours (empty cells or
 * gaps in the timestamps) are filled from nearby weeks and counted.
 * @param daylightSaving of the home, for files that start within it
 * @param unit overrides the unit in a CSV heading
 * @param decimalSign of a CSV file whose numbers are ambiguous
 */
export function importLoad(
  text: string,
  daylightSaving: DaylightSavingPeriod | null = null,
  unit?: ReadingUnit,
  decimalSign?: DecimalSign,
): ImportedLoad | ImportProblem {
  if (text.length > MAX_FILE_LENGTH) return { problem: fileTooLarge() }
  const content = text.replace(/^\uFEFF/, '').trim()
  if (content === '') return { problem: t('This file is empty. Choose another file.') }
  return content.startsWith('<')
    ? parseGreenButtonLoad(content)
    : parseCsvLoad(content, daylightSaving, unit, decimalSign)
}

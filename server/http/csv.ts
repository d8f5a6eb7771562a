/** Spreadsheets would run a cell that starts with one of these as a formula. */
const FORMULA_START = /^[\s]*[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Row = readonly string[]

/** RFC 4180: the headings, then each batch of rows. */
export async function* formatCsv<T>(headings: Row, batches: AsyncIterable<readonly T[]>, toRow: (entry: T) => Row) {
  yield BYTE_ORDER_MARK + formatLine(headings)
  for await (const entries of batches) yield entries.map((entry) => formatLine(toRow(entry))).join('')
}

/** A whole CSV file (RFC 4180) of rows in memory. */
export const csvOf = (headings: Row, rows: readonly (readonly unknown[])[]) =>
  BYTE_ORDER_MARK + [headings, ...rows.map((row) => row.map(String))].map(formatLine).join('')

const formatLine = (row: Row) => `${row.map(formatCell).join(',')}\r\n`

function formatCell(text: string) {
  const safeText = FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safeText) || safeText !== text ? `"${safeText.replaceAll('"', '""')}"` : safeText
}

/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Row = readonly string[]

/** Comma-separated values as RFC 4180 has them, in parts: the headings, then each batch of rows as it comes. */
export async function* csv(headings: Row, batches: AsyncIterable<readonly Row[]>) {
  yield BYTE_ORDER_MARK + line(headings)
  for await (const rows of batches) yield rows.map(line).join('')
}

const line = (row: Row) => `${row.map(cell).join(',')}\r\n`

function cell(text: string) {
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) || harmless !== text ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

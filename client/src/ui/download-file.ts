import { tableOf } from './table-of.ts'

export function downloadFile(name: string, text: string, type: 'text/csv' | 'text/plain' | 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started reading by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

type CsvCell = string | number
type CsvRow = readonly CsvCell[]

/** RFC 4180, column by column: see `tableOf`. */
export function createCsv<Row>(...table: Parameters<typeof tableOf<Row, CsvCell>>): string {
  const { columns, rows } = tableOf(...table)
  return formatCsv([columns, ...rows])
}

/** RFC 4180. The byte order mark marks UTF-8 for spreadsheets. */
export const formatCsv = (rows: readonly CsvRow[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`

function formatCell(value: CsvCell): string {
  const text = typeof value === 'number' ? String(Number(value.toFixed(4))) : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

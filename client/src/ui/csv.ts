/** One field of a table. */
export type Cell = string | number
type Row = readonly Cell[]

/** Comma-separated values as RFC 4180 has them; the byte order mark tells spreadsheets that it is UTF-8. */
export const csv = (rows: readonly Row[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

function cell(value: Cell): string {
  const text = typeof value === 'number' ? String(Number(value.toFixed(4))) : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

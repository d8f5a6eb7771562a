type Column<Row, Cell> = readonly [heading: string, cell: (row: Row, index: number) => Cell]

/** Headings and cells of a table, column by column; `false` leaves a column out. */
export function tableOf<Row, Cell>(rows: Iterable<Row>, columns: readonly (Column<Row, Cell> | false)[]) {
  const shown = columns.filter((column) => column !== false)
  return {
    columns: shown.map(([heading]) => heading),
    rows: Array.from(rows, (row, index) => shown.map(([, cell]) => cell(row, index))),
  }
}

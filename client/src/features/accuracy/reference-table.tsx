import type { ReactNode } from 'react'
import { Table } from '../../ui/table.tsx'

interface ReferenceTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly foot?: readonly ReactNode[]
}

/** The first cell of each row is its heading. */
export function ReferenceTable({ caption, columns, rows, foot }: ReferenceTableProps) {
  const renderCells = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={columns[index]} scope="row">
          {cell}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a heading, none ever moves
        <td key={index}>{cell}</td>
      ),
    )
  return (
    <Table
      label={caption}
      caption={caption}
      columns={columns}
      variant="figures"
      foot={foot && <tr>{renderCells(foot)}</tr>}
    >
      {rows.map((row) => (
        <tr key={String(row[0])}>{renderCells(row)}</tr>
      ))}
    </Table>
  )
}

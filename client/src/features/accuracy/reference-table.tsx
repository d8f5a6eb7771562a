import type { ReactNode } from 'react'
import { Table } from '../../ui/table.tsx'

interface ReferenceTableProps {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly foot?: readonly ReactNode[]
}

/** Figures from cells in order; the first cell of each row is its heading. */
export function ReferenceTable({ caption, head, rows, foot }: ReferenceTableProps) {
  const line = (cells: readonly ReactNode[]) =>
    cells.map((cell, index) =>
      index === 0 ? (
        <th key={head[index]} scope="row">
          {cell}
        </th>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a heading, none ever moves
        <td key={index}>{cell}</td>
      ),
    )
  return (
    <Table label={caption} caption={caption} columns={head} look="figures" foot={foot && <tr>{line(foot)}</tr>}>
      {rows.map((row) => (
        <tr key={String(row[0])}>{line(row)}</tr>
      ))}
    </Table>
  )
}

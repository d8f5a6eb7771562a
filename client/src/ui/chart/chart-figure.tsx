import { type ReactNode, useId } from 'react'
import { Table } from '../table.tsx'

/** Each row begins with its heading. */
export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

interface ChartFigureProps {
  readonly title: string
  /** One sentence. */
  readonly summary?: ReactNode
  readonly table: ChartTable
  /** Hidden from screen readers. */
  readonly children: ReactNode
}

export function ChartFigure({ title, summary, table, children }: ChartFigureProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="min-w-0 print:break-inside-avoid">
      <figcaption id={id} className="font-strong">
        {title}
      </figcaption>
      {summary && <p className="mt-1 text-note text-soft">{summary}</p>}
      <div className="mt-3 print:[&_svg]:max-h-52">{children}</div>
      <details className="mt-2 print:hidden">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-sun underline-offset-4">
          As a table
        </summary>
        <FigureTable label={title} table={table} />
      </details>
    </figure>
  )
}

export const FigureTable = ({ label, table }: { label: string; table: ChartTable }) => (
  <Table label={`${label}, as a table`} columns={table.columns} variant="figures">
    {table.rows.map(({ name, cells }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row never move
          <td key={index}>{cell}</td>
        ))}
      </tr>
    ))}
  </Table>
)

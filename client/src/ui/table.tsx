import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The caption names the region for screen readers if there is no label. */
type TableName = { label: string; caption?: string } | { label?: undefined; caption: string }

type TableProps = TableName & {
  columns: readonly string[]
  /** rows: a list in a box, with user-written text. figures: aligned numbers. */
  variant: 'rows' | 'figures'
  /** Keeps the last column visible while the others scroll. */
  isLastColumnSticky?: boolean
  children: ReactNode
  foot?: ReactNode
}

const variants = {
  rows: classes(
    'rounded-2xl border border-line bg-surface [&_:is(th,td)]:px-4 [&_:is(th,td)]:py-3 [&_:is(th,td)]:text-left',
    '[&_th]:text-[0.9375rem] [&_th]:font-semibold [&_th]:whitespace-nowrap [&_th]:text-soft',
    '[&_td]:max-w-64 [&_td]:min-w-28 [&_td]:border-t [&_td]:border-line [&_td]:wrap-anywhere',
  ),
  // Pages have many of these tables: as utilities, their styles would be a tenth of the page.
  figures: 'figure-table print:overflow-visible',
}
const STICKY_LAST_COLUMN = classes(
  '[&_:is(th,td):last-child]:sticky [&_:is(th,td):last-child]:right-0 [&_:is(th,td):last-child]:bg-surface',
  'max-xl:[&_:is(th,td):last-child]:shadow-[-0.75rem_0_0.75rem_-0.75rem_rgb(11_43_54/0.25)]',
)

/** Scrolls horizontally by itself, by keyboard too. */
export function Table({ label, caption, columns, variant, isLastColumnSticky = false, children, foot }: TableProps) {
  const region = classes('scroll-hint overflow-x-auto', variants[variant], isLastColumnSticky && STICKY_LAST_COLUMN)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section aria-label={label ?? caption} tabIndex={0} className={region}>
      <table className="w-full border-collapse">
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a heading, none ever moves
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </section>
  )
}

export type FigureTableProps = TableName & {
  columns: readonly string[]
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  foot?: readonly ReactNode[]
}

export const FigureTable = ({ rows, foot, ...table }: FigureTableProps) => (
  <Table {...table} variant="figures" foot={foot && <FigureRow cells={foot} />}>
    {rows.map((cells, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state, and their headings may be alike
      <FigureRow key={index} cells={cells} />
    ))}
  </Table>
)

const FigureRow = ({ cells: [heading, ...cells] }: { cells: readonly ReactNode[] }) => (
  <tr>
    <th scope="row">{heading}</th>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row never move
      <td key={index}>{cell}</td>
    ))}
  </tr>
)

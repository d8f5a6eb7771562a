import type { ReactNode } from 'react'

interface ReferenceTableProps {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
  readonly foot?: readonly ReactNode[]
}

/** A table as wide as it must be; the first cell of each row is its heading. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="prose overflow-x-auto [&_table]:table" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a heading, none ever moves
              <th key={index} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>{line(row)}</tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>{line(foot)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

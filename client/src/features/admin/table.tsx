import type { ReactNode } from 'react'

type TableProps = { label: string; columns: readonly string[]; children: ReactNode }

/** A table in a region of its own, which the keyboard can scroll sideways on narrow screens. */
export function Table({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section aria-label={label} tabIndex={0} className="admin-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'Actions' ? 'admin-table-actions' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

import { type ReactNode, useId } from 'react'
import { t } from '#shared/language/t.ts'
import { FigureTable, type FigureTableProps } from '../table.tsx'

interface ChartFigureProps {
  readonly title: string
  /** Summary of one sentence. */
  readonly summary?: ReactNode
  readonly table: Pick<FigureTableProps, 'columns' | 'rows'>
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
      <details className="not-open:-mb-3 print:hidden">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-brand underline decoration-sun underline-offset-4">
          {t('Show as a table')}
        </summary>
        <FigureTable label={t('{title}: table', { title })} {...table} />
      </details>
    </figure>
  )
}

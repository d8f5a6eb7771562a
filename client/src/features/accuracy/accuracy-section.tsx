import { t } from '#shared/language/t.ts'
import { CardSection } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { FigureTable, type FigureTableProps } from '../../ui/table.tsx'
import { formatName } from './figures.ts'

/** One comparison; its parts are shown in this order. */
export interface AccuracySection {
  readonly heading: string
  readonly intro?: string
  readonly table?: FigureTableProps
  readonly remarks?: readonly string[]
  readonly note?: string
  readonly points?: readonly string[]
  readonly secondTable?: FigureTableProps
  /** Name of the reference in `accuracy.json`. */
  readonly source?: string
}

export const AccuracyCard = ({ section }: { section: AccuracySection }) => {
  const { heading, intro, table, remarks = [], note, points, secondTable, source } = section
  return (
    <CardSection heading={heading}>
      {intro && <p className="mb-4 text-soft">{intro}</p>}
      {table && <FigureTable {...table} />}
      {remarks.map((remark) => (
        <p key={remark} className="mt-4">
          {remark}
        </p>
      ))}
      {note && <p className="mt-4 text-soft">{note}</p>}
      {points && (
        <ul className={classes(table && 'mt-4', 'grid list-disc gap-2 pl-5')}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {secondTable && (
        <div className="mt-6">
          <FigureTable {...secondTable} />
        </div>
      )}
      {source && <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(source) })}</p>}
    </CardSection>
  )
}

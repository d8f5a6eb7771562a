import { t } from '#shared/language/t.ts'
import { BulletList } from '../../ui/bullet-list.tsx'
import { CardSection } from '../../ui/card.tsx'
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
      {points && <BulletList items={points} {...(table && { className: 'mt-4' })} />}
      {secondTable && (
        <div className="mt-6">
          <FigureTable {...secondTable} />
        </div>
      )}
      {source && <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(source) })}</p>}
    </CardSection>
  )
}

import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { scatter } = accuracy

export function ScatterSection() {
  const { number, percent } = useAccuracyFormats()
  const pair = ({ ours, reference }: { readonly ours: number; readonly reference: number }) =>
    t('{ours}, PVGIS {reference}', { ours: percent(ours), reference: percent(reference) })
  return (
    <CardSection heading={t('Good and bad years')}>
      <p className="mb-4 text-soft">
        {t(
          'How much single months and years vary depends on how much the days of a climate differ. PVGIS knows this from many years of satellite pictures. The table shows one standard deviation, ours and theirs.',
        )}
      </p>
      <FigureTable
        caption={t('Variation of output from year to year')}
        columns={[t('Place'), t('Years'), t('Year'), t('Least variable month'), t('Most variable month')]}
        rows={scatter.byPlace.map(({ name, years, year, steadiestMonth, unruliestMonth }) => [
          formatName(name),
          years,
          pair(year),
          pair(steadiestMonth),
          pair(unruliestMonth),
        ])}
      />
      <p className="mt-4">
        {t(
          'Over all months ours differs from theirs by {points} percentage points on average. On balance the difference is {bias} percentage points. In the tropics ours is too high, because days there are more alike than we assume.',
          { points: number(scatter.monthPoints), bias: number(scatter.monthBiasPoints) },
        )}
      </p>
      <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(scatter.source) })}</p>
    </CardSection>
  )
}

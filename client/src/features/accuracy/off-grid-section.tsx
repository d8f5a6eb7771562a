import { formatFacts } from '#shared/format/list.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { source, cases, tolerance } = accuracy.offGrid

export function OffGridSection() {
  const region = useRegion()
  const { percent } = useAccuracyFormats()
  const both = (reference: number, ours: number) =>
    t('{reference} / {ours}', { reference: percent(100 * reference), ours: percent(100 * ours) })
  return (
    <CardSection heading={t('Homes without a grid')}>
      <p className="mb-4 text-soft">
        {t(
          'We simulate three small systems in Maputo with a battery without losses, as the reference does. Its climate data are not quite ours.',
        )}
      </p>
      <FigureTable
        caption={t('Share of days: reference / ours')}
        columns={[t('System'), t('Use a day'), t('Battery full'), t('Battery empty')]}
        rows={cases.map(({ watts, tilt, batteryKwh, perDay, reference, ours }) => [
          formatFacts([formatFigure(watts, 'W', region), `${tilt}°`, formatFigure(batteryKwh, 'kWh', region)]),
          formatFigure(perDay, 'kWh', region),
          both(reference.fullDays, ours.fullDays),
          both(reference.emptyDays, ours.emptyDays),
        ])}
      />
      <p className="mt-4">
        {t(
          'Our tests fail if we differ by more than {full} of the days for a full battery, {empty} for an empty one, or {lost} of the unused energy. A typical year knows no very dark year: expect at least as many short days as we show.',
          {
            full: percent(100 * tolerance.fullDays),
            empty: percent(100 * tolerance.emptyDays),
            lost: percent(100 * tolerance.lost),
          },
        )}
      </p>
      <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(source) })}</p>
    </CardSection>
  )
}

import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { useAccuracyFormats } from './figures.ts'

const { batteries } = accuracy.outages

export function OutagesSection() {
  const region = useRegion()
  const { percent } = useAccuracyFormats()
  return (
    <CardSection heading={t('Power outages')}>
      <p className="mb-4 text-soft">
        {t(
          'How long a full battery lasts without sun can be worked out by hand: usable size times efficiency, divided by the load. Our simulation gives the same hours.',
        )}
      </p>
      <FigureTable
        caption={t('Hours until the battery is empty')}
        columns={[t('Battery'), t('Efficiency'), t('Load'), t('By hand and ours')]}
        rows={batteries.map(({ usableKwh, efficiency, kw, hours }) => [
          formatFigure(usableKwh, 'kWh', region),
          percent(100 * efficiency, 0),
          formatFigure(kw, 'kW', region),
          formatFigure(hours, 'hours', region),
        ])}
      />
      <p className="mt-4">
        {t(
          'No public data says when the grid fails at your home, so outages at unknown times count every hour of the day alike.',
        )}
      </p>
    </CardSection>
  )
}

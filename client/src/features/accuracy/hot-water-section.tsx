import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { useAccuracyFormats } from './figures.ts'

const { days, elementKw, load } = accuracy.hotWater

export function HotWaterSection() {
  const region = useRegion()
  const { number, signedPercent } = useAccuracyFormats()
  return (
    <CardSection heading={t('Hot water heated with surplus')}>
      <p className="mb-4 text-soft">
        {t(
          'If every day had the same clear sky, the surplus could be worked out by hand, as the area under a curve. The home uses {use} all day, the heater takes at most {most}, and a full tank takes no more. Our simulation works in whole hours, so it misses a little.',
          { use: formatFigure(load, 'kW', region), most: formatFigure(elementKw, 'kW', region) },
        )}
      </p>
      <FigureTable
        caption={t('Heat from surplus each day (kWh)')}
        columns={[t('Solar at noon'), t('Tank'), t('By hand'), t('Ours'), t('Difference')]}
        rows={days.map(({ peakKw, tankKwh, heat, ours }) => [
          formatFigure(peakKw, 'kW', region),
          number(tankKwh, 2),
          number(heat, 2),
          number(ours, 2),
          signedPercent(100 * (ours / heat - 1)),
        ])}
      />
      <p className="mt-4">
        {t('On real days clouds come and go within the hour, so a heater that cannot follow them gets less.')}
      </p>
    </CardSection>
  )
}

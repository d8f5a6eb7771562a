import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { useAccuracyFormats } from './figures.ts'

const { batteryPlan } = accuracy

const PRICES: Readonly<Record<string, readonly [solarOnly: () => string, fromGrid: () => string]>> = {
  'costly-evening': [() => t('Peak-price evening'), () => t('Peak-price evening, charging from the grid')],
  'cheap-night': [() => t('Cheap-rate night'), () => t('Cheap-rate night, charging from the grid')],
}

export function BatteryPlanSection() {
  const region = useRegion()
  const { percent } = useAccuracyFormats()
  return (
    <CardSection heading={t('Battery with prices by time of day')}>
      <p className="mb-4 text-soft">
        {t(
          'No battery knows the weather of tomorrow. Each midnight, ours expects the average of the day before and of a typical day of the month, and plans by the prices of the hours. Here we compare what it saves with what it would save if it knew the whole year. No battery can save more than that. We took {homes, plural, one {# home} other {# homes}} in {places, plural, one {# place} other {# places}}, with a battery of {size}.',
          {
            homes: batteryPlan.homes,
            places: batteryPlan.places,
            size: formatFigure(batteryPlan.batteryKwh, 'kWh', region),
          },
        )}
      </p>
      <FigureTable
        caption={t('Saved, as a share of the most possible')}
        columns={[t('Prices'), t('Average'), t('Lowest')]}
        rows={batteryPlan.cases.map(({ prices, chargesFromGrid, mean, least }) => [
          PRICES[prices]?.[chargesFromGrid ? 1 : 0]() ?? prices,
          percent(mean, 0),
          percent(least, 0),
        ])}
      />
      <p className="mt-4">
        {t(
          'A battery with a good weather forecast saves between the two. If its own plan would cost you money, your plan does not use the battery.',
        )}
      </p>
    </CardSection>
  )
}

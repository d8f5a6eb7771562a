import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { selfConsumption } = accuracy

type ErrorPoints = (typeof selfConsumption)['withBattery']['selfConsumption']

export function SelfConsumptionSection() {
  const { number, signedNumber } = useAccuracyFormats()
  const { withoutBattery, withBattery, places } = selfConsumption
  const row = (share: string, { cases, bias, mean, within95, worst }: ErrorPoints) => [
    share,
    number(cases),
    signedNumber(bias),
    number(mean),
    number(within95),
    number(worst),
  ]
  return (
    <CardSection heading={t('Solar used at home')}>
      <p className="mb-4 text-soft">
        {t(
          'The planner knows the monthly climate of a place, not its hours. It builds a year of dark and bright days from it. Here we compare it with 8,760 hours of real weather at {places, plural, one {# place} other {# places}}, for the same homes and batteries. Errors are in percentage points.',
          { places },
        )}
      </p>
      <FigureTable
        caption={t('Our shares minus those from real hours')}
        columns={[
          t('Share'),
          t('Homes'),
          t('Average with sign'),
          t('Average without sign'),
          t('95 in 100 are within'),
          t('Largest'),
        ]}
        rows={[
          row(t('Solar used at home, no battery'), withoutBattery.selfConsumption),
          row(t('Solar used at home, 5 or 10 kWh battery'), withBattery.selfConsumption),
          row(t('Electricity covered by solar, no battery'), withoutBattery.selfSufficiency),
          row(t('Electricity covered by solar, 5 or 10 kWh battery'), withBattery.selfSufficiency),
        ]}
      />
      <p className="mt-4">
        {t(
          'Errors are largest in the tropics, where days are more alike than we assume. We chose how clouds change the hours on homes like these at 42 places, so this is not a blind test. When you use electricity is another unknown. The planner shows it as a range: it changes the share by up to 8 percentage points.',
        )}
      </p>
      <p className="mt-4">
        {t(
          'Use also jumps within the hour. Both sides of this comparison leave that out. Your plan counts it if you have no battery and no meter readings, but not in Spain, where each hour is netted. It lowers the solar used at home by 1 to 2 percentage points, and by up to 11 with only a few panels.',
        )}
      </p>
      <p className="mt-4 text-sm text-soft">
        {t('Reference: {source}.', { source: formatName(selfConsumption.source) })}
      </p>
    </CardSection>
  )
}

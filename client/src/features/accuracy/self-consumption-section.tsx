import { decimals } from '#shared/format/figures.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'

const { selfConsumption } = accuracy

type ErrorPoints = (typeof selfConsumption)['withBattery']['selfConsumption']

const createRow = (share: string, { cases, bias, mean, within95, worst }: ErrorPoints) => [
  share,
  String(cases),
  `${bias > 0 ? '+' : ''}${decimals(bias, 1)}`,
  decimals(mean, 1),
  decimals(within95, 1),
  decimals(worst, 1),
]

export function SelfConsumptionSection() {
  const { withoutBattery, withBattery, places } = selfConsumption
  return (
    <CardSection heading="How much of its own sun a home uses">
      <p className="mb-4 text-soft">
        The planner knows the months of a climate, not its hours: it makes a year of dark and bright days of them. Here
        its shares are held against 8,760 hours of real weather at {places} places, with the same homes and batteries.
        Errors are in percentage points.
      </p>
      <FigureTable
        caption="Our shares less those with real hours"
        columns={['Share', 'Homes', 'Mean', 'Mean, unsigned', '95 of 100 within', 'Worst']}
        rows={[
          createRow('Solar used at home, no battery', withoutBattery.selfConsumption),
          createRow('Solar used at home, 5 or 10 kWh', withBattery.selfConsumption),
          createRow('Use covered, no battery', withoutBattery.selfSufficiency),
          createRow('Use covered, 5 or 10 kWh', withBattery.selfSufficiency),
        ]}
      />
      <p className="mt-4">
        It is least exact in the tropics, where days are more alike than the distribution has them. How clouds ripple
        the hours was chosen on such homes at 42 places, so these figures are not blind. The shape of a home’s day is
        another unknown, which the planner shows as a range: it moves the share by up to 8 points.
      </p>
      <p className="mt-4 text-sm text-soft">Reference: {selfConsumption.source}.</p>
    </CardSection>
  )
}

import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'

const { source, bills, cashFlows } = accuracy.money

export function MoneySection() {
  return (
    <CardSection heading="Bills and cash flows">
      <p className="mb-4 text-soft">
        Given the same home, tariff and prices, our bills and cash flows are held against another program’s: blocks,
        hours and seasons, net metering, net billing, feed-in; cash, loans, support.
      </p>
      <FigureTable
        caption="Largest difference from the reference"
        columns={['Figure', 'Cases', 'Largest difference']}
        rows={[
          ['A month’s bill', `${bills.cases} bills, ${bills.months} months`, formatMoneyDifference(bills.worst)],
          [
            'A year’s cash flow',
            `${cashFlows.cases} plans, ${cashFlows.years} years`,
            formatMoneyDifference(cashFlows.worst),
          ],
          ['Value today', `${cashFlows.cases} plans`, formatMoneyDifference(cashFlows.npv)],
          ['Internal rate of return', `${cashFlows.cases} plans`, `${formatDifference(cashFlows.rate)} points`],
          ['Cost of a kWh', `${cashFlows.cases} plans`, `${formatDifference(cashFlows.lcoe)} cents`],
        ]}
      />
      <p className="mt-4">
        So the arithmetic is right. It says nothing about how prices will rise, which nobody knows: the planner shows
        what a rise of two points more or less would change.
      </p>
      <p className="mt-4 text-sm text-soft">Reference: {source}.</p>
    </CardSection>
  )
}

const SMALLEST_SHOWN = 0.001
const formatDifference = (value: number) => (value < SMALLEST_SHOWN ? 'below 0.001' : String(value))
const formatMoneyDifference = (value: number) => `${formatDifference(value)} of the currency`

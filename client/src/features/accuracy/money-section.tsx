import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { source, bills, cashFlows } = accuracy.money

const SMALLEST_SHOWN = 0.001

export function MoneySection() {
  const { number } = useAccuracyFormats()
  const difference = (value: number) =>
    value < SMALLEST_SHOWN ? t('less than {limit}', { limit: number(SMALLEST_SHOWN, 3) }) : number(value, 3)
  const plans = t('{plans, plural, one {# plan} other {# plans}}', { plans: cashFlows.cases })
  return (
    <CardSection heading={t('Bills and cash flows')}>
      <p className="mb-4 text-soft">
        {t(
          'We compare our bills and cash flows with those of another program, for the same home, tariff and prices. The cases cover tiered and time-of-use tariffs, seasons, net metering, net billing, feed-in tariffs, cash, loans and incentives.',
        )}
      </p>
      <FigureTable
        caption={t('Largest difference from the reference')}
        columns={[t('Figure'), t('Cases'), t('Largest difference')]}
        rows={[
          [
            t('Monthly bill (units of the currency)'),
            t('{bills, plural, one {# bill} other {# bills}}, {months, plural, one {# month} other {# months}}', {
              bills: bills.cases,
              months: bills.months,
            }),
            difference(bills.worst),
          ],
          [
            t('Yearly cash flow (units of the currency)'),
            t('{plans, plural, one {# plan} other {# plans}}, {years, plural, one {# year} other {# years}}', {
              plans: cashFlows.cases,
              years: cashFlows.years,
            }),
            difference(cashFlows.worst),
          ],
          [t('Lifetime gain (units of the currency)'), plans, difference(cashFlows.npv)],
          [t('Yearly return (percentage points)'), plans, difference(cashFlows.rate)],
          [t('Cost per solar kWh (cents)'), plans, difference(cashFlows.lcoe)],
        ]}
      />
      <p className="mt-4">
        {t(
          'So our arithmetic is right. That does not tell you how prices will rise, which no one knows. The planner shows what changes if prices rise 2 percentage points faster or slower.',
        )}
      </p>
      <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(source) })}</p>
    </CardSection>
  )
}

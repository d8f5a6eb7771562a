import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { toDecimalYear, totalsByCalendarYear } from '#shared/home/plan-calendar.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import { Card } from '../../../ui/card.tsx'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { usePlanAnswer } from '../../engine/plan-store.ts'
import { roundTo } from '../../words/verdict-sentence.ts'

/** Total spent with and without solar, by calendar year. They differ by the gain in the end. */
export function SpentSection() {
  const { plan, home, outlook, region } = usePlanAnswer()
  if (!plan || !home) return null
  const { spent, spentWithout, start } = plan
  const { aheadAfter, aheadYear, gain, years, ...totals } = answerFigures(home, plan)
  const money = (value: number | undefined) => formatFigure(value ?? null, 'money', region)
  const about = (value: number) => money(roundTo(value, 3))
  const year = String(aheadYear)
  const isCrossing = aheadAfter !== null && aheadAfter > 0
  const without = totalsByCalendarYear(start, spentWithout)
  return (
    <Card>
      <ChartFigure
        title={t(
          'With interest, solar {result, select, gain {saves about {amount}} other {costs about {amount} more}} over {years, plural, one {# year} other {# years}}',
          { result: gain < 0 ? 'loss' : 'gain', amount: money(roundTo(Math.abs(gain), 2)), years },
        )}
        summary={[
          t('Total spent on electricity and solar, with the interest that your money could have earned.'),
          isCrossing && t('Solar is ahead from {year}.', { year }),
          outlook && t('We put the chance that you end up in the shaded band at about 8 in 10.'),
        ]
          .filter(Boolean)
          .join(' ')}
        table={{
          columns: [t('Year'), t('Without solar'), t('With solar')],
          rows: totalsByCalendarYear(start, spent).map(({ calendarYear, total }, i) => [
            String(calendarYear),
            money(without[i]?.total),
            money(total),
          ]),
        }}
      >
        <LineChart
          lines={[
            { name: t('Without solar'), values: spentWithout },
            { name: t('With solar'), values: spent },
          ]}
          endLabels={[
            t('{label}: {value}', { label: t('Without solar'), value: about(totals.spentWithout) }),
            t('{label}: {value}', { label: t('With solar'), value: about(totals.spent) }),
          ]}
          mark={isCrossing ? { position: aheadAfter, text: t('Ahead from {year}', { year }) } : undefined}
          {...(outlook && { band: { low: outlook.range.good.spent, high: outlook.range.poor.spent } })}
          xValues={spent.map((_, i) => toDecimalYear(start) + i)}
          xLabel={t('year')}
          unit={currencySymbol(region)}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </Card>
  )
}

import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { calendarYearAfter, toDecimalYear, totalsByCalendarYear } from '#shared/home/plan-calendar.ts'
import { t } from '#shared/language/t.ts'
import { Card } from '../../../ui/card.tsx'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'
import { roundTo } from '../verdict-sentence.ts'

/** Total spent with and without solar, by calendar year. */
export function SpentSection() {
  const plan = resultValue(usePlan(({ plan }) => plan))
  const outlook = resultValue(usePlan(({ outlook }) => outlook))
  const region = useHomeRegion()
  if (!plan) return null
  const { spent, spentWithout, cheaperAfter, start } = plan
  const years = plan.years.length
  const money = (value: number | undefined) => formatFigure(value ?? null, 'money', region)
  const about = (value = 0) => money(roundTo(value, 3))
  const year = String(calendarYearAfter(start, cheaperAfter ?? 0))
  const isCrossing = cheaperAfter !== null && cheaperAfter > 0
  const without = totalsByCalendarYear(start, spentWithout)
  return (
    <Card>
      <ChartFigure
        title={
          isCrossing
            ? t('Solar is cheaper from {year}', { year })
            : cheaperAfter === 0
              ? t('Solar is cheaper from the start')
              : t('Solar costs more over {years, plural, one {# year} other {# years}}', { years })
        }
        summary={[
          t('Total spent on electricity and solar.'),
          outlook && t('8 in 10 homes like yours end up in the shaded band.'),
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
            t('{label}: {value}', { label: t('Without solar'), value: about(spentWithout.at(-1)) }),
            t('{label}: {value}', { label: t('With solar'), value: about(spent.at(-1)) }),
          ]}
          mark={isCrossing ? { place: cheaperAfter, words: t('Cheaper from {year}', { year }) } : undefined}
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

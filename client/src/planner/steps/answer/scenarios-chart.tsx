import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { toDecimalYear, totalsByCalendarYear } from '#shared/home/plan-calendar.ts'
import { t } from '#shared/language/t.ts'
import type { Crossing, ScenarioComparison } from '#shared/plan/compare-scenarios.ts'
import type { Outlook } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { formatScenarioName } from '../../words/scenario-names.ts'

interface ScenariosChartProps {
  readonly comparison: ScenarioComparison
  readonly outlook: Outlook | undefined
  readonly region: Region
}

export default function ScenariosChart({ comparison, outlook, region }: ScenariosChartProps) {
  const lines = comparison.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'answer' ? [{ name: formatScenarioName(scenario), values: outcome.value.spent }] : [],
  )
  const named = new Map(comparison.scenarios.map((scenario) => [scenario.id, formatScenarioName(scenario)]))
  const plan = comparison.scenarios.find(({ isPlan }) => isPlan)?.id
  const describeCrossing = ({ cheaper, than, calendarYear }: Crossing) => {
    const values = { name: named.get(cheaper) ?? '', year: String(calendarYear) }
    return than === 'nothing'
      ? t('“{name}” is ahead of doing nothing from {year}.', values)
      : t('“{name}” is ahead of your plan from {year}.', values)
  }
  const crossings = comparison.crossings.filter(({ than }) => than === 'nothing' || than === plan)
  const sentences = [
    ...crossings.map(describeCrossing),
    ...(outlook ? [t('We put the chance that your plan ends up in the shaded band at about 8 in 10.')] : []),
  ]
  const { start } = comparison
  const longest = lines.reduce<readonly number[]>(
    (most, { values }) => (values.length > most.length ? values : most),
    [],
  )
  const totals = lines.map(({ values }) => totalsByCalendarYear(start, values))
  return (
    <div className="mt-6">
      <ChartFigure
        title={t('Total spent on electricity, year by year')}
        summary={sentences.join(' ')}
        table={{
          columns: [t('Year'), ...lines.map(({ name }) => name)],
          rows: totalsByCalendarYear(start, longest).map(({ calendarYear }, i) => [
            String(calendarYear),
            ...totals.map((total) => formatFigure(total[i]?.total ?? null, 'money', region)),
          ]),
        }}
      >
        <LineChart
          lines={lines}
          {...(outlook && { band: { low: outlook.range.good.spent, high: outlook.range.poor.spent } })}
          xValues={longest.map((_, i) => toDecimalYear(start) + i)}
          xLabel={t('year')}
          unit={currencySymbol(region)}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}

import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { ScenarioComparison } from '#shared/home/plan/compare-scenarios.ts'
import type { Outlook } from '#shared/home/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { formatScenarioName } from './scenario-names.ts'

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
  const crossings = comparison.crossings
    .filter(({ than }) => than === 'nothing' || than === plan)
    .map(({ cheaper, than, calendarYear }) => {
      const baseline = than === 'nothing' ? 'doing nothing' : 'your plan'
      return `${named.get(cheaper)} is cheaper than ${baseline} from ${calendarYear}.`
    })
  const years = Math.max(0, ...lines.map(({ values }) => values.length))
  return (
    <div className="mt-6">
      <ChartFigure
        title="Spent on electricity over the years, all in all"
        summary={`${crossings.join(' ')} The band is your plan in 8 of 10 cases.`}
        table={{
          columns: ['Year', ...lines.map(({ name }) => name)],
          rows: Array.from({ length: years }, (_, year) => [
            year,
            ...lines.map(({ values }) => formatFigure(values[year] ?? null, 'money', region)),
          ]),
        }}
      >
        <LineChart
          lines={lines}
          {...(outlook && { band: { low: outlook.range.good.spent, high: outlook.range.poor.spent } })}
          xLabel="year"
          unit={region.currency}
          formatValue={(value) => formatNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}

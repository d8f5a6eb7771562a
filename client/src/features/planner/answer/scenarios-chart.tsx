import type { ScenariosOfPlan } from '#shared/home/plan/scenarios-of-plan.ts'
import type { Outlook } from '#shared/home/plan.ts'
import type { Region } from '#shared/region.ts'
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx'
import { Lines } from '../../../ui/chart/lines.tsx'
import { writeFigure, writeNumber } from '../write.ts'
import { nameOf } from './scenario-names.ts'

interface ScenariosChartProps {
  readonly compared: ScenariosOfPlan
  readonly outlook: Outlook | undefined
  readonly region: Region
}

/** All spent on electricity and the system, year by year, one line for each way. */
export default function ScenariosChart({ compared, outlook, region }: ScenariosChartProps) {
  const lines = compared.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'answer' ? [{ name: nameOf(scenario), values: outcome.value.spent }] : [],
  )
  const named = new Map(compared.scenarios.map((scenario) => [scenario.id, nameOf(scenario)]))
  const plan = compared.scenarios.find(({ isPlan }) => isPlan)?.id
  const crossings = compared.crossings
    .filter(({ than }) => than === 'nothing' || than === plan)
    .map(({ cheaper, than, calendarYear }) => {
      const other = than === 'nothing' ? 'doing nothing' : 'your plan'
      return `${named.get(cheaper)} is cheaper than ${other} from ${calendarYear}.`
    })
  const years = Math.max(0, ...lines.map(({ values }) => values.length))
  return (
    <div className="mt-6">
      <ChartFigure
        title="Spent on electricity over the years, all in all"
        says={`${crossings.join(' ')} The band is your plan in 8 of 10 cases.`}
        table={{
          columns: ['Year', ...lines.map(({ name }) => name)],
          rows: Array.from({ length: years }, (_, year) => ({
            name: String(year),
            cells: lines.map(({ values }) => writeFigure(values[year] ?? null, 'money', region)),
          })),
        }}
      >
        <Lines
          lines={lines}
          {...(outlook && { band: { low: outlook.range.good.spent, high: outlook.range.poor.spent } })}
          along="year"
          unit={region.currency}
          write={(value) => writeNumber(value, region)}
        />
      </ChartFigure>
    </div>
  )
}

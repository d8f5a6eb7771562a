import { lazy, Suspense } from 'react'
import { formatFigure } from '#shared/format/quantity.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import type { ScenarioOutcome } from '#shared/home/plan/compare-scenarios.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { formatPayback } from '../format-payback.ts'
import { useHomeRegion } from '../home-region.ts'
import { CustomScenarios } from './custom-scenarios.tsx'
import { formatScenarioName } from './scenario-names.ts'

const ScenariosChart = lazy(() => import('./scenarios-chart.tsx'))

type Row = readonly [label: string, cell: (outcome: ScenarioOutcome, region: Region) => string]

const ROWS: readonly Row[] = [
  ['Money now', ({ moneyNow }, region) => formatFigure(moneyNow, 'money', region)],
  ['Payment a month, first year', ({ paymentPerMonth }, region) => formatFigure(paymentPerMonth, 'money', region)],
  ['Bill a month, first year', ({ billPerMonth }, region) => formatFigure(billPerMonth, 'money', region)],
  ['Paid back in', (outcome, region) => (outcome.worstYear ? formatPayback(outcome, region) : '–')],
  ['Spent in all years', ({ totalSpent }, region) => formatFigure(totalSpent, 'money', region)],
  [
    'Worst year',
    ({ worstYear }, region) =>
      worstYear ? `${formatFigure(worstYear.flow, 'money', region)} (year ${worstYear.year})` : '–',
  ],
  ['Solar used at home', ({ ownUseKwh }, region) => formatFigure(ownUseKwh, 'kWh/year', region)],
  ['Need not be bought', ({ selfSufficiency }, region) => formatFigure(selfSufficiency, 'share', region)],
  ['Value today', ({ npv }, region) => formatFigure(npv, 'money', region)],
]

export function ScenariosSection() {
  const scenarios = usePlan(({ scenarios }) => scenarios)
  const outlook = usePlan(({ outlook }) => outlook)
  const region = useHomeRegion()
  const comparison = resultValue(scenarios)
  if (!comparison) return null
  const columns = comparison.scenarios.flatMap((scenario) =>
    scenario.outcome.kind === 'answer' ? [{ ...scenario, value: scenario.outcome.value }] : [],
  )
  const incompleteScenarios = comparison.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'missing'
      ? [{ name: formatScenarioName(scenario), figures: namesOfFigures(outcome.figures) }]
      : [],
  )
  return (
    <CardSection heading="Other ways to do it">
      <div className="[&_tbody_th]:min-w-28 print:[&_tbody_th]:min-w-0">
        <FigureTable
          label="Other ways to do it, as a table"
          columns={['Figure', ...columns.map(formatScenarioName)]}
          rows={ROWS.map(([name, cell]) => [name, ...columns.map(({ value }) => cell(value, region))])}
        />
      </div>
      {columns
        .filter(({ changed }) => changed.length > 0)
        .map((scenario) => (
          <p key={scenario.id} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
            “{formatScenarioName(scenario)}” differs from your plan in {namesOfFigures(scenario.changed).join(', ')}.
          </p>
        ))}
      <CustomScenarios />
      {incompleteScenarios.map(({ name, figures }) => (
        <p key={name} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
          “{name}” can be told once {figures.join(' and ')} {figures.length === 1 ? 'is' : 'are'} given.
        </p>
      ))}
      <Suspense fallback={<Skeleton className="mt-6 h-72" />}>
        <ScenariosChart comparison={comparison} outlook={resultValue(outlook)} region={region} />
      </Suspense>
    </CardSection>
  )
}

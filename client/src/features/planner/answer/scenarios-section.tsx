import { lazy, Suspense } from 'react'
import { namesOfFigures } from '#shared/home/figures.ts'
import type { ScenarioOutcome } from '#shared/home/plan/scenarios-of-plan.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { FigureTable } from '../../../ui/chart/chart-figure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { paybackInWords } from '../payback-words.ts'
import { known, usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writeFigure } from '../write.ts'
import { OwnScenarios } from './own-scenarios.tsx'
import { nameOf } from './scenario-names.ts'

const ScenariosChart = lazy(() => import('./scenarios-chart.tsx'))

type Row = readonly [label: string, cell: (outcome: ScenarioOutcome, region: Region) => string]

const ROWS: readonly Row[] = [
  ['Money now', ({ moneyNow }, region) => writeFigure(moneyNow, 'money', region)],
  ['Payment a month, first year', ({ paymentPerMonth }, region) => writeFigure(paymentPerMonth, 'money', region)],
  ['Bill a month, first year', ({ billPerMonth }, region) => writeFigure(billPerMonth, 'money', region)],
  ['Paid back in', (outcome, region) => (outcome.worstYear ? paybackInWords(outcome, region) : '–')],
  ['Spent in all years', ({ totalSpent }, region) => writeFigure(totalSpent, 'money', region)],
  [
    'Worst year',
    ({ worstYear }, region) =>
      worstYear ? `${writeFigure(worstYear.flow, 'money', region)} (year ${worstYear.year})` : '–',
  ],
  ['Solar used at home', ({ ownUseKwh }, region) => writeFigure(ownUseKwh, 'kWh/year', region)],
  ['Need not be bought', ({ selfSufficiency }, region) => writeFigure(selfSufficiency, 'share', region)],
  ['Value today', ({ npv }, region) => writeFigure(npv, 'money', region)],
]

/** The plan beside doing nothing, other ways to pay and a battery. */
export function ScenariosSection() {
  const { scenarios, outlook } = usePlan()
  const region = useRegionOfHome()
  const compared = known(scenarios)
  if (!compared) return null
  const columns = compared.scenarios.flatMap((scenario) =>
    scenario.outcome.kind === 'answer' ? [{ ...scenario, value: scenario.outcome.value }] : [],
  )
  const unknown = compared.scenarios.flatMap(({ outcome, ...scenario }) =>
    outcome.kind === 'missing' ? [{ name: nameOf(scenario), figures: namesOfFigures(outcome.figures) }] : [],
  )
  return (
    <CardSection heading="Other ways to do it">
      <div className="[&_tbody_th]:min-w-28 print:[&_tbody_th]:min-w-0">
        <FigureTable
          label="Other ways to do it"
          table={{
            columns: ['Figure', ...columns.map(nameOf)],
            rows: ROWS.map(([name, cell]) => ({ name, cells: columns.map(({ value }) => cell(value, region)) })),
          }}
        />
      </div>
      {columns
        .filter(({ changed }) => changed.length > 0)
        .map((scenario) => (
          <p key={scenario.id} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
            “{nameOf(scenario)}” differs from your plan in {namesOfFigures(scenario.changed).join(', ')}.
          </p>
        ))}
      <OwnScenarios />
      {unknown.map(({ name, figures }) => (
        <p key={name} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
          “{name}” can be told once {figures.join(' and ')} {figures.length === 1 ? 'is' : 'are'} given.
        </p>
      ))}
      <Suspense fallback={<Skeleton className="mt-6 h-72" />}>
        <ScenariosChart compared={compared} outlook={known(outlook)} region={region} />
      </Suspense>
    </CardSection>
  )
}

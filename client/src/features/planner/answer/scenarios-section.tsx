import { lazy, Suspense } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { namesOfFigures } from '#shared/home/figures.ts'
import type { ScenarioOutcome } from '#shared/home/plan/compare-scenarios.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { formatBill } from '../format-bill.ts'
import { formatPayback } from '../format-payback.ts'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'
import { CustomScenarios } from './custom-scenarios.tsx'
import { formatScenarioName } from './scenario-names.ts'

const ScenariosChart = lazy(() => import('./scenarios-chart.tsx'))

type Row = readonly [label: () => string, cell: (outcome: ScenarioOutcome, region: Region) => string]

const ROWS: readonly Row[] = [
  [() => t('Up-front cost'), ({ moneyNow }, region) => formatFigure(moneyNow, 'money', region)],
  [
    () => t('Monthly loan or lease payment (year 1)'),
    ({ paymentPerMonth }, region) => formatFigure(paymentPerMonth, 'money', region),
  ],
  [() => t('Monthly bill (year 1)'), ({ billPerMonth }, region) => formatBill(billPerMonth, region)],
  [() => t('Pays for itself in'), (outcome, region) => (outcome.worstYear ? formatPayback(outcome, region) : '–')],
  [() => t('Total spent on electricity'), ({ totalSpent }, region) => formatFigure(totalSpent, 'money', region)],
  [
    () => t('Lowest yearly gain'),
    ({ worstYear }, region) =>
      worstYear
        ? t('{amount} (year {year})', {
            amount: formatFigure(worstYear.flow, 'money', region),
            year: String(worstYear.year),
          })
        : '–',
  ],
  [() => t('Solar you use yourself'), ({ ownUseKwh }, region) => formatFigure(ownUseKwh, 'kWh/year', region)],
  [
    () => t('Electricity covered by solar'),
    ({ selfSufficiency }, region) => formatFigure(selfSufficiency, 'share', region),
  ],
  [() => t("Lifetime gain in today's money"), ({ npv }, region) => formatFigure(npv, 'money', region)],
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
    outcome.kind === 'missing' ? [{ ...scenario, figures: outcome.figures }] : [],
  )
  return (
    <CardSection heading={t('Compare your options')}>
      <div className="[&_tbody_th]:min-w-28 print:[&_tbody_th]:min-w-0">
        <FigureTable
          label={t('{title}: table', { title: t('Compare your options') })}
          columns={[t('Figure'), ...columns.map(formatScenarioName)]}
          rows={ROWS.map(([label, cell]) => [label(), ...columns.map(({ value }) => cell(value, region))])}
        />
      </div>
      {columns
        .filter(({ changed }) => changed.length > 0)
        .map((scenario) => (
          <p key={scenario.id} className="mt-3 text-note text-soft print:mt-0.5 print:text-xs">
            {t('“{name}” differs from your plan: {list}.', {
              name: formatScenarioName(scenario),
              list: formatFacts(namesOfFigures(scenario.changed)),
            })}
          </p>
        ))}
      <CustomScenarios />
      {incompleteScenarios.map(({ figures, ...scenario }) => (
        <MissingFigures
          key={scenario.id}
          figures={figures}
          heading={t('To compare “{name}”, add:', { name: formatScenarioName(scenario) })}
          className="mt-3 text-note text-soft print:mt-0.5 print:text-xs"
        />
      ))}
      <Suspense fallback={<Skeleton className="mt-6 h-72" />}>
        <ScenariosChart comparison={comparison} outlook={resultValue(outlook)} region={region} />
      </Suspense>
    </CardSection>
  )
}

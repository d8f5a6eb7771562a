import type { ReactNode } from 'react'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import { formatPlace } from '../../home/format-place.ts'
import { useHome } from '../../home/home.ts'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { calculating } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { resultOf, resultValue, useIsCalculating, usePlan, usePlanAnswer } from '../engine/plan-store.ts'
import { useKindName } from '../kinds/kinds.ts'
import { listOffGridFacts } from '../kinds/off-grid/off-grid-facts.ts'
import { useActiveScenarioName } from '../steps/answer/active-scenario.tsx'
import { formatBillWithPeriod } from '../words/format-bill.ts'
import { formatPayback } from '../words/format-payback.ts'
import { MissingFigures } from './missing-figures.tsx'

/** A sidebar on desktop; on a phone a collapsible bar, once there is something to show. */
export function PlanSummary() {
  const facts = useSummaryFacts()
  const scenarioName = useActiveScenarioName()
  const heading = scenarioName === undefined ? t('Your plan so far') : t('“{name}” so far', { name: scenarioName })
  const last = facts.findLast(([, value]) => value !== null)
  return (
    <>
      <aside aria-label={t('Your plan so far')} className={classes(CARD, 'sticky top-24 max-lg:hidden print:hidden')}>
        <h2 className="text-xl">{heading}</h2>
        <SummaryFacts facts={facts} />
      </aside>
      {last && (
        <aside
          aria-label={t('Your plan so far')}
          className="sticky bottom-0 z-20 -mx-5 mt-8 lg:hidden print:hidden [@media(height<30rem)]:static"
        >
          <details className="border-t border-line bg-surface px-5 shadow-lift">
            <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 font-strong">
              <span>{heading}</span>
              <span>{t('{label}: {value}', { label: last[0], value: last[1] ?? '' })}</span>
            </summary>
            <div className="max-h-[50dvh] overflow-y-auto pb-4">
              <SummaryFacts facts={facts} />
            </div>
          </details>
        </aside>
      )}
    </>
  )
}

export type Fact = readonly [label: string, value: string | null]

export function useSummaryFacts(): readonly Fact[] {
  const place = useHome(({ place }) => place)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const { plan, home, region } = usePlanAnswer()
  const offGrid = resultValue(usePlan(({ offGrid }) => offGrid))
  const figures = plan && home && answerFigures(home, plan)
  const isOffGrid = useKindName() === 'off-grid'
  if (isOffGrid) return [[t('Place'), place ? formatPlace(place) : null], ...listOffGridFacts(offGrid, region)]
  return [
    [t('Place'), place ? formatPlace(place) : null],
    [t('Electricity use'), energy ? formatFigure(energy.totals.use, 'kWh/year', region) : null],
    [
      t('Panels'),
      energy
        ? formatFigure(
            energy.arrays.reduce((sum, { kwp }) => sum + kwp, 0),
            'kWp',
            region,
          )
        : null,
    ],
    [t('Solar output'), energy ? formatFigure(energy.totals.solar, 'kWh/year', region) : null],
    [t('Price after incentives'), figures ? formatFigure(figures.priceAfterSupport, 'money', region) : null],
    [t('Your bill with solar'), figures ? formatBillWithPeriod(figures.billAfter, figures.period, region) : null],
    [t('Payback'), plan ? formatPayback(plan, region) : null],
  ]
}

function SummaryFacts({ facts }: { facts: readonly Fact[] }) {
  const result = usePlan(resultOf)
  return (
    <>
      <FactList facts={facts} />
      <PlanProblem plan={result} />
    </>
  )
}

/** What is not known yet is being calculated, or missing. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const isCalculating = useIsCalculating()
  return (
    <dl className="mt-4 grid gap-2.5" aria-busy={isBusy}>
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">{label}</dt>
          {value === null && isCalculating ? (
            <dd className="text-soft">{calculating()}</dd>
          ) : (
            <dd className="font-bold">{value ?? '–'}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}

export function PlanProblem({ plan }: { plan: ReturnType<typeof resultOf> }): ReactNode {
  const place = useHome(({ place }) => place)
  if (plan?.kind === 'missing') return <MissingFigures figures={plan.figures} className="mt-4" />
  if (plan?.kind === 'fault') return <p className="mt-4 font-semibold text-danger">{plan.message}</p>
  return place ? null : (
    <p className="mt-4 text-note text-soft">
      <TextLink href="/plan/home">{t('Choose your town to start')}</TextLink>
    </p>
  )
}

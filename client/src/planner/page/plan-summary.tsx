import type { ReactNode } from 'react'
import { sumOf } from '#shared/calendar.ts'
import { formatFacts } from '#shared/format/list.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels, type Unit } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import type { Region } from '#shared/region.ts'
import { formatPlace } from '../../home/format-place.ts'
import { useHome } from '../../home/home.ts'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { calculating } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { resultOf, resultValue, useIsCalculating, usePlan, usePlanAnswer } from '../engine/plan-store.ts'
import { formatBillWithPeriod } from '../words/format-bill.ts'
import { formatPayback } from '../words/format-payback.ts'
import { useActiveScenarioName } from './active-scenario.tsx'
import { useKindName } from './kinds.ts'
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

const factOf = <Known,>(label: string, known: Known | undefined, format: (known: Known) => string): Fact => [
  label,
  known === undefined ? null : format(known),
]

export function useSummaryFacts(): readonly Fact[] {
  const place = useHome(({ place }) => place)
  const energy = resultValue(usePlan(({ energy }) => energy))
  const { plan, home, region } = usePlanAnswer()
  const system = resultValue(usePlan(({ offGrid }) => offGrid))?.system
  const figures = plan && home && answerFigures(home, plan)
  const isOffGrid = useKindName() === 'off-grid'
  const figure = (value: number, unit: Unit) => formatFigure(value, unit, region)
  const facts = isOffGrid
    ? [
        factOf(t('Electricity use'), system, ({ year }) => figure(year.use, 'kWh/year')),
        factOf(t('Panels'), system, ({ panels, kwp }) =>
          formatFacts([formatPanels(panels, region), figure(kwp, 'kWp')]),
        ),
        factOf(t('Battery'), system, ({ batteryKwh }) => figure(batteryKwh, 'kWh')),
        factOf(t('Solar output'), system, ({ year }) => figure(year.solar, 'kWh/year')),
        factOf(t('Price'), system, ({ cost }) => figure(cost, 'money')),
        factOf(t('Days that run short'), system, ({ year }) => formatShortDays(year.shortDays, region)),
      ]
    : [
        factOf(t('Electricity use'), energy, ({ totals }) => figure(totals.use, 'kWh/year')),
        factOf(t('Panels'), energy, ({ arrays }) => figure(sumOf(arrays.map(({ kwp }) => kwp)), 'kWp')),
        factOf(t('Solar output'), energy, ({ totals }) => figure(totals.solar, 'kWh/year')),
        factOf(t('Price after incentives'), figures, ({ priceAfterSupport }) => figure(priceAfterSupport, 'money')),
        factOf(t('Your bill with solar'), figures, ({ billAfter, period }) =>
          formatBillWithPeriod(billAfter, period, region),
        ),
        factOf(t('Payback'), plan, (known) => formatPayback(known, region)),
      ]
  return [factOf(t('Place'), place, formatPlace), ...facts]
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

/** The share is that of a typical year: a dark one has more. */
export const formatShortDays = (share: number, region: Region): string =>
  share === 0 ? t('none') : t('at least {share}', { share: formatShare(share, region, share < 0.1 ? 1 : 0) })

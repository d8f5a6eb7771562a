import type { ReactNode } from 'react'
import { useHome } from '../../state/home.ts'
import { classes } from '../../ui/classes.ts'
import { CARD } from '../../ui/sheet.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useTriedWay } from './answer/tried-way.tsx'
import { placeOf } from './home/place-name.ts'
import { MissingFigures } from './missing-figures.tsx'
import { paybackInWords } from './payback-words.ts'
import { known, type PlanState, usePlan } from './reckoning/plan-store.ts'
import { useRegionOfHome } from './region-of-home.ts'
import { writeFigure } from './write.ts'

/** The plan as it grows: beside the step on a desktop, a bar that opens on a phone. */
export function PlanSoFar() {
  const facts = useFacts()
  const tried = useTriedWay()
  const heading = tried === undefined ? 'Your plan so far' : `“${tried}” so far`
  const last = facts.findLast(([, value]) => value !== null)
  return (
    <>
      <aside aria-label="Your plan so far" className={classes(CARD, 'sticky top-24 max-lg:hidden print:hidden')}>
        <h2 className="text-xl">{heading}</h2>
        <Facts facts={facts} />
      </aside>
      <aside
        aria-label="Your plan so far"
        className="sticky bottom-0 z-20 -mx-5 mt-8 lg:hidden print:hidden [@media(height<30rem)]:static"
      >
        <details className="border-t border-line bg-surface px-5 shadow-lift">
          <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 font-strong">
            <span>{heading}</span>
            <span className="text-savings">{last ? `${last[0]}: ${last[1]}` : 'Begin with your place'}</span>
          </summary>
          <div className="max-h-[50dvh] overflow-y-auto pb-4">
            <Facts facts={facts} />
          </div>
        </details>
      </aside>
    </>
  )
}

type Fact = readonly [label: string, value: string | null]

function useFacts(): readonly Fact[] {
  const home = useHome()
  const state = usePlan()
  const region = useRegionOfHome()
  const energy = known(state.energy)
  const plan = known(state.plan)
  const figures = plan?.figures
  return [
    ['Place', home.place ? placeOf(home.place) : null],
    ['Use', energy ? writeFigure(energy.totals.use, 'kWh/year', region) : null],
    [
      'Panels',
      energy
        ? writeFigure(
            energy.arrays.reduce((sum, { kwp }) => sum + kwp, 0),
            'kWp',
            region,
          )
        : null,
    ],
    ['Solar', energy ? writeFigure(energy.totals.solar, 'kWh/year', region) : null],
    ['Price after support', figures ? writeFigure(figures.netCost.value, 'money', region) : null],
    ['Bill afterwards', figures ? writeFigure(figures.billAfter.value, 'money/year', region) : null],
    ['Paid back after', plan ? paybackInWords(plan, region) : null],
  ]
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  const { isBusy, plan } = usePlan()
  return (
    <>
      <dl className="mt-4 grid gap-2.5" aria-busy={isBusy}>
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{label}</dt>
            <dd className="font-bold">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <PlanProblem plan={plan} />
    </>
  )
}

/** Why there is no plan yet, where that is not the place. */
export function PlanProblem({ plan }: { plan: PlanState['plan'] }): ReactNode {
  const { place } = useHome()
  if (plan?.kind === 'missing') return <MissingFigures figures={plan.figures} className="mt-4" />
  if (plan?.kind === 'fault') return <p className="mt-4 font-semibold text-danger">{plan.sentence}</p>
  return place ? null : (
    <p className="mt-4 text-note text-soft">
      Everything follows from where the home is. <TextLink href="/plan/home">Name your town</TextLink>
    </p>
  )
}

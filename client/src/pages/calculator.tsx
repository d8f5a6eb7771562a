import { lazy, Suspense, useEffect, useState } from 'react'
import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import type { Calculation, Calculator } from '#shared/calculators/define.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { readNumber } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { CalculatorScreen, type Slots } from '../features/calculators/calculator-screen.tsx'
import { useHandedOver } from '../features/calculators/use-handed-over.ts'
import { leaveInHistory } from '../state/handed-over.ts'
import { hasHome } from '../state/storage.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PrintHead } from '../ui/print-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import NotFoundPage from './not-found.tsx'

const FromMyHome = lazy(() => import('../features/planner/exchange/from-my-home.tsx'))
const PutIntoPlan = lazy(() => import('../features/planner/exchange/put-into-plan.tsx'))
const SunOverPlace = lazy(() => import('./sun-over-place.tsx'))

interface Screen {
  readonly calculator: Calculator
  readonly slots: Slots
}

/** What some calculators have of their own on their screen. */
const slotsOf: { readonly [slug in CalculatorSlug]?: () => Promise<Slots> } = {
  'energy-usage': async () => {
    const { ApplianceInputs } = await import('../features/calculators/appliance-inputs.tsx')
    return { Inputs: ApplianceInputs }
  },
  'sun-path': async () => {
    const { PlaceInputs, PlacePicker } = await import('./place-inputs.tsx')
    return { Inputs: PlaceInputs, BelowInputs: PlacePicker, AfterResult: SunOfResult }
  },
}

/** Offers what the home of this browser knows. Without one, nothing of the planner is fetched. */
function OfferFromMyHome({ calculator: { slug, currency } }: { calculator: Calculator }) {
  return useHydrated() && hasHome() ? (
    <Suspense>
      <FromMyHome slug={slug} currency={currency} />
    </Suspense>
  ) : null
}

/** Calculators that ask for what a home knows too: its use, its panels, its battery, its money. */
const PLANNED: ReadonlySet<CalculatorSlug> = new Set([
  'solar',
  'battery',
  'battery-charge',
  'sun-hours',
  'panel-requirement',
  'energy-usage',
  'payback-period',
  'solar-loan',
  'bill-comparison',
])

/** A result into the plan. Nothing of the planner is fetched before somebody asks for it. */
function OfferToMyHome({ calculator: { slug }, calculation }: { calculator: Calculator; calculation: Calculation }) {
  const [isOpen, open] = useState(false)
  if (!PLANNED.has(slug)) return null
  return isOpen ? (
    <Suspense fallback={<Skeleton className="mt-5 h-32" />}>
      <PutIntoPlan slug={slug} calculation={calculation} />
    </Suspense>
  ) : (
    <Button variant="secondary" size="small" className="mt-3 print:hidden" onClick={() => open(true)}>
      Put this into my plan
    </Button>
  )
}

const screens = new Map<CalculatorSlug, Screen>()

/** Fetches the definition of the calculator and what its screen has of its own, so that the page comes whole. */
export async function prepare(slug: string) {
  const entry = entryBySlug(slug)
  if (!entry || screens.has(entry.slug)) return
  const [calculator, slots = {}] = await Promise.all([loadCalculator(entry.slug), slotsOf[entry.slug]?.()])
  screens.set(entry.slug, { calculator, slots: { ...slots, AboveInputs: OfferFromMyHome, BelowResult: OfferToMyHome } })
}

export default function CalculatorPage({ slug }: { slug: string }) {
  const entry = entryBySlug(slug)
  const screen = entry && screens.get(entry.slug)
  if (!screen) return <NotFoundPage />
  return (
    <Page
      heading={entry.title}
      intro={entry.summary}
      before={
        <>
          <PrintHead />
          <BackLink href="/">Return to Home</BackLink>
        </>
      }
    >
      <LeftForCalculator {...screen} />
    </Page>
  )
}

/** The screen, begun anew where something was left for it: only the browser knows, and not before the server's page is its own. */
function LeftForCalculator({ calculator, slots }: Screen) {
  const { handedOver, isLeft } = useHandedOver(calculator)
  return <CalculatorScreen key={String(isLeft)} calculator={calculator} slots={slots} handedOver={handedOver} />
}

function SunOfResult({ calculation }: { calculation: Calculation }) {
  // What is said below about the place takes long enough to be worth coming back to.
  useEffect(() => leaveInHistory(calculation), [calculation])
  const latitude = readNumber(String(calculation.inputs.latitude), UNITED_STATES)
  const longitude = readNumber(String(calculation.inputs.longitude), UNITED_STATES)
  if (latitude === undefined || longitude === undefined) return null
  return (
    <Suspense fallback={<Skeleton className="mt-8 h-96" />}>
      <SunOverPlace latitude={latitude} longitude={longitude} />
    </Suspense>
  )
}

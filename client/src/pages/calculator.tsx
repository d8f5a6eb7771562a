import { Suspense, useLayoutEffect, useState } from 'react'
import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import type { Calculation, Calculator, CalculatorMaker } from '#shared/calculators/define.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { t } from '#shared/language/t.ts'
import { parseNumber } from '#shared/numbers.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { CalculatorScreen, type Slots } from '../features/calculators/calculator-screen.tsx'
import { PlanMethod } from '../planner/calculator-links/plan-method.tsx'
import { hasEarlyInput } from '../startup/input-before-hydration.ts'
import { useHydrated } from '../startup/use-hydrated.ts'
import { type CalculatorHandoff, clearHandoff, readHandoff } from '../state/handoff.ts'
import { hasStoredHome } from '../state/storage.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { BackLink, Page } from '../ui/page.tsx'
import { PrintHeader } from '../ui/print-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import NotFoundPage from './not-found.tsx'

const FromMyHome = lazyPart(() => import('../planner/calculator-links/home-figures-bar.tsx'))
const ApplyToPlan = lazyPart(() => import('../planner/calculator-links/apply-to-plan.tsx'))
const WhyPlanDiffers = lazyPart(() => import('../planner/calculator-links/compare-with-plan.tsx'))
const SunOverPlace = lazyPart(() => import('./sun-over-place.tsx'))

interface Screen {
  readonly makeCalculator: CalculatorMaker
  readonly slots: Slots
}

const slotLoaders: { readonly [slug in CalculatorSlug]?: () => Promise<Slots> } = {
  'energy-usage': async () => {
    const { ApplianceInputs } = await import('../features/calculators/appliance-inputs.tsx')
    return { Inputs: ApplianceInputs }
  },
  'sun-path': async () => {
    const { PlaceInputs, LocationPickerField } = await import('./place-inputs.tsx')
    return { Inputs: PlaceInputs, BelowInputs: LocationPickerField, AfterResult: SunAtResult }
  },
}

/** Nothing of the planner is loaded if this browser has no home. */
const FillFromHome = ({ calculator: { slug, currency } }: { calculator: Calculator }) =>
  useHydrated() && hasStoredHome() ? (
    <Suspense>
      <FromMyHome slug={slug} currency={currency} />
    </Suspense>
  ) : null

/** Nothing of the planner is loaded before the button is pressed if this browser has no home. */
function SendToPlan({ calculator: { slug }, calculation }: { calculator: Calculator; calculation: Calculation }) {
  const [isOpen, setOpen] = useState(false)
  const method = slug === 'solar' ? <PlanMethod /> : null
  return (
    <>
      {hasStoredHome() ? (
        <Suspense>
          <WhyPlanDiffers slug={slug} calculation={calculation} fallback={method} />
        </Suspense>
      ) : (
        method
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton className="mt-5 h-32" />}>
          <ApplyToPlan slug={slug} calculation={calculation} />
        </Suspense>
      ) : (
        <Button variant="secondary" size="small" className="mt-3 print:hidden" onClick={() => setOpen(true)}>
          {t('Use in my plan')}
        </Button>
      )}
    </>
  )
}

const screens = new Map<CalculatorSlug, Screen>()

/** Loads the calculator first, so that the page renders complete. */
export async function prepare(slug: string) {
  const entry = entryBySlug(slug)
  if (!entry || screens.has(entry.slug)) return
  const [makeCalculator, slots = {}] = await Promise.all([loadCalculator(entry.slug), slotLoaders[entry.slug]?.()])
  screens.set(entry.slug, { makeCalculator, slots: { ...slots, AboveInputs: FillFromHome, BelowResult: SendToPlan } })
}

export default function CalculatorPage({ slug }: { slug: string }) {
  const entry = entryBySlug(slug)
  const screen = entry && screens.get(entry.slug)
  if (!screen) return <NotFoundPage />
  return (
    <Page
      heading={entry.title()}
      intro={entry.summary()}
      before={
        <>
          <PrintHeader />
          <BackLink href="/">{t('Return to Home')}</BackLink>
        </>
      }
    >
      <RestorableCalculator {...screen} />
    </Page>
  )
}

/** Values left for the screen are known only after hydration, and remount it. */
function RestorableCalculator({ makeCalculator, slots }: Screen) {
  const calculator = makeCalculator()
  const { handoff, hasHandoff } = useHandoff(calculator)
  return <CalculatorScreen key={String(hasHandoff)} calculator={calculator} slots={slots} handoff={handoff} />
}

function SunAtResult({ calculation }: { calculation: Calculation }) {
  const latitude = parseNumber(String(calculation.inputs.latitude), UNITED_STATES)
  const longitude = parseNumber(String(calculation.inputs.longitude), UNITED_STATES)
  if (latitude === undefined || longitude === undefined) return null
  return (
    <Suspense fallback={<Skeleton className="mt-8 h-96" />}>
      <SunOverPlace latitude={latitude} longitude={longitude} />
    </Suspense>
  )
}

const EMPTY: CalculatorHandoff = { typed: {}, restored: null, sunHours: null }

/** The first render over server HTML lacks the values; they follow after hydration. */
function useHandoff(calculator: Calculator): {
  readonly handoff: CalculatorHandoff
  readonly hasHandoff: boolean
} {
  const isHydrated = useHydrated()
  const [handoff, setHandoff] = useState(() => (isHydrated ? readHandoff(calculator) : EMPTY))
  // The hand-off is read before anyone can type into the screen that is replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useLayoutEffect(() => {
    const stored = readHandoff(calculator)
    // Input before hydration takes precedence.
    if (!isHydrated && hasContent(stored) && !hasEarlyInput()) setHandoff(stored)
    clearHandoff()
  }, [])
  return { handoff, hasHandoff: hasContent(handoff) }
}

const hasContent = ({ restored, sunHours }: CalculatorHandoff) => restored !== null || sunHours !== null

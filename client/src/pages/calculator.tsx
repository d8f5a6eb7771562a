import { lazy, Suspense, use, useEffect } from 'react'
import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import type { Calculation, Calculator } from '#shared/calculators/define.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { readNumber, UNITED_STATES } from '#shared/numbers.ts'
import { CalculatorScreen, type Slots } from '../features/calculators/calculator-screen.tsx'
import { handOverSunHours, leaveInHistory } from '../state/handed-over.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import NotFoundPage from './not-found.tsx'

const SunPathAnalysis = lazy(() => import('../features/sun-path/sun-path-analysis.tsx'))

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
    const { PlacePicker } = await import('../features/map/place-picker.tsx')
    return { BelowInputs: PlacePicker, AfterResult: SunOverPlace }
  },
}

const asked = new Map<CalculatorSlug, Promise<Screen>>()

/** The same promise each time, for React to wait on; a failure is forgotten, so that the next try fetches again. */
function screenOf(slug: CalculatorSlug): Promise<Screen> {
  const known = asked.get(slug)
  if (known) return known
  const fetched = Promise.all([loadCalculator(slug), slotsOf[slug]?.()]).then(([calculator, slots = {}]) => ({
    calculator,
    slots,
  }))
  asked.set(slug, fetched)
  fetched.catch(() => asked.delete(slug))
  return fetched
}

export default function CalculatorPage({ slug }: { slug: string }) {
  const entry = entryBySlug(slug)
  if (!entry) return <NotFoundPage />
  return (
    <Page heading={entry.title} intro={entry.summary} before={<BackLink href="/">Return to Home</BackLink>}>
      <Suspense fallback={<Loading />}>
        <LoadedCalculator slug={entry.slug} />
      </Suspense>
    </Page>
  )
}

function LoadedCalculator({ slug }: { slug: CalculatorSlug }) {
  return <CalculatorScreen {...use(screenOf(slug))} />
}

function SunOverPlace({ calculation }: { calculation: Calculation }) {
  // What is said below about the place takes long enough to be worth coming back to.
  useEffect(() => leaveInHistory(calculation), [calculation])
  const latitude = readNumber(String(calculation.inputs.latitude), UNITED_STATES)
  const longitude = readNumber(String(calculation.inputs.longitude), UNITED_STATES)
  if (latitude === undefined || longitude === undefined) return null
  return (
    <Suspense fallback={<Skeleton className="mt-8 h-96" />}>
      <SunPathAnalysis latitude={latitude} longitude={longitude} handOver={handOverSunHours} />
    </Suspense>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the calculator" className="calculator">
      <Skeleton className="h-96" />
      <Skeleton className="h-40" />
    </div>
  )
}

import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, use } from 'react'
import { Link } from 'wouter'
import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { readNumber } from '#shared/calculators/fields.ts'
import { ApplianceInputs } from '../features/calculators/appliance-inputs.tsx'
import { CalculatorScreen, type Slots } from '../features/calculators/calculator-screen.tsx'
import { handOverSunHours } from '../features/calculators/handed-over.ts'
import { loadCalculator } from '../features/calculators/load.ts'
import { PlacePicker } from '../features/map/place-picker.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import NotFoundPage from './not-found.tsx'

const SunPathAnalysis = lazy(() => import('../features/sun-path/sun-path-analysis.tsx'))

/** The calculators with something of their own on their screen. */
const slots: { readonly [slug in CalculatorSlug]?: Slots } = {
  'energy-usage': { Inputs: ApplianceInputs },
  'sun-path': { BelowInputs: PlacePicker, AfterResult: SunOverPlace },
}

export default function CalculatorPage({ slug }: { slug: string }) {
  const entry = entryBySlug(slug)
  if (!entry) return <NotFoundPage />
  return (
    // One route serves all ten: without the key, the form of one would live on in the next.
    <Page
      key={entry.slug}
      heading={entry.title}
      intro={entry.summary}
      before={
        <Link href="/" className="back-link no-print">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Return to Home
        </Link>
      }
    >
      <Suspense fallback={<Loading />}>
        <LoadedCalculator slug={entry.slug} />
      </Suspense>
    </Page>
  )
}

function LoadedCalculator({ slug }: { slug: CalculatorSlug }) {
  return <CalculatorScreen calculator={use(loadCalculator(slug))} slots={slots[slug] ?? {}} />
}

function SunOverPlace({ calculation: { inputs } }: { calculation: Calculation }) {
  const latitude = readNumber(String(inputs.latitude))
  const longitude = readNumber(String(inputs.longitude))
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

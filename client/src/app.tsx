import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'wouter'
import { Footer } from './layout/footer.tsx'
import { NavBar } from './layout/nav-bar.tsx'
import { NewVersion } from './layout/new-version.tsx'
import { PageFailed } from './layout/page-failed.tsx'
import { forgetFailures, Routes } from './routes.tsx'
import { useRegion } from './state/region.ts'
import { buttonLook } from './ui/button.tsx'
import { DateLocale } from './ui/date-locale.ts'
import { PageSpinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toast.tsx'

export function App() {
  const [path] = useLocation()
  const { country } = useRegion()
  return (
    <DateLocale value={`en-${country}`}>
      <a
        href="#content"
        className={buttonLook({}, 'not-focus:sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50')}
      >
        Skip to content
      </a>
      <NavBar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary FallbackComponent={PageFailed} resetKeys={[path]} onReset={forgetFailures}>
          <Suspense fallback={<PageSpinner />}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <NewVersion />
      <Toaster />
    </DateLocale>
  )
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, StrictMode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type AroundNavHandler, Router, useLocation } from 'wouter'
import { dateLocaleOf } from '#shared/format/locale.ts'
import { addressOf, prefixOf, splitAddress } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { useRegion } from '../home/region.ts'
import { Footer } from '../layout/footer.tsx'
import { NavBar } from '../layout/nav-bar.tsx'
import { NewVersionNotice } from '../layout/new-version.tsx'
import { replayPresses } from '../startup/input-before-hydration.ts'
import { ButtonLink, buttonClasses } from '../ui/button.tsx'
import { DateLocale } from '../ui/date-locale.ts'
import { ReloadButton } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toast.tsx'
import { clearFailedPages, Routes } from './routes.tsx'

interface SiteProps {
  readonly client: QueryClient
  /** Path for server rendering. A browser knows its path, and gets the query after the first render. */
  readonly path?: string
  readonly search?: string
}

/** Address of a path below the router's base: `/de` for `/de/`, and without the base where pages have no language. */
const pageAddress = (address: string) => addressOf(address.slice(prefixOf(currentLanguage()).length))

const navigateInLanguage: AroundNavHandler = (navigate, to, options) => {
  const address = pageAddress(to)
  // Pages of another language have other scripts.
  if (splitAddress(address).language === currentLanguage()) navigate(address, options)
  else location.assign(address)
}

/** The same on the server and in a browser. */
export const Site = ({ client, path, search = '' }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Router
        base={prefixOf(currentLanguage())}
        hrefs={pageAddress}
        aroundNav={navigateInLanguage}
        {...(path !== undefined && { ssrPath: addressOf(path) })}
        ssrSearch={search}
      >
        <App />
      </Router>
    </QueryClientProvider>
  </StrictMode>
)

const useLocaleOfRegion = () => dateLocaleOf(useRegion().country)

function App() {
  const [path] = useLocation()
  return (
    // Whatever fails outside of the page, such as the footer, leaves a page that says so.
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[path]}>
      <DateLocale value={useLocaleOfRegion}>
        <a
          href="#content"
          className={buttonClasses({}, 'not-focus:sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50')}
        >
          {t('Skip to content')}
        </a>
        <LanguageSuggestion />
        <NavBar />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <ErrorBoundary FallbackComponent={PageError} resetKeys={[path]} onReset={clearFailedPages}>
            <Suspense fallback={<PageSpinner />}>
              <Routes />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
        <NewVersionNotice />
        <Toaster />
      </DateLocale>
    </ErrorBoundary>
  )
}

/** For a page that failed or whose scripts did not load. */
function PageError() {
  useEffect(replayPresses, [])
  return (
    <Page heading={t('We could not show this page')} intro={t('Check your connection and try again.')}>
      <div className="flex flex-wrap gap-3">
        <ReloadButton />
        <ButtonLink variant="secondary" href="/">
          {t('Return to Home')}
        </ButtonLink>
      </div>
    </Page>
  )
}

/**
 * One line for visitors whose browser prefers another language of the site, until they dismiss it. Its space is reserved
 * from before the first paint (before-first-paint.js), so that nothing moves when it comes.
 */
function LanguageSuggestion() {
  const [Line, setLine] = useState<ComponentType>()
  useEffect(() => {
    if (document.documentElement.dataset.suggested === undefined) return
    // A page that cannot load it does without.
    import('../layout/suggestion-line.tsx')
      .then(({ SuggestionLine }) => setLine(() => SuggestionLine))
      .catch(console.warn)
  }, [])
  return <div className="hidden min-h-13 bg-sky in-data-suggested:block print:hidden">{Line && <Line />}</div>
}

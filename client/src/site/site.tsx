import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { type AroundNavHandler, Router } from 'wouter'
import { addressOf, prefixOf, splitAddress } from '#shared/language/addresses.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { App } from './app.tsx'

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

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './app.tsx'

interface SiteProps {
  readonly client: QueryClient
  /** For server rendering. A browser knows its path, and gets the query after the first render. */
  readonly path?: string
  readonly search?: string
}

/** The same on the server and in a browser. */
export const Site = ({ client, path, search = '' }: SiteProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Router {...(path !== undefined && { ssrPath: path })} ssrSearch={search}>
        <App />
      </Router>
    </QueryClientProvider>
  </StrictMode>
)

import type { QueryClient } from '@tanstack/react-query'
import { pageOf, prefetchPage } from './routes.tsx'

/** Fetches what the page behind a link needs as soon as somebody points at it, reaches it by keyboard or touches it. */
export function prefetchLinks(client: QueryClient) {
  const known = new Set([location.pathname])
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || known.has(link.pathname) || !navigator.onLine) return
    known.add(link.pathname)
    const path = decoded(link.pathname)
    void prefetchPage(path)
    const query = pageOf(path).query(link.search)
    if (query) void client.prefetchQuery(query)
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, prefetch, { passive: true })
}

function decoded(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

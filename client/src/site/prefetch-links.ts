import type { QueryClient } from '@tanstack/react-query'
import { decodeUri } from '#shared/decode-uri.ts'
import { splitAddress } from '#shared/language/addresses.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { prefetchPage, resolvePage } from './routes.tsx'

/** Prefetches on hover, focus or touch. */
export function prefetchLinks(client: QueryClient) {
  const prefetched = new Set([location.pathname])
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || prefetched.has(link.pathname) || !navigator.onLine) return
    prefetched.add(link.pathname)
    const { language, path } = splitAddress(decodeUri(link.pathname))
    if (language !== currentLanguage()) return
    void prefetchPage(path)
    const query = resolvePage(path).query(link.search)
    if (query) void client.prefetchQuery(query)
  }
  for (const eventType of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(eventType, prefetch, { passive: true })
}

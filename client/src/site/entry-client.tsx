import '../styles.css'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { PageData } from '#shared/contract/page.ts'
import { decodeUri } from '#shared/decode-uri.ts'
import { splitAddress } from '#shared/language/addresses.ts'
import { isLanguage, PSEUDO_LANGUAGE, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { currentLanguage, setTranslation } from '#shared/language/translation.ts'
import { MISSING_PLACE_SLUG } from '#shared/pages.ts'
import { pageData } from '../api/page-data.ts'
import { article, solarPage } from '../api/queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { replayPresses } from '../startup/input-before-hydration.ts'
import { markHydrated } from '../startup/use-hydrated.ts'
import { fetchPage, prefetchPage, prepareHome, resolvePage } from './routes.tsx'
import { Site } from './site.tsx'

/** Yields to input between two long steps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const root = document.getElementById('root')
if (root) void startPage(root)

/** Renders the page if there is no server HTML. */
async function startPage(root: HTMLElement) {
  await nextTask()
  const data = pageData()
  await loadTranslation(data)
  const client = createQueryClient(data)
  prefetchLinks(client)
  await nextTask()
  if (!root.hasChildNodes()) {
    replayPresses()
    markHydrated()
    return createRoot(root).render(<Site client={client} />)
  }
  const { path } = splitAddress(decodeUri(location.pathname))
  const missingPlace = client.getQueryData(solarPage(MISSING_PLACE_SLUG).queryKey)
  if (missingPlace) client.setQueryData(solarPage(resolvePage(path).slug).queryKey, missingPlace)
  if (data.isArticleMissing) client.setQueryData(article(resolvePage(path).slug).queryKey, null)
  try {
    // Evaluating the schemas takes about as long as the page, which the server's HTML preloads meanwhile.
    await prepareHome(path)
    await nextTask()
    await fetchPage(path)
  } catch (error) {
    // The page stays readable without its scripts, and its links work.
    delete document.documentElement.dataset.hasPlan
    replayPresses()
    return console.warn(error)
  }
  // Hydrates in slices that yield to input.
  startTransition(() => {
    hydrateRoot(root, <Site client={client} />)
  })
}

/** Prefetches on hover, focus or touch. */
function prefetchLinks(client: QueryClient) {
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

/** Loads messages before anything is rendered. Built scripts need them for the pseudo-language only. */
async function loadTranslation({ messages }: PageData) {
  const { lang } = document.documentElement
  const language = isLanguage(lang) ? lang : SOURCE_LANGUAGE
  if (language === PSEUDO_LANGUAGE)
    setTranslation((await import('#shared/language/pseudo-locale.ts')).PSEUDO_TRANSLATION)
  else setTranslation(messages ? { language, messages: new Map(messages) } : { language })
}

/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import type { CacheName } from '#shared/browser-stores.ts'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { READ_ARTICLES } from './state/read-articles.ts'

/* Scripts, styles and calculators are precached on install; places and pictures are cached on first use; articles are
 * saved by their page. No personal data passes through: the only cached page is the one without any. */

declare const self: ServiceWorkerGlobalScope
/** Defined by the build. */
declare const __PRECACHE_FILES__: {
  readonly url: string
  readonly revision: string | null
  readonly isTranslated?: boolean
}[]
/** Of translated scripts, by language. */
declare const __LANGUAGE_FOLDERS__: Readonly<Record<string, string>>

const MONTH = 30 * 24 * 3600 // [s]

type PrecacheEntry = (typeof __PRECACHE_FILES__)[number]
type Plugin = NonNullable<StrategyOptions['plugins']>[number]
/** Workbox's types disagree on optional properties. */
const createExpiration = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  new ExpirationPlugin(limits) as Plugin

/** The page names its language, so that the cache holds the files of one language. */
const language = new URLSearchParams(self.location.search).get('language')
const folder = language && __LANGUAGE_FOLDERS__[language]
const offlinePath = folder ? `/${language.toLowerCase()}${OFFLINE_PATH}` : OFFLINE_PATH

function inLanguage({ url, revision, isTranslated }: PrecacheEntry) {
  if (!folder) return { url, revision }
  if (url === OFFLINE_PATH) return { url: offlinePath, revision: `${revision}${folder}` }
  return { url: isTranslated ? url.replace('/assets', `/${folder}`) : url, revision }
}

precacheAndRoute(__PRECACHE_FILES__.map(inLanguage), { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/** Pages come from the network; offline, the precached page renders in the browser. */
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        const preloaded: Response | undefined = await (event as FetchEvent).preloadResponse
        // Without a network, Firefox resolves it with an error response; other browsers reject.
        return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request)
      } catch {
        return (await matchPrecache(offlinePath)) ?? Response.error()
      }
    },
    { denylist: [/^\/(api|embed|uploads)\//] },
  ),
)

/** Saved articles are served only if the network fails. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/api\/articles\/[^/]+$/.test(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      const articleCache = await caches.open(READ_ARTICLES)
      return (await articleCache.match(request)) ?? Response.error()
    }
  },
)

/** Town files, climate tiles and the figures of regions. Their URLs contain a version: they never change. */
registerRoute(
  ({ url }) =>
    url.origin === self.location.origin &&
    /^\/(climate|places)\/|^\/assets\/([^/]+\/)?[A-Z]{2}-[A-Z]{2,3}-[^/]+$/.test(url.pathname),
  new CacheFirst({ cacheName: 'places' satisfies CacheName, plugins: [createExpiration({ maxEntries: 60 })] }),
)

registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(images|uploads)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures' satisfies CacheName,
    plugins: [createExpiration({ maxEntries: 60, maxAgeSeconds: MONTH })],
  }),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable())
})

/** A new version waits until the page asks for it. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

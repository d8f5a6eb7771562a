/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import type { CacheName } from '#shared/browser-stores.ts'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { READ_ARTICLES } from './state/read-articles.ts'

/*
 * What makes the site work without a network: the scripts, styles and figures of the calculators are kept when it is
 * installed; files of places and pictures when they are first asked for; articles are kept by the page that shows them.
 * Nothing personal passes through here: no page of the server's is kept but the one that says nothing of anybody.
 */

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build. */
declare const __KEPT_FILES__: PrecacheEntry[]

const MONTH = 30 * 24 * 3600 // [s]

type Plugin = NonNullable<StrategyOptions['plugins']>[number]
/** Workbox's own types disagree on what may be left undefined. */
const upTo = (most: ConstructorParameters<typeof ExpirationPlugin>[0]) => new ExpirationPlugin(most) as Plugin

precacheAndRoute(__KEPT_FILES__, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

/** A page comes from the server while there is one; without, the browser draws it. */
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        const preloaded: Response | undefined = await (event as FetchEvent).preloadResponse
        return preloaded ?? (await fetch(request))
      } catch {
        return (await matchPrecache(OFFLINE_PATH)) ?? Response.error()
      }
    },
    { denylist: [/^\/api\//, /^\/uploads\//] },
  ),
)

/** Articles once read are shown again only when the network does not answer. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/api\/articles\/[^/]+$/.test(url.pathname),
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch {
      const kept = await caches.open(READ_ARTICLES)
      return (await kept.match(request.url)) ?? Response.error()
    }
  },
)

/** The number of their edition is part of their address: they never change. */
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(climate|places)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'places' satisfies CacheName, plugins: [upTo({ maxEntries: 60 })] }),
)

registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(images|uploads)\//.test(url.pathname),
  new StaleWhileRevalidate({
    cacheName: 'pictures' satisfies CacheName,
    plugins: [upTo({ maxEntries: 60, maxAgeSeconds: MONTH })],
  }),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable())
})

/** A new version waits until somebody asks for it. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

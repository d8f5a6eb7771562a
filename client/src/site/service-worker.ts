/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies'
import type { CacheName } from '#shared/browser-stores.ts'
import { addressOf, splitAddress } from '#shared/language/addresses.ts'
import { isLanguage, LANGUAGES, type Language } from '#shared/language/languages.ts'
import { OFFLINE_PATH } from '#shared/pages.ts'
import { READ_ARTICLES } from '../state/read-articles.ts'

/* Scripts, styles and calculators are precached on install, what is translated in the languages that are used; places and
 * pictures are cached on first use; articles are saved by their page. No personal data passes through: the only cached page
 * is the one without any. All pages register the same address: workers under two addresses would replace each other. */

declare const self: ServiceWorkerGlobalScope
/** Defined by the build. */
declare const __PRECACHE_FILES__: {
  readonly url: string
  readonly revision: string | null
  readonly isTranslated?: boolean
}[]
/** Folders of translated scripts, by language. */
declare const __LANGUAGE_FOLDERS__: Readonly<Record<string, string>>

const MONTH = 30 * 24 * 3600 // [s]

type Plugin = NonNullable<StrategyOptions['plugins']>[number]
/** Workbox's types disagree on optional properties. */
const createExpiration = (limits: ConstructorParameters<typeof ExpirationPlugin>[0]) =>
  new ExpirationPlugin(limits) as Plugin

const isOfLanguage = ({ url, isTranslated }: (typeof __PRECACHE_FILES__)[number]) =>
  isTranslated === true || url === OFFLINE_PATH

precacheAndRoute(
  __PRECACHE_FILES__.filter((file) => !isOfLanguage(file)).map(({ url, revision }) => ({ url, revision })),
  { cleanURLs: false, directoryIndex: '' },
)
cleanupOutdatedCaches()

/** Bounded by the number of languages. */
const LANGUAGE_FILES = 'language-files' satisfies CacheName

interface LanguageFile {
  readonly url: string
  /** Key in the cache. That of the offline page has its revision, so that a worker never serves another version's. */
  readonly key: string
}

function listLanguageFiles(language: Language): LanguageFile[] {
  const folder = __LANGUAGE_FOLDERS__[language]
  return __PRECACHE_FILES__.filter(isOfLanguage).map((file) => {
    if (file.url !== OFFLINE_PATH) {
      const url = folder ? file.url.replace('/assets', `/${folder}`) : file.url
      return { url, key: url }
    }
    const url = addressOf(OFFLINE_PATH, language)
    return { url, key: `${url}?revision=${file.revision}${folder ?? ''}` }
  })
}
const languageFiles = new Map(LANGUAGES.map((language) => [language, listLanguageFiles(language)]))

/** Fetches what is missing. The names of scripts contain their content: those of the last version are often the same. */
async function cacheLanguage(language: Language) {
  const cache = await caches.open(LANGUAGE_FILES)
  await Promise.all(
    (languageFiles.get(language) ?? []).map(async ({ url, key }) => {
      if (await cache.match(key)) return
      const response = await fetch(url, url === key ? {} : { cache: 'reload' })
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      await cache.put(key, response)
    }),
  )
}

const languageOfPage = (url: string) => splitAddress(new URL(url).pathname).language

/** Those of open pages, and those that the worker before has cached. */
async function findUsedLanguages(): Promise<ReadonlySet<Language>> {
  const [pages, cache] = await Promise.all([
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    caches.open(LANGUAGE_FILES),
  ])
  const offlinePages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith(OFFLINE_PATH))
  return new Set([...pages, ...offlinePages].map(({ url }) => languageOfPage(url)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(findUsedLanguages().then((languages) => Promise.all([...languages].map(cacheLanguage))))
})

async function deleteOutdatedLanguageFiles() {
  const current = new Set([...languageFiles.values()].flat().map(({ key }) => key))
  const cache = await caches.open(LANGUAGE_FILES)
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!current.has(pathname + search)) await cache.delete(request)
  }
}

const languagePaths = new Set([...languageFiles.values()].flat().map(({ url }) => url))
registerRoute(
  ({ url }) => url.origin === self.location.origin && languagePaths.has(url.pathname),
  async ({ request }) => (await (await caches.open(LANGUAGE_FILES)).match(request.url)) ?? fetch(request),
)

async function findOfflinePage(url: string): Promise<Response | undefined> {
  const file = languageFiles.get(languageOfPage(url))?.find(({ url, key }) => url !== key)
  return file && (await caches.open(LANGUAGE_FILES)).match(file.key)
}

/** Pages come from the network; offline, the cached page of their language renders in the browser. */
registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      try {
        const preloaded: Response | undefined = await (event as FetchEvent).preloadResponse
        // Firefox resolves it with an error response if there is no network; other browsers reject.
        return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(request)
      } catch {
        return (await findOfflinePage(request.url)) ?? Response.error()
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
    /^\/(climate|places)\/|^\/assets\/([^/]+\/)?[A-Z]{2}-[A-Z0-9]{2,3}-[^/]+$/.test(url.pathname),
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
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), deleteOutdatedLanguageFiles()]))
})

self.addEventListener('message', (event) => {
  const { type, language } = Object(event.data)
  // A new version waits until the page asks for it.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type === 'CACHE_LANGUAGE' && isLanguage(String(language))) event.waitUntil(cacheLanguage(language))
})

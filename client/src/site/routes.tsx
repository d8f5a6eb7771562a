import type { FetchQueryOptions } from '@tanstack/react-query'
import { type ComponentType, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import { decodeUri } from '#shared/decode-uri.ts'
import { splitAddress } from '#shared/language/addresses.ts'
import { ARTICLE_PATH, accessOf, matchPage, type PagePath, PLACE_PATH, pageFileOf } from '#shared/pages.ts'
import { loadTownNames } from '#shared/places/town-names.ts'
import { article, articlePage, newestArticles, privacy, solarPage } from '../api/queries.ts'
import { loadHomeSchemas, prepareStoredHome } from '../home/load-home-schemas.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { replayInput, replayPresses } from '../startup/input-before-hydration.ts'
import { trackPromiseStatus } from '../startup/track-promise-status.ts'
import { markHydrated, useHydrated } from '../startup/use-hydrated.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { parsePageNumber } from '../ui/page-number.ts'

interface PageProps {
  /** Last part of the path on pages for many things: `solar` in /calculators/solar. */
  readonly slug: string
}

interface PageModule {
  readonly default: ComponentType<PageProps>
  /** Loads what the page needs apart from its own module. */
  readonly prepare?: (slug: string) => Promise<unknown>
}

const pageModules = import.meta.glob<PageModule>('../pages/*.tsx')

/** @param file from the table of pages */
function loadPageModule(file: string): Promise<PageModule> {
  const load = pageModules[`../pages/${file}.tsx`]
  if (!load) throw new Error(`client/src/pages has no ${file}.tsx`)
  return load()
}

interface Address {
  readonly slug: string
  readonly search: string
}

// biome-ignore lint/suspicious/noExplicitAny: queries of many kinds, each of which knows its own
type Query = FetchQueryOptions<any, any, any, any>

/** Server data that a page needs before it renders. */
const queries: { readonly [path in PagePath]?: (address: Address) => Query } = {
  '/': () => newestArticles,
  '/tips': ({ search }) => articlePage(parsePageNumber(new URLSearchParams(search))),
  [ARTICLE_PATH]: ({ slug }) => article(slug),
  '/privacy': () => privacy,
  '/solar': () => solarPage(''),
  [PLACE_PATH]: ({ slug }) => solarPage(slug),
}

/** Pages that show the home of this device, and those that also edit or replace it, for which its schemas load anyway. */
const PAGES_WITH_HOME = /^\/(plan\/answer|calculators)(\/|$)/
const EDITING_PAGES = /^\/(plan(?!\/answer)|profile)(\/|$)/
export const editsHome = (path: string): boolean => EDITING_PAGES.test(path)

/** Loads what a page needs to read the home of this device. */
export async function prepareHome(path: string) {
  if (editsHome(path)) await loadHomeSchemas()
  else if (PAGES_WITH_HOME.test(path)) await prepareStoredHome()
}

/** Pages that show the town of a home. */
export const PAGES_WITH_TOWNS = /^\/(plan|calculators|profile|solar)(\/|$)/

export function resolvePage(path: string) {
  const { pattern, slug } = matchPage(path) ?? {}
  return {
    pattern,
    slug: slug ?? '',
    access: pattern === undefined ? ('anyone' as const) : accessOf(pattern),
    load: () => loadPageModule(pageFileOf(pattern)),
    query: (search: string): Query | undefined => pattern && queries[pattern]?.({ slug: slug ?? '', search }),
  }
}

const fetchedPages = new Map<string, Promise<PageModule>>()
const failedPaths = new Set<string>()

export async function fetchPage(path: string): Promise<PageModule> {
  return fetchedPages.get(path) ?? startFetch(path)
}

function startFetch(path: string) {
  const pagePromise = importOrReload(() => preparePage(path))
  fetchedPages.set(path, pagePromise)
  pagePromise.catch(() => failedPaths.add(path))
  return trackPromiseStatus(pagePromise)
}

async function preparePage(path: string): Promise<PageModule> {
  const { load, slug } = resolvePage(path)
  const [module] = await Promise.all([load(), PAGES_WITH_TOWNS.test(path) && loadTownNames(), prepareHome(path)])
  await module.prepare?.(slug)
  return module
}

/** Forgets a page on a server, which renders any number of addresses. */
export const forgetPage = (path: string) => fetchedPages.delete(path)

/** Failed pages are loaded again on the next visit. */
export function clearFailedPages() {
  for (const path of failedPaths) fetchedPages.delete(path)
  failedPaths.clear()
}

/** Prefetches a page. A failure matters only once its link is followed. */
export async function prefetchPage(path: string) {
  try {
    await preparePage(path)
  } catch {
    // The page is loaded again on navigation.
  }
}

const Guard = lazyPart(() => importOrReload(() => import('./guard.tsx')))

export function Routes() {
  const [path] = useLocation()
  const { slug, access } = resolvePage(path)
  // The key keeps the state of one slug's page out of the next one's.
  const page = <FetchedPage key={path} path={path} slug={slug} />
  return access === 'anyone' ? page : <Guard access={access}>{page}</Guard>
}

function FetchedPage({ path, slug }: { path: string; slug: string }) {
  const { default: Page } = use(fetchedPages.get(path) ?? startFetch(path))
  useScrollOnNavigation(path)
  useEffect(() => {
    markHydrated()
    replayInput()
  }, [])
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) queueMicrotask(replayPresses)
  }, [isHydrated])
  return <Page slug={slug} />
}

let shownPath: string | undefined
let isHistoryNavigation = false
let isListening = false

/**
 * Scrolls to the top of a new page, or to the element in the hash. The browser itself restores the position on Back and
 * Forward, and the heading takes the focus (ui/page.tsx). Call it in the page, so that the target of the hash exists.
 */
function useScrollOnNavigation(path: string) {
  useEffect(() => {
    if (!isListening) addEventListener('popstate', handlePopState)
    isListening = true
    const isFirstPage = shownPath === undefined
    const hasPathChanged = !isFirstPage && shownPath !== path
    const wasHistoryNavigation = isHistoryNavigation
    isHistoryNavigation = false
    shownPath = path
    // A user may have gone on: on the first page from where the browser has put the focus, later within the new page.
    const { activeElement, body } = document
    const hasUserFocus = isFirstPage ? activeElement !== body : activeElement?.closest('main') != null
    if (location.hash && !hasUserFocus) scrollToHash(location.hash)
    else if (hasPathChanged && !wasHistoryNavigation) scrollTo({ top: 0, behavior: 'instant' })
  }, [path])
}

function handlePopState() {
  isHistoryNavigation = splitAddress(decodeUri(location.pathname)).path !== shownPath
}

function scrollToHash(hash: string) {
  const element = document.getElementById(decodeUri(hash.slice(1)))
  element?.scrollIntoView()
  element?.focus({ preventScroll: true })
}

import type { FetchQueryOptions } from '@tanstack/react-query'
import { type ComponentType, lazy, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ARTICLE_PATH, accessOf, CALCULATOR_PATH, matchPage, type PagePath } from '#shared/pages.ts'
import { importOrReload } from './api/import-or-reload.ts'
import { article, articlePage, newestArticles, privacy } from './api/queries.ts'
import { trackPromiseStatus } from './api/track-promise-status.ts'
import { useScrollOnNavigation } from './layout/use-scroll-on-navigation.ts'
import { replayInput, replayPresses } from './state/input-before-hydration.ts'
import { parsePageNumber } from './ui/page-number.ts'
import { markHydrated, useHydrated } from './ui/use-hydrated.ts'

interface PageProps {
  /** `solar` in /calculators/solar. */
  readonly slug: string
}

interface PageModule {
  readonly default: ComponentType<PageProps>
  /** Apart from its own module. */
  readonly prepare?: (slug: string) => Promise<unknown>
}

type Loader = () => Promise<PageModule>

/** Loaded on demand. */
const loaders: Readonly<Record<PagePath, Loader>> = {
  '/': () => import('./pages/landing.tsx'),
  '/auth': () => import('./pages/auth.tsx'),
  '/admin/login': () => import('./pages/admin-login.tsx'),
  '/admin/articles': () => import('./pages/admin-articles.tsx'),
  '/admin/users': () => import('./pages/admin-users.tsx'),
  '/admin/messages': () => import('./pages/admin-messages.tsx'),
  '/admin/subscribers': () => import('./pages/admin-subscribers.tsx'),
  '/admin/log': () => import('./pages/admin-log.tsx'),
  '/forgot-password': () => import('./pages/forgot-password.tsx'),
  '/reset-password': () => import('./pages/reset-password.tsx'),
  '/confirm-email': () => import('./pages/confirm-email.tsx'),
  '/cancel-email-change': () => import('./pages/cancel-email-change.tsx'),
  '/profile': () => import('./pages/profile.tsx'),
  '/contact': () => import('./pages/contact.tsx'),
  '/about-us': () => import('./pages/about.tsx'),
  '/privacy': () => import('./pages/privacy.tsx'),
  '/accuracy': () => import('./pages/accuracy.tsx'),
  '/plan': () => import('./pages/plan.tsx'),
  '/plan/home': () => import('./pages/plan-home.tsx'),
  '/plan/sun': () => import('./pages/plan-sun.tsx'),
  '/plan/system': () => import('./pages/plan-system.tsx'),
  '/plan/money': () => import('./pages/plan-money.tsx'),
  '/plan/answer': () => import('./pages/plan-answer.tsx'),
  '/calculators': () => import('./pages/calculators.tsx'),
  [CALCULATOR_PATH]: () => import('./pages/calculator.tsx'),
  '/tips': () => import('./pages/tips.tsx'),
  [ARTICLE_PATH]: () => import('./pages/article.tsx'),
  '/newsletter/confirm': async () => ({ default: (await import('./pages/newsletter.tsx')).ConfirmPage }),
  '/newsletter/unsubscribe': async () => ({ default: (await import('./pages/newsletter.tsx')).UnsubscribePage }),
}
const loadNotFound: Loader = () => import('./pages/not-found.tsx')

interface Address {
  readonly slug: string
  readonly search: string
}

// biome-ignore lint/suspicious/noExplicitAny: queries of many kinds, each of which knows its own
type Query = FetchQueryOptions<any, any, any, any>

const queries: { readonly [path in PagePath]?: (address: Address) => Query } = {
  '/': () => newestArticles,
  '/tips': ({ search }) => articlePage(parsePageNumber(new URLSearchParams(search))),
  [ARTICLE_PATH]: ({ slug }) => article(slug),
  '/privacy': () => privacy,
}

export function resolvePage(path: string) {
  const { pattern, slug } = matchPage(path) ?? {}
  return {
    pattern,
    slug: slug ?? '',
    access: pattern === undefined ? ('anyone' as const) : accessOf(pattern),
    load: pattern === undefined ? loadNotFound : loaders[pattern],
    query: (search: string): Query | undefined => pattern && queries[pattern]?.({ slug: slug ?? '', search }),
  }
}

/** Loaded or loading. */
const fetchedPages = new Map<string, Promise<PageModule>>()
const failedPaths = new Set<string>()

/** Loads the module and runs the page's `prepare`. */
export async function fetchPage(path: string): Promise<PageModule> {
  return fetchedPages.get(path) ?? startFetch(path)
}

function startFetch(path: string) {
  const { load, slug } = resolvePage(path)
  const pagePromise = importOrReload(async () => {
    const module = await load()
    await module.prepare?.(slug)
    return module
  })
  fetchedPages.set(path, pagePromise)
  pagePromise.catch(() => failedPaths.add(path))
  return trackPromiseStatus(pagePromise)
}

/** The next visit loads them again. */
export function clearFailedPages() {
  for (const path of failedPaths) fetchedPages.delete(path)
  failedPaths.clear()
}

/** A failure matters only once the link is followed. */
export async function prefetchPage(path: string) {
  const { load, slug } = resolvePage(path)
  try {
    const module = await load()
    await module.prepare?.(slug)
  } catch {
    // The page is loaded again on navigation.
  }
}

const Guard = lazy(() => importOrReload(() => import('./guard.tsx')))

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

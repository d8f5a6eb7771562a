import type { FetchQueryOptions } from '@tanstack/react-query'
import { type ComponentType, lazy, use, useEffect } from 'react'
import { useLocation } from 'wouter'
import { ARTICLE_PATH, accessTo, CALCULATOR_PATH, type PagePath, patternOf } from '#shared/pages.ts'
import { orReload } from './api/or-reload.ts'
import { article, articlePage, newestArticles, privacy } from './api/queries.ts'
import { readAtOnce } from './api/read-at-once.ts'
import { useArrival } from './layout/use-arrival.ts'
import { pressAgain, typeAgain } from './state/typed-early.ts'
import { pageNumberIn } from './ui/page-number.ts'
import { beginAsOwn, useHydrated } from './ui/use-hydrated.ts'

interface PageProps {
  /** What the address names, on a page for many things: `solar` in /calculators/solar. */
  readonly slug: string
}

interface PageModule {
  readonly default: ComponentType<PageProps>
  /** Fetches what the page shows at once besides itself. */
  readonly prepare?: (slug: string) => Promise<unknown>
}

type Loader = () => Promise<PageModule>

/** What shows each page, fetched when it is first wanted. */
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

/** What a page shows of what the server knows, which is there before the page is. */
const queries: { readonly [path in PagePath]?: (address: Address) => Query } = {
  '/': () => newestArticles,
  '/tips': ({ search }) => articlePage(pageNumberIn(new URLSearchParams(search))),
  [ARTICLE_PATH]: ({ slug }) => article(slug),
  '/privacy': () => privacy,
}

/** The page of an address. */
export function pageOf(path: string) {
  const { pattern, slug } = patternOf(path) ?? {}
  return {
    pattern,
    slug: slug ?? '',
    access: pattern === undefined ? ('anyone' as const) : accessTo(pattern),
    load: pattern === undefined ? loadNotFound : loaders[pattern],
    query: (search: string): Query | undefined => pattern && queries[pattern]?.({ slug: slug ?? '', search }),
  }
}

/** By address: the page that was fetched, or is being fetched. */
const fetched = new Map<string, Promise<PageModule>>()
const failed = new Set<string>()

/** Fetches a page's scripts, and what the page needs at once. */
export async function fetchPage(path: string): Promise<PageModule> {
  return fetched.get(path) ?? begin(path)
}

function begin(path: string) {
  const { load, slug } = pageOf(path)
  const fetching = orReload(async () => {
    const module = await load()
    await module.prepare?.(slug)
    return module
  })
  fetched.set(path, fetching)
  fetching.catch(() => failed.add(path))
  return readAtOnce(fetching)
}

/** So that what could not be fetched is asked for again the next time it is wanted. */
export function forgetFailures() {
  for (const path of failed) fetched.delete(path)
  failed.clear()
}

/** Fetches what a page will need, should its link be followed; whether that works is only then of interest. */
export async function prefetchPage(path: string) {
  const { load, slug } = pageOf(path)
  try {
    const module = await load()
    await module.prepare?.(slug)
  } catch {
    // It is asked for again then.
  }
}

const Guard = lazy(() => orReload(() => import('./guard.tsx')))

/** The page of the present address, behind the guard that it needs. */
export function Routes() {
  const [path] = useLocation()
  const { slug, access } = pageOf(path)
  // Without the key, the state of one thing's page would live on in the next one's.
  const page = <FetchedPage key={path} path={path} slug={slug} />
  return access === 'anyone' ? page : <Guard access={access}>{page}</Guard>
}

function FetchedPage({ path, slug }: { path: string; slug: string }) {
  const { default: Page } = use(fetched.get(path) ?? begin(path))
  useArrival(path)
  useEffect(() => {
    beginAsOwn()
    typeAgain()
  }, [])
  const isAlive = useHydrated()
  useEffect(() => {
    if (isAlive) queueMicrotask(pressAgain)
  }, [isAlive])
  return <Page slug={slug} />
}

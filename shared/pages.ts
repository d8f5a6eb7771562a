import { adminPages } from './admin-pages.ts'
import { catalogue } from './calculators/catalogue.ts'
import type { Access } from './contract/endpoints.ts'
import { t } from './language/t.ts'

/*
 * One row per page. Client routes, script preloads, document titles, 404s, metadata for search engines, the sitemap and
 * the tests that visit every page derive from it.
 */

export interface Page {
  readonly path: string
  /** The h1; document title with the product name appended. */
  readonly heading: () => string
  readonly access: Access
  /** Whether search engines should list it. */
  readonly isListed: boolean
  /** Name in the administration's navigation. */
  readonly tab?: string
}

export interface PageRow {
  /** Name of the page's module in client/src/pages, without `.tsx`. */
  readonly file: string
  readonly heading: () => string
  /** @default 'anyone' */
  readonly access?: Access
  /** @default true */
  readonly isListed?: boolean
  readonly tab?: string
}

const rows = {
  '/': { file: 'landing', heading: () => t('Start Your Solar Journey') },
  '/plan': { file: 'plan', heading: () => t('Plan Your Solar Home') },
  '/plan/home': { file: 'plan-home', heading: () => t('My Home') },
  '/plan/sun': { file: 'plan-sun', heading: () => t('My Sun') },
  '/plan/system': { file: 'plan-system', heading: () => t('My System') },
  '/plan/money': { file: 'plan-money', heading: () => t('My Money') },
  '/plan/answer': { file: 'plan-answer', heading: () => t('Your Answer') },
  '/calculators': { file: 'calculators', heading: () => t('Solar Calculators') },
  '/tips': { file: 'tips', heading: () => t('Solar Tips & Tricks') },
  '/about-us': { file: 'about', heading: () => t('About Us') },
  '/contact': { file: 'contact', heading: () => t('Contact Us') },
  '/accuracy': { file: 'accuracy', heading: () => t('How accurate is this?') },
  '/developers': { file: 'developers', heading: () => t('For Developers') },
  '/solar': { file: 'solar', heading: () => t('Solar Around the World') },
  '/solar/data': { file: 'solar-data', heading: () => t('Solar Data by Town') },
  '/privacy': { file: 'privacy', heading: () => t('Privacy') },
  '/auth': { file: 'auth', heading: () => t('Welcome to Helioplan') },
  '/forgot-password': { file: 'forgot-password', heading: () => t('Forgot Your Password?'), isListed: false },
  '/reset-password': { file: 'reset-password', heading: () => t('Choose a New Password'), isListed: false },
  '/confirm-email': { file: 'confirm-email', heading: () => t('Confirm Your Email Address'), isListed: false },
  '/cancel-email-change': { file: 'email-link', heading: () => t('Cancel Email Change'), isListed: false },
  '/release-email': { file: 'email-link', heading: () => t('Release Your Email Address'), isListed: false },
  '/profile': { file: 'profile', heading: () => t('Your Profile'), access: 'user', isListed: false },
  ...adminPages,
  '/newsletter/confirm': { file: 'email-link', heading: () => t('Confirm Your Subscription'), isListed: false },
  '/newsletter/unsubscribe': { file: 'email-link', heading: () => t('Unsubscribe'), isListed: false },
} as const satisfies Record<string, PageRow>

export type FixedPath = keyof typeof rows

/** Pages of many things, by the thing's slug; they bring their own headings. */
export const CALCULATOR_PATH = '/calculators/:slug'
export const ARTICLE_PATH = '/tips/:slug'
/** Countries, regions and towns: the slug has slashes. */
export const PLACE_PATH = '/solar/:slug'
const slugPageFiles = { [CALCULATOR_PATH]: 'calculator', [ARTICLE_PATH]: 'article', [PLACE_PATH]: 'solar' }

export type PagePath = FixedPath | keyof typeof slugPageFiles

/** All pages with a fixed path, including the calculators. */
export const pages: readonly Page[] = /* @__PURE__ */ listPages()

function listPages(): Page[] {
  const fixedPages = Object.entries<PageRow>(rows).map(([path, { file, ...row }]) => ({
    path,
    access: 'anyone' as const,
    isListed: true,
    ...row,
  }))
  const calculators = catalogue.map(({ slug, title }) => ({
    path: `/calculators/${slug}`,
    heading: title,
    access: 'anyone' as const,
    isListed: true,
  }))
  return [...fixedPages, ...calculators]
}

export const findPage = (path: string): Page | undefined => pages.find((page) => page.path === path)

const isFixedPath = (path: string): path is FixedPath => Object.hasOwn(rows, path)
const isSlugPath = (path: string): path is keyof typeof slugPageFiles => Object.hasOwn(slugPageFiles, path)

/** Page pattern and slug of a path; undefined if there is no page. */
export function matchPage(path: string): { readonly pattern: PagePath; readonly slug: string } | undefined {
  if (isFixedPath(path)) return { pattern: path, slug: '' }
  if (path.startsWith('/solar/')) return { pattern: PLACE_PATH, slug: path.slice('/solar/'.length) }
  const slugStart = path.lastIndexOf('/') + 1
  const pattern = `${path.slice(0, slugStart)}:slug`
  const slug = path.slice(slugStart)
  return slug && isSlugPath(pattern) ? { pattern, slug } : undefined
}

export const headingOf = (path: FixedPath): string => rows[path].heading()

/** Access to a page; pages with a slug are public. */
export const accessOf = (path: PagePath): Access => (isFixedPath(path) && (rows[path] as PageRow).access) || 'anyone'

/** Module in client/src/pages of a page; of missing pages if undefined. */
export function pageFileOf(path: PagePath | undefined): string {
  if (path === undefined) return 'not-found'
  return isFixedPath(path) ? rows[path].file : slugPageFiles[path]
}

/** Page without personal content; cached on the device, it becomes any page when offline. */
export const OFFLINE_PATH = '/offline'

/** All missing places with the same similar names share one page; no place has this slug. */
export const MISSING_PLACE_SLUG = ':none'

export const notFoundHeading = (): string => t('404 Page Not Found')
export const articleNotFoundHeading = (): string => t('Article not found')

export const documentTitle = (heading: string) => `${heading} · Helioplan`

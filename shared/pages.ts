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
  /** For search engines and link previews. */
  readonly description: () => string
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
  readonly description: () => string
  /** @default 'anyone' */
  readonly access?: Access
  /** @default true */
  readonly isListed?: boolean
  readonly tab?: string
}

const rows = {
  '/': {
    file: 'landing',
    heading: () => t('Start Your Solar Journey'),
    description: () =>
      t(
        'Plan solar for your home with free calculators: system size, battery, roof slope, payback, loan and bill. Every step is shown.',
      ),
  },
  '/plan': {
    file: 'plan',
    heading: () => t('Plan Your Solar Home'),
    description: () =>
      t(
        'Is solar worth it for your home? See the right size, the cost, the payback and how sure we are. Free, and no account needed.',
      ),
  },
  '/plan/home': {
    file: 'plan-home',
    heading: () => t('My Home'),
    description: () =>
      t('Your town and your electricity bill. We fill the gaps with typical figures for your area and mark them.'),
  },
  '/plan/sun': {
    file: 'plan-sun',
    heading: () => t('My Sun'),
    description: () =>
      t(
        'How much electricity solar panels make on each face of your roof, hour by hour, with slope, direction and shade.',
      ),
  },
  '/plan/system': {
    file: 'plan-system',
    heading: () => t('My System'),
    description: () =>
      t(
        'How many panels, and whether to add a battery: the smallest system that pays for itself, the best value and the one that matches your yearly use.',
      ),
  },
  '/plan/money': {
    file: 'plan-money',
    heading: () => t('My Money'),
    description: () =>
      t(
        'What solar costs and saves at your prices: electricity price, export rate, incentives, and paying by cash, loan or lease.',
      ),
  },
  '/plan/answer': {
    file: 'plan-answer',
    heading: () => t('Your Answer'),
    description: () =>
      t('Is solar worth it for your home, how sure are we, and what could change that? With every formula.'),
  },
  '/calculators': {
    file: 'calculators',
    heading: () => t('Solar Calculators'),
    description: () =>
      t('Calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.'),
  },
  '/tips': {
    file: 'tips',
    heading: () => t('Solar Tips & Tricks'),
    description: () =>
      t(
        'Articles about solar at home in plain words, with their sources: how to choose a system, size it, pay for it and look after it.',
      ),
  },
  '/about-us': {
    file: 'about',
    heading: () => t('About Us'),
    description: () => t('Why we built Helioplan, how we work, and what we offer to people who plan solar at home.'),
  },
  '/contact': {
    file: 'contact',
    heading: () => t('Contact Us'),
    description: () => t("Have questions about solar energy? We'd love to help!"),
  },
  '/accuracy': {
    file: 'accuracy',
    heading: () => t('How accurate is this?'),
    description: () =>
      t(
        'How we checked our solar model against published figures: sun positions, solar output and best slopes, with every error shown.',
      ),
  },
  '/privacy': {
    file: 'privacy',
    heading: () => t('Privacy'),
    description: () =>
      t('What Helioplan stores about you and for how long, what stays in your browser, and who else gets data.'),
  },
  '/auth': {
    file: 'auth',
    heading: () => t('Welcome to Helioplan'),
    description: () => t('Sign in or register to save your solar calculations and come back to them later.'),
  },
  '/forgot-password': {
    file: 'forgot-password',
    heading: () => t('Forgot Your Password?'),
    description: () => t('Enter your email address. We will send a link to choose a new password.'),
    isListed: false,
  },
  '/reset-password': {
    file: 'reset-password',
    heading: () => t('Choose a New Password'),
    description: () => t('Choose a new password for your account.'),
    isListed: false,
  },
  '/confirm-email': {
    file: 'confirm-email',
    heading: () => t('Confirm Your Email Address'),
    description: () => t('Confirm the email address of your account.'),
    isListed: false,
  },
  '/cancel-email-change': {
    file: 'cancel-email-change',
    heading: () => t('Cancel Email Change'),
    description: () => t('Keep the current email address of your account.'),
    isListed: false,
  },
  '/profile': {
    file: 'profile',
    heading: () => t('Your Profile'),
    description: () => t('Your account and your saved calculations.'),
    access: 'user',
    isListed: false,
  },
  ...adminPages,
  '/newsletter/confirm': {
    file: 'newsletter-confirm',
    heading: () => t('Confirm Your Subscription'),
    description: () => t('Confirm that you want our newsletter.'),
    isListed: false,
  },
  '/newsletter/unsubscribe': {
    file: 'newsletter-unsubscribe',
    heading: () => t('Unsubscribe'),
    description: () => t('Stop our newsletter.'),
    isListed: false,
  },
} as const satisfies Record<string, PageRow>

export type FixedPath = keyof typeof rows

/** Pages of many things, by the thing's slug; they bring their own headings. */
export const CALCULATOR_PATH = '/calculators/:slug'
export const ARTICLE_PATH = '/tips/:slug'
const slugPageFiles = { [CALCULATOR_PATH]: 'calculator', [ARTICLE_PATH]: 'article' }

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
  const calculators = catalogue.map(({ slug, title, summary }) => ({
    path: `/calculators/${slug}`,
    heading: title,
    description: summary,
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

export const notFoundHeading = (): string => t('404 Page Not Found')
export const articleNotFoundHeading = (): string => t('Article not found')

export const documentTitle = (heading: string) => `${heading} · Helioplan`

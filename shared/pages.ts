import { catalogue } from './calculators/catalogue.ts'
import type { Access } from './contract/endpoints.ts'

/*
 * One row per page. Client routes, script preloads, document titles, 404s, metadata for search engines, the sitemap and
 * the tests that visit every page derive from it.
 */

export interface Page {
  readonly path: string
  /** The h1; document title with the product name appended. */
  readonly heading: string
  /** For search engines and link previews. */
  readonly description: string
  readonly access: Access
  /** Whether search engines should list it. */
  readonly isListed: boolean
  /** Name in the administration's navigation. */
  readonly tab?: string
}

interface Row {
  /** Name of the page's module in client/src/pages, without `.tsx`. */
  readonly file: string
  readonly heading: string
  readonly description: string
  /** @default 'anyone' */
  readonly access?: Access
  /** @default true */
  readonly isListed?: boolean
  readonly tab?: string
}

const rows = {
  '/': {
    file: 'landing',
    heading: 'Start Your Solar Journey',
    description:
      'Plan solar for your home with free calculators: system size, batteries, tilt, payback, loans and bills, every step of the arithmetic shown.',
  },
  '/plan': {
    file: 'plan',
    heading: 'Plan Your Solar Home',
    description:
      'One home, one answer: is solar worth it for your house, how big, what it costs, when it is paid and how sure that is.',
  },
  '/plan/home': {
    file: 'plan-home',
    heading: 'My Home',
    description:
      'Where your home is, how much electricity it uses and when: typical figures of your country fill in what you do not know.',
  },
  '/plan/sun': {
    file: 'plan-sun',
    heading: 'My Sun',
    description: 'What the sun gives on each plane of your roof, hour by hour, behind what stands in its light.',
  },
  '/plan/system': {
    file: 'plan-system',
    heading: 'My System',
    description:
      'How many panels, and whether a battery: the smallest system that pays, the best value, and the one that covers the year.',
  },
  '/plan/money': {
    file: 'plan-money',
    heading: 'My Money',
    description:
      'What solar costs and earns at your prices: tariff, pay for what is sold, support, cash, loan or lease.',
  },
  '/plan/answer': {
    file: 'plan-answer',
    heading: 'Your Answer',
    description:
      'Whether solar is worth it for your home, how sure that is and what would change it, with every formula.',
  },
  '/calculators': {
    file: 'calculators',
    heading: 'Solar Calculators',
    description: 'Calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.',
  },
  '/tips': {
    file: 'tips',
    heading: 'Solar Tips & Tricks',
    description:
      'Plain-spoken articles about solar at home, with named sources: choosing, sizing, paying for it and looking after it.',
  },
  '/about-us': {
    file: 'about',
    heading: 'About Us',
    description: 'Why Helioplan exists, what it stands for, and what it offers to people who plan solar at home.',
  },
  '/contact': {
    file: 'contact',
    heading: 'Contact Us',
    description: "Have questions about solar energy? We'd love to help!",
  },
  '/accuracy': {
    file: 'accuracy',
    heading: 'How accurate is this?',
    description:
      'The model of the sun behind Helioplan beside published references: positions, yields and best tilts, with every error shown.',
  },
  '/privacy': {
    file: 'privacy',
    heading: 'Privacy',
    description:
      'What Helioplan stores about you, for how long, what stays in your browser, and who else learns something.',
  },
  '/auth': {
    file: 'auth',
    heading: 'Welcome to Helioplan',
    description: 'Sign in or register to keep your solar calculations and come back to them later.',
  },
  '/forgot-password': {
    file: 'forgot-password',
    heading: 'Forgot Your Password?',
    description: 'Get a link to choose a new password.',
    isListed: false,
  },
  '/reset-password': {
    file: 'reset-password',
    heading: 'Choose a New Password',
    description: 'Choose a new password for your account.',
    isListed: false,
  },
  '/confirm-email': {
    file: 'confirm-email',
    heading: 'Confirm Your Email Address',
    description: 'Confirm the email address of your account.',
    isListed: false,
  },
  '/cancel-email-change': {
    file: 'cancel-email-change',
    heading: 'Cancel Email Change',
    description: 'Keep the email address that your account has.',
    isListed: false,
  },
  '/profile': {
    file: 'profile',
    heading: 'Your Profile',
    description: 'Your account and your saved calculations.',
    access: 'user',
    isListed: false,
  },
  '/admin/login': {
    file: 'admin-login',
    heading: 'Admin Login',
    description: 'Sign in to manage articles and users.',
    isListed: false,
  },
  '/admin/articles': {
    file: 'admin-articles',
    heading: 'Article Management',
    description: 'Write, edit and delete articles.',
    access: 'admin',
    isListed: false,
    tab: 'Articles',
  },
  '/admin/users': {
    file: 'admin-users',
    heading: 'User Management',
    description: 'View and manage registered users.',
    access: 'admin',
    isListed: false,
    tab: 'Users',
  },
  '/admin/messages': {
    file: 'admin-messages',
    heading: 'Messages',
    description: 'Messages from the contact form.',
    access: 'admin',
    isListed: false,
    tab: 'Messages',
  },
  '/admin/subscribers': {
    file: 'admin-subscribers',
    heading: 'Subscribers',
    description: 'Who receives the newsletter.',
    access: 'admin',
    isListed: false,
    tab: 'Subscribers',
  },
  '/admin/log': {
    file: 'admin-log',
    heading: 'Activity Log',
    description: 'What administrators have done.',
    access: 'admin',
    isListed: false,
    tab: 'Activity Log',
  },
  '/newsletter/confirm': {
    file: 'newsletter-confirm',
    heading: 'Confirm Your Subscription',
    description: 'Confirm that you would like our newsletter.',
    isListed: false,
  },
  '/newsletter/unsubscribe': {
    file: 'newsletter-unsubscribe',
    heading: 'Unsubscribe',
    description: 'Stop receiving our newsletter.',
    isListed: false,
  },
} as const satisfies Record<string, Row>

export type FixedPath = keyof typeof rows

/** Pages of many things, by the thing's slug; they bring their own headings. */
export const CALCULATOR_PATH = '/calculators/:slug'
export const ARTICLE_PATH = '/tips/:slug'
const slugPageFiles = { [CALCULATOR_PATH]: 'calculator', [ARTICLE_PATH]: 'article' }

export type PagePath = FixedPath | keyof typeof slugPageFiles

/** All pages with a fixed path, including the calculators. */
export const pages: readonly Page[] = /* @__PURE__ */ listPages()

function listPages(): Page[] {
  const fixedPages = Object.entries<Row>(rows).map(([path, { file, ...row }]) => ({
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

export const headingOf = (path: FixedPath): string => rows[path].heading

/** Access to a page; pages with a slug are public. */
export const accessOf = (path: PagePath): Access => (isFixedPath(path) && (rows[path] as Row).access) || 'anyone'

/** Module in client/src/pages of a page; of missing pages if undefined. */
export function pageFileOf(path: PagePath | undefined): string {
  if (path === undefined) return 'not-found'
  return isFixedPath(path) ? rows[path].file : slugPageFiles[path]
}

/** Page without personal content; cached on the device, it becomes any page when offline. */
export const OFFLINE_PATH = '/offline'

export const NOT_FOUND_HEADING = '404 Page Not Found'
export const ARTICLE_NOT_FOUND_HEADING = 'Article not found'

export const documentTitle = (heading: string) => `${heading} · Helioplan`

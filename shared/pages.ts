import { catalogue } from './calculators/catalogue.ts'
import type { Access } from './contract/endpoints.ts'

/*
 * One row per page with a fixed path. Client routes, document titles, 404s, metadata for search engines, the sitemap
 * and the tests that visit every page derive from it.
 */

export interface Page {
  /** A pattern if it contains `:name`; such pages bring their own heading. */
  readonly path: string
  /** The h1; document title with the product name appended. */
  readonly heading: string
  readonly description: string
  readonly access: Access
  /** For search engines. */
  readonly listed: boolean
}

type Row = readonly [heading: string, access: Access, listed: 'listed' | 'unlisted']

// biome-ignore format: a table reads best as one
const rows = {
  '/': ['Start Your Solar Journey', 'anyone', 'listed'],
  '/plan': ['Plan Your Solar Home', 'anyone', 'listed'],
  '/plan/home': ['My Home', 'anyone', 'listed'],
  '/plan/sun': ['My Sun', 'anyone', 'listed'],
  '/plan/system': ['My System', 'anyone', 'listed'],
  '/plan/money': ['My Money', 'anyone', 'listed'],
  '/plan/answer': ['Your Answer', 'anyone', 'listed'],
  '/calculators': ['Solar Calculators', 'anyone', 'listed'],
  '/tips': ['Solar Tips & Tricks', 'anyone', 'listed'],
  '/about-us': ['About Us', 'anyone', 'listed'],
  '/contact': ['Contact Us', 'anyone', 'listed'],
  '/accuracy': ['How accurate is this?', 'anyone', 'listed'],
  '/privacy': ['Privacy', 'anyone', 'listed'],
  '/auth': ['Welcome to Helioplan', 'anyone', 'listed'],
  '/forgot-password': ['Forgot Your Password?', 'anyone', 'unlisted'],
  '/reset-password': ['Choose a New Password', 'anyone', 'unlisted'],
  '/confirm-email': ['Confirm Your Email Address', 'anyone', 'unlisted'],
  '/cancel-email-change': ['Cancel Email Change', 'anyone', 'unlisted'],
  '/profile': ['Your Profile', 'user', 'unlisted'],
  '/admin/login': ['Admin Login', 'anyone', 'unlisted'],
  '/admin/articles': ['Article Management', 'admin', 'unlisted'],
  '/admin/users': ['User Management', 'admin', 'unlisted'],
  '/admin/messages': ['Messages', 'admin', 'unlisted'],
  '/admin/subscribers': ['Subscribers', 'admin', 'unlisted'],
  '/admin/log': ['Activity Log', 'admin', 'unlisted'],
  '/newsletter/confirm': ['Confirm Your Subscription', 'anyone', 'unlisted'],
  '/newsletter/unsubscribe': ['Unsubscribe', 'anyone', 'unlisted'],
} as const satisfies Record<string, Row>

export type FixedPath = keyof typeof rows

/** Paths with a slug. */
export const CALCULATOR_PATH = '/calculators/:slug'
export const ARTICLE_PATH = '/tips/:slug'

/** Each has a screen in the client. */
export type PagePath = FixedPath | typeof CALCULATOR_PATH | typeof ARTICLE_PATH

/** For search engines and link previews. Separate from the rows, so that the browser loads none. */
// biome-ignore format: a table reads best as one
const descriptions: Readonly<Record<FixedPath, string>> = {
  '/': 'Plan solar for your home with free calculators: system size, batteries, tilt, payback, loans and bills, every step of the arithmetic shown.',
  '/plan': 'One home, one answer: is solar worth it for your house, how big, what it costs, when it is paid and how sure that is.',
  '/plan/home': 'Where your home is, how much electricity it uses and when: typical figures of your country fill in what you do not know.',
  '/plan/sun': 'What the sun gives on each plane of your roof, hour by hour, behind what stands in its light.',
  '/plan/system': 'How many panels, and whether a battery: the smallest system that pays, the best value, and the one that covers the year.',
  '/plan/money': 'What solar costs and earns at your prices: tariff, pay for what is sold, support, cash, loan or lease.',
  '/plan/answer': 'Whether solar is worth it for your home, how sure that is and what would change it, with every formula.',
  '/calculators': 'Calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.',
  '/tips': 'Plain-spoken articles about solar at home, with named sources: choosing, sizing, paying for it and looking after it.',
  '/about-us': 'Why Helioplan exists, what it stands for, and what it offers to people who plan solar at home.',
  '/contact': "Have questions about solar energy? We'd love to help!",
  '/accuracy': 'The model of the sun behind Helioplan beside published references: positions, yields and best tilts, with every error shown.',
  '/privacy': 'What Helioplan stores about you, for how long, what stays in your browser, and who else learns something.',
  '/auth': 'Sign in or register to keep your solar calculations and come back to them later.',
  '/forgot-password': 'Get a link to choose a new password.',
  '/reset-password': 'Choose a new password for your account.',
  '/confirm-email': 'Confirm the email address of your account.',
  '/cancel-email-change': 'Keep the email address that your account has.',
  '/profile': 'Your account and your saved calculations.',
  '/admin/login': 'Sign in to manage articles and users.',
  '/admin/articles': 'Write, edit and delete articles.',
  '/admin/users': 'View and manage registered users.',
  '/admin/messages': 'Messages from the contact form.',
  '/admin/subscribers': 'Who receives the newsletter.',
  '/admin/log': 'What administrators have done.',
  '/newsletter/confirm': 'Confirm that you would like our newsletter.',
  '/newsletter/unsubscribe': 'Stop receiving our newsletter.',
}

/** Including the calculators. */
export const pages: readonly Page[] = /* @__PURE__ */ listPages()

function listPages(): Page[] {
  const fixedPages = (Object.entries(rows) as [FixedPath, Row][]).map(([path, [heading, access, listed]]) => ({
    path,
    heading,
    description: descriptions[path],
    access,
    listed: listed === 'listed',
  }))
  const calculators = catalogue.map(({ slug, title, summary }) => ({
    path: `/calculators/${slug}`,
    heading: title,
    description: summary,
    access: 'anyone' as const,
    listed: true,
  }))
  return [...fixedPages, ...calculators]
}

export const findPage = (path: string): Page | undefined => pages.find((page) => page.path === path)

const SLUG_PATTERNS = [CALCULATOR_PATH, ARTICLE_PATH] as const

/** Pattern and slug; `undefined` if there is no page. */
export function matchPage(path: string): { readonly pattern: PagePath; readonly slug: string } | undefined {
  if (Object.hasOwn(rows, path)) return { pattern: path as FixedPath, slug: '' }
  const end = path.lastIndexOf('/') + 1
  const slug = path.slice(end)
  const pattern = SLUG_PATTERNS.find((pattern) => pattern === `${path.slice(0, end)}:slug`)
  return pattern && slug ? { pattern, slug } : undefined
}

export const headingOf = (path: FixedPath): string => rows[path][0]

/** Pages with a slug are public. */
export const accessOf = (path: PagePath): Access => (path in rows ? rows[path as FixedPath][1] : 'anyone')

/** Page without personal content; cached on the device, it becomes any page when offline. */
export const OFFLINE_PATH = '/offline'

export const NOT_FOUND_HEADING = '404 Page Not Found'
export const ARTICLE_NOT_FOUND_HEADING = 'Article not found'

export const documentTitle = (heading: string) => `${heading} · Helioplan`

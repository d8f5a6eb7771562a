import { catalogue } from './calculators/catalogue.ts'
import type { Access } from './contract/endpoints.ts'

/*
 * One row for each page with an address of its own. The routes of the client, the titles of documents, what is a 404, the
 * head that search engines read, the sitemap and the tests that walk every page derive from it.
 */

export interface Page {
  /** A pattern where it holds `:name`: one page for each of many things, which bring their own heading. */
  readonly path: string
  /** The h1; with the product's name behind it, the document's title. */
  readonly heading: string
  readonly description: string
  readonly access: Access
  /** Search engines should list it. */
  readonly listed: boolean
}

type Row = readonly [heading: string, description: string, access: Access, listed: 'listed' | 'unlisted']

// biome-ignore format: a table reads best as one
const rows = {
  '/': ['Start Your Solar Journey', 'Plan solar for your home with ten free calculators: system size, batteries, tilt, payback, loans and bills, every step of the arithmetic shown.', 'anyone', 'listed'],
  '/calculators': ['Solar Calculators', 'Ten calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.', 'anyone', 'listed'],
  '/tips': ['Solar Tips & Tricks', 'Plain-spoken articles about solar at home, with named sources: choosing, sizing, paying for it and looking after it.', 'anyone', 'listed'],
  '/about-us': ['About Us', 'Why Helioplan exists, what it stands for, and what it offers to people who plan solar at home.', 'anyone', 'listed'],
  '/contact': ['Contact Us', "Have questions about solar energy? We'd love to help!", 'anyone', 'listed'],
  '/accuracy': ['How accurate is this?', 'The model of the sun behind Helioplan beside published references: positions, yields and best tilts, with every error shown.', 'anyone', 'listed'],
  '/auth': ['Welcome to Helioplan', 'Sign in or register to keep your solar calculations and come back to them later.', 'anyone', 'listed'],
  '/profile': ['Your Profile', 'Your account and your saved calculations.', 'user', 'unlisted'],
  '/admin/login': ['Admin Login', 'Sign in to manage articles and users.', 'anyone', 'unlisted'],
  '/admin/articles': ['Article Management', 'Write, edit and delete articles.', 'admin', 'unlisted'],
  '/admin/users': ['User Management', 'View and manage registered users.', 'admin', 'unlisted'],
  '/admin/messages': ['Messages', 'Messages from the contact form.', 'admin', 'unlisted'],
  '/admin/subscribers': ['Subscribers', 'Who receives the newsletter.', 'admin', 'unlisted'],
  '/admin/log': ['Activity Log', 'What administrators have done.', 'admin', 'unlisted'],
  '/newsletter/confirm': ['Confirm Your Subscription', 'Confirm that you would like our newsletter.', 'anyone', 'unlisted'],
  '/newsletter/unsubscribe': ['Unsubscribe', 'Stop receiving our newsletter.', 'anyone', 'unlisted'],
} as const satisfies Record<string, Row>

/** Pages whose address holds the name of the thing they show. */
export const CALCULATOR_PATH = '/calculators/:slug'
export const ARTICLE_PATH = '/tips/:slug'

/** Every path that the client has a screen for. */
export type PagePath = keyof typeof rows | typeof CALCULATOR_PATH | typeof ARTICLE_PATH

/** Every page with a fixed address, the calculators among them. */
export const pages: readonly Page[] = [
  ...Object.entries(rows).map(
    ([path, [heading, description, access, listed]]): Page => ({
      path,
      heading,
      description,
      access,
      listed: listed === 'listed',
    }),
  ),
  ...catalogue.map(
    ({ slug, title, summary }): Page => ({
      path: `/calculators/${slug}`,
      heading: title,
      description: summary,
      access: 'anyone',
      listed: true,
    }),
  ),
]

/** The page at an address, if it is one of those with a fixed address. */
export const pageAt = (path: string): Page | undefined => pages.find((page) => page.path === path)

/** What stands in place of a page that does not exist. */
export const NOT_FOUND_HEADING = '404 Page Not Found'
export const ARTICLE_NOT_FOUND_HEADING = 'Article not found'

export const documentTitle = (heading: string) => `${heading} · Helioplan`

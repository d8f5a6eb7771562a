import { catalogue } from '#shared/calculators/catalogue.ts'

export interface Page {
  /** The h1, without the product's name. */
  readonly heading: string
  readonly description: string
  /** Search engines should list it. */
  readonly listed: boolean
  readonly status?: 200 | 404 | 503
  /** Address of the picture that link previews show; the site's card otherwise. */
  readonly image?: string
  /** Data for search engines, as schema.org describes it. */
  readonly linkedData?: Readonly<Record<string, unknown>>
  /** Elements that belong into the head of this page alone. */
  readonly head?: string
}

/** As client/src/pages/landing.tsx shows it; the widths are those of the files in client/public/images. */
const HERO_PRELOAD = `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="(max-width: 48rem) 130vw, 100vw" imagesrcset="${[
  640, 1024, 1600, 2400,
]
  .map((width) => `/images/hero-${width}.avif ${width}w`)
  .join(', ')}">`

const page = (heading: string, description: string, more: Partial<Page> = {}): Page => ({
  heading,
  description,
  listed: true,
  ...more,
})
const unlisted = (heading: string, description: string) => page(heading, description, { listed: false })

/** Every page with a fixed address. */
export const pages: ReadonlyMap<string, Page> = new Map([
  [
    '/',
    page(
      'Start Your Solar Journey',
      'Plan solar for your home with ten free calculators: system size, batteries, tilt, payback, loans and bills, every step of the arithmetic shown.',
      { head: HERO_PRELOAD },
    ),
  ],
  [
    '/calculators',
    page(
      'Solar Calculators',
      'Ten calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.',
    ),
  ],
  ...catalogue.map(({ slug, title, summary }): [string, Page] => [`/calculators/${slug}`, page(title, summary)]),
  [
    '/about-us',
    page('About Us', 'Why Helioplan exists, what it stands for, and what it offers to people who plan solar at home.'),
  ],
  ['/contact', page('Contact Us', "Have questions about solar energy? We'd love to help!")],
  [
    '/accuracy',
    page(
      'How accurate is this?',
      'The model of the sun behind Helioplan beside published references: positions, yields and best tilts, with every error shown.',
    ),
  ],
  [
    '/auth',
    page('Welcome to Helioplan', 'Sign in or register to keep your solar calculations and come back to them later.'),
  ],
  ['/profile', unlisted('Your Profile', 'Your account and your saved calculations.')],
  ['/admin/login', unlisted('Admin Login', 'Sign in to manage articles and users.')],
  ['/admin/articles', unlisted('Article Management', 'Write, edit and delete articles.')],
  ['/admin/users', unlisted('User Management', 'View and manage registered users.')],
  ['/admin/messages', unlisted('Messages', 'Messages from the contact form.')],
  ['/admin/subscribers', unlisted('Subscribers', 'Who receives the newsletter.')],
  ['/admin/log', unlisted('Activity Log', 'What administrators have done.')],
  ['/newsletter/confirm', unlisted('Confirm Your Subscription', 'Confirm that you would like our newsletter.')],
  ['/newsletter/unsubscribe', unlisted('Unsubscribe', 'Stop receiving our newsletter.')],
])

export const notFoundPage: Page = {
  heading: '404 Page Not Found',
  description: 'There is no page at this address.',
  listed: false,
  status: 404,
}

export const articleNotFoundPage: Page = { ...notFoundPage, heading: 'Article not found' }

/** An article's page while the database is away: the screen says what it can. */
export const articleUnavailablePage: Page = { ...notFoundPage, heading: 'Solar Tips & Tricks', status: 503 }

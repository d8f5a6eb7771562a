import { ARTICLE_NOT_FOUND_HEADING, NOT_FOUND_HEADING, type Page, pageAt } from '#shared/pages.ts'
import { pictures, sourceSet } from '#shared/pictures.ts'

/** What a document says of itself, in its head. */
export interface PageHead extends Pick<Page, 'heading' | 'description' | 'listed'> {
  readonly status?: 200 | 404 | 503
  /** Address of the picture that link previews show; the site's card otherwise. */
  readonly image?: string
  /** Data for search engines, as schema.org describes it. */
  readonly linkedData?: Readonly<Record<string, unknown>>
  /** Elements that belong into the head of this page alone. */
  readonly head?: string
}

/** The page has another address: for good, or for as long as an editor leaves it so. */
export interface Moved {
  readonly movedTo: string
  readonly forGood: boolean
}

const { hero } = pictures

/** The picture that the landing page opens with, as the page asks for it on screens of either kind. */
const HERO_PRELOAD = [hero.upright, { ...hero, media: `not all and ${hero.upright.media}` }]
  .map(
    (files) =>
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${files.media}" imagesizes="${files.sizes}" imagesrcset="${sourceSet(files, 'avif')}">`,
  )
  .join('')

/** The head of a page with a fixed address. */
export function fixedHead(path: string): PageHead | undefined {
  const page = pageAt(path)
  return page && path === '/' ? { ...page, head: HERO_PRELOAD } : page
}

export const notFoundHead: PageHead = {
  heading: NOT_FOUND_HEADING,
  description: 'There is no page at this address.',
  listed: false,
  status: 404,
}

/** Of the page that browsers keep for when there is no network. */
export const offlineHead: PageHead = {
  heading: 'Helioplan',
  description: 'What works without a network.',
  listed: false,
}

export const articleNotFoundHead: PageHead = { ...notFoundHead, heading: ARTICLE_NOT_FOUND_HEADING }

/** An article's page while the database is away: the screen says what it can. */
export const articleUnavailableHead: PageHead = {
  ...notFoundHead,
  heading: pageAt('/tips')?.heading ?? '',
  status: 503,
}

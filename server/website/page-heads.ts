import { t } from '#shared/language/t.ts'
import { articleNotFoundHeading, findPage, headingOf, notFoundHeading } from '#shared/pages.ts'
import { buildSrcset, pictures } from '#shared/pictures.ts'
import { describePage } from './page-descriptions.ts'
import { datasetMarkup } from './town-dataset.ts'

export interface PageHead {
  readonly heading: string
  readonly description: string
  readonly isListed: boolean
  readonly status?: 200 | 404 | 503
  /** Unlisted, but its links lead to listed pages. */
  readonly isFollowed?: boolean
  /** Picture for link previews. Default: the site's share card. */
  readonly image?: string
  /** Structured data (schema.org). */
  readonly linkedData?: Readonly<Record<string, unknown>>
  /** Slugs of an article, by language. */
  readonly slugs?: Readonly<Record<string, string>>
  /** Additional tags of this page. */
  readonly head?: string
}

/** A redirect, permanent or until an editor changes it. */
export interface Redirect {
  readonly location: string
  readonly isPermanent: boolean
}

const { hero } = pictures

/** Preloads the hero picture with the same media conditions as the page. */
const HERO_PRELOAD = [hero.portrait, { ...hero, media: `not all and ${hero.portrait.media}` }]
  .map(
    (files) =>
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${files.media}" imagesizes="${files.sizes}" imagesrcset="${buildSrcset(files, 'avif')}">`,
  )
  .join('')

export function findPageHead(path: string, origin: string): PageHead | undefined {
  const page = findPage(path)
  return (
    page && {
      heading: page.heading(),
      description: describePage(page.path),
      isListed: page.isListed,
      ...(path === '/' && { head: HERO_PRELOAD }),
      ...(path === '/solar/data' && { linkedData: datasetMarkup(origin) }),
    }
  )
}

export const notFoundHead = (heading = notFoundHeading()): PageHead => ({
  heading,
  description: t('There is no page at this address.'),
  isListed: false,
  status: 404,
})

export const offlineHead = (): PageHead => ({
  heading: 'Helioplan',
  description: t('This page works without an internet connection.'),
  isListed: false,
})

export const articleNotFoundHead = (): PageHead => notFoundHead(articleNotFoundHeading())

/** An article's page while the database is down. */
export const articleUnavailableHead = (): PageHead => ({ ...notFoundHead(headingOf('/tips')), status: 503 })

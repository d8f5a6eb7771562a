import { Parser } from 'htmlparser2'
import { listBreadcrumbs, placeOf, solarHeading, solarPath } from '#shared/contract/solar-headings.ts'
import type { SolarPage, TownPage } from '#shared/contract/solar-pages.ts'
import { oembedAddress } from '#shared/embeds.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { addressOf } from '#shared/language/addresses.ts'
import type { Language } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { articleNotFoundHeading, findPage, headingOf, notFoundHeading } from '#shared/pages.ts'
import { buildSrcset, pictures } from '#shared/pictures.ts'
import { regionName, townName } from '#shared/places/town-names.ts'
import type { ArticleQueries, LocalizedArticle } from '../articles/queries.ts'
import { isDatabaseUnavailable } from '../http/errors.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { PageHead } from './document.ts'
import { describePage } from './page-descriptions.ts'
import { datasetMarkup } from './town-files.ts'

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

const articleNotFoundHead = (): PageHead => notFoundHead(articleNotFoundHeading())

/** An article's page while the database is down. */
const articleUnavailableHead = (): PageHead => ({ ...notFoundHead(headingOf('/tips')), status: 503 })

/** Characters that search engines and link previews show. */
const MAX_DESCRIPTION_LENGTH = 160
const HEADING_TAG = /^h\d$/
/** Tags within a sentence: no space before and after them. */
const INLINE_TAG = /^(a|b|code|em|i|s|span|strong|sub|sup|u)$/

/** Head of the page, or a redirect to the article's current address in this language. */
export async function findArticleHead(articles: ArticleQueries, slug: string): Promise<PageHead | Redirect> {
  try {
    const article = await articles.find(slug, currentLanguage())
    if (article?.language !== currentLanguage()) return articleNotFoundHead()
    if (article.slug === slug) return headOfArticle(article)
    // Editors change former slugs, but not those of other languages.
    return { location: `/tips/${article.slug}`, isPermanent: Object.values(article.slugs).includes(slug) }
  } catch (error) {
    if (isDatabaseUnavailable(error)) return articleUnavailableHead()
    throw error
  }
}

/** Addresses of an article in those languages that it has. */
export const articleAddresses = (slugs: Readonly<Record<string, string>>, languages: readonly Language[]) =>
  languages.flatMap((language) => {
    const slug = slugs[language]
    return slug === undefined ? [] : [[language, addressOf(`/tips/${slug}`, language)] as const]
  })

function headOfArticle(article: LocalizedArticle): PageHead {
  const { title, image, content, language, slugs, createdAt, updatedAt } = article
  const description = truncate(textOf(content))
  const linkedData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    datePublished: createdAt.toISOString(),
    dateModified: updatedAt.toISOString(),
  }
  return { heading: title, description, isListed: true, image, linkedData, slugs }
}

/** Headings are left out, because they make poor descriptions. */
function textOf(html: string) {
  let text = ''
  let inHeading = false
  const parser = new Parser({
    onopentagname: (name) => {
      if (HEADING_TAG.test(name)) inHeading = true
      if (!INLINE_TAG.test(name)) text += ' '
    },
    ontext: (words) => {
      if (!inHeading) text += words
    },
    onclosetag: (name) => {
      if (HEADING_TAG.test(name)) inHeading = false
      if (!INLINE_TAG.test(name)) text += ' '
    },
  })
  parser.end(html)
  return text.replace(/\s+/g, ' ').trim()
}

function truncate(text: string) {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text
  const head = text.slice(0, MAX_DESCRIPTION_LENGTH)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 80)).replace(/[\s,;:.–-]+$/, '')}…`
}

export function solarHead(page: SolarPage, origin: string): PageHead {
  if (page.kind === 'missing') return notFoundHead()
  const isListed = isForSearchEngines(page)
  return {
    heading: solarHeading(page),
    description: describe(page),
    isListed,
    ...(!isListed && { isFollowed: true }),
    ...(page.kind === 'town' && { head: oembedLink(page, origin) }),
    linkedData: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: solarHeading(page),
      breadcrumb: breadcrumbs(page, origin),
      ...(page.kind === 'town' && { about: placeMarkup(page) }),
    },
  }
}

const oembedLink = (page: TownPage, origin: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${oembedAddress(origin, addressOf(solarPath(page.slug)))}" title="${escapeHtml(solarHeading(page))}">`

function isForSearchEngines(page: Exclude<SolarPage, { kind: 'missing' }>): boolean {
  if (page.kind === 'world') return true
  if (page.kind === 'town') return page.rank !== undefined
  return (page.kind === 'country' ? page.country : page.region).count > 0
}

function describe(page: Exclude<SolarPage, { kind: 'missing' }>): string {
  if (page.kind === 'world') return describePage('/solar')
  const place = placeOf(page)
  if (page.kind === 'town') {
    const { yield: output, tilt } = page.figures
    return t(
      'Solar panels in {place}: about {output} kWh a year from each kilowatt-peak, best slope {slope}°. With months, size, costs and the towns around it.',
      { place, output: formatNumber(Math.round(output.p50 / 10) * 10), slope: formatNumber(tilt) },
    )
  }
  return t(
    'Solar panels in {place}: how much electricity they make, town by town, with the best slope and direction.',
    { place },
  )
}

const placeMarkup = ({ name, country, latitude, longitude, region }: TownPage) => ({
  '@type': 'City',
  name: townName({ name, country: country.country }),
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  containedInPlace: {
    '@type': 'AdministrativeArea',
    name: region ? regionName({ region: region.name, country: country.country }) : countryName(country.country),
  },
})

function breadcrumbs(page: Exclude<SolarPage, { kind: 'missing' }>, origin: string) {
  const crumbs = listBreadcrumbs(page)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, slug], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + addressOf(solarPath(slug)),
    })),
  }
}

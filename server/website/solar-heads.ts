import { listBreadcrumbs, placeOf, solarHeading, solarPath } from '#shared/contract/solar-headings.ts'
import type { SolarPage, TownPage } from '#shared/contract/solar-pages.ts'
import { oembedAddress } from '#shared/embeds.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { addressOf } from '#shared/language/addresses.ts'
import { t } from '#shared/language/t.ts'
import { regionName, townName } from '#shared/places/town-names.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { describePage } from './page-descriptions.ts'
import { notFoundHead, type PageHead } from './page-heads.ts'

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
  switch (page.kind) {
    case 'world':
      return true
    case 'country':
      return page.country.count > 0
    case 'region':
      return page.region.count > 0
    case 'town':
      return page.rank !== undefined
  }
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
    {
      place,
    },
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

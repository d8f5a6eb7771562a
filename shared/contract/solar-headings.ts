import { countryInSentence, countryName } from '../format/names.ts'
import { t } from '../language/t.ts'
import { headingOf } from '../pages.ts'
import { regionName, townName } from '../places/town-names.ts'
import type { CountryPage, RegionPage, SimilarPlace, SolarPage, TownLink, TownPage } from './solar-pages.ts'

type PlacePage = CountryPage | RegionPage | TownPage

/** `Pune, Maharashtra`, `Maharashtra, India`, `India`. */
export function placeOf(page: PlacePage): string {
  const { country } = page.country
  if (page.kind === 'country') return countryInSentence(country)
  const region = page.region && page.region.name !== '' ? regionName({ region: page.region.name, country }) : ''
  const names =
    page.kind === 'town'
      ? [townName({ name: page.name, country }), region || countryName(country)]
      : [region, countryName(country)]
  return [...new Set(names)].filter((name) => name !== '').join(', ')
}

export const solarHeading = (page: Exclude<SolarPage, { kind: 'missing' }>): string =>
  page.kind === 'world' ? headingOf('/solar') : t('Solar in {place}', { place: placeOf(page) })

/** `Pune`, with its country for readers of another country's page. */
export function labelTown(town: Pick<TownLink, 'name' | 'country'>, country: string): string {
  const name = townName(town)
  return town.country === country ? name : `${name}, ${countryName(town.country)}`
}

/** `Munich, Germany`, `Bavaria, Germany`, `Germany`. */
export function labelPlace({ kind, name, country }: SimilarPlace): string {
  switch (kind) {
    case 'country':
      return countryName(country)
    case 'region':
      return `${regionName({ region: name, country })}, ${countryName(country)}`
    case 'town':
      return labelTown({ name, country }, '')
  }
}

type Breadcrumb = readonly [name: string, slug: string]

/** Pages from the world to the page itself. */
export function listBreadcrumbs(page: Exclude<SolarPage, { kind: 'missing' }>): readonly Breadcrumb[] {
  const world: Breadcrumb = [headingOf('/solar'), '']
  if (page.kind === 'world') return [world]
  const { country, slug } = page.country
  const ofCountry: Breadcrumb = [countryName(country), slug]
  if (page.kind === 'country') return [world, ofCountry]
  const ofRegion: readonly Breadcrumb[] =
    page.region && page.region.name !== ''
      ? [[regionName({ region: page.region.name, country }), page.region.slug]]
      : []
  if (page.kind === 'region') return [world, ofCountry, ...ofRegion]
  return [world, ofCountry, ...ofRegion, [townName({ name: page.name, country }), page.slug]]
}

/** @param slug `india/maharashtra/pune`; empty for the world */
export const solarPath = (slug: string) => (slug === '' ? '/solar' : `/solar/${slug}`)

import type {
  CountryLink,
  RegionLink,
  SolarPage,
  TownComparison,
  TownLink,
  TownPage,
  WorldPage,
} from '#shared/contract/solar-pages.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import type { Handlers } from '../http/mount.ts'
import { townKey } from './figures-file.ts'
import { type FoundPlace, findPlace } from './find-place.ts'
import {
  type CountryOfTowns,
  figuresOf,
  type IndexedTown,
  loadTownIndex,
  type RegionOfTowns,
  type TownIndex,
} from './town-index.ts'
import { loadMoneyFile, loadTownMoney, loadTypicalFigures } from './town-money.ts'
import { computeTownSun } from './town-sun.ts'
import { loadWorldMap } from './world-map.ts'

/** One with little sun and one with much, with which pages of towns compare; as `townKey` names them. */
const WELL_KNOWN = ['DE/berlin/berlin', 'US/arizona/phoenix'] as const
/** Numbers of towns in lists. */
const MAX_RANKED = 10
const MAX_LARGEST = 50
const MAX_OTHERS = 200
const MAX_NEIGHBORS = 8
/** [km] */
const MAX_DISTANCE = 150
/** Largest difference of two places "at the same latitude" [°]. */
const MAX_LATITUDE_DIFFERENCE = 0.5

type Place = Exclude<FoundPlace, { readonly kind: 'moved' }>

export const findSolarPlace = async (slug: string): Promise<FoundPlace> => findPlace(await loadTownIndex(), slug)

export async function buildSolarPage(place: Place): Promise<SolarPage> {
  const index = await loadTownIndex()
  switch (place.kind) {
    case 'world':
      return buildWorld(index)
    case 'country':
      return buildCountry(place.country)
    case 'region':
      return buildRegion(place.region)
    case 'town':
      return buildTown(index, place.region, place.town)
    case 'missing':
      return place
  }
}

const toLink = ({ town, slug, output }: IndexedTown): TownLink => ({
  slug,
  name: town.name,
  country: town.country,
  ...(output !== undefined && { output }),
})

const isIndexed = ({ output }: IndexedTown) => output !== undefined
/** The highest first. */
const byOutput = (a: Pick<TownLink, 'output'>, b: Pick<TownLink, 'output'>) => (b.output ?? 0) - (a.output ?? 0)

const mean = (towns: readonly IndexedTown[]) =>
  Math.round(towns.reduce((sum, { output = 0 }) => sum + output, 0) / towns.length)

const countryLink = ({ slug, code, ranking }: CountryOfTowns): CountryLink => ({
  slug,
  country: code,
  count: ranking.length,
  ...(ranking.length > 0 && {
    output: { lowest: ranking.at(-1)?.output ?? 0, mean: mean(ranking), highest: ranking[0]?.output ?? 0 },
  }),
})

function regionLink({ slug, name, towns }: RegionOfTowns): RegionLink {
  const indexed = towns.filter(isIndexed)
  return { slug, name, count: indexed.length, ...(indexed.length > 0 && { output: mean(indexed) }) }
}

const buildWorld = async ({ countries }: TownIndex): Promise<WorldPage> => ({
  kind: 'world',
  map: await loadWorldMap(),
  countries: [...countries.values()]
    .filter(({ towns }) => towns.length > 0)
    .map(countryLink)
    .sort((a, b) => (b.output?.mean ?? 0) - (a.output?.mean ?? 0)),
})

async function buildCountry(country: CountryOfTowns): Promise<SolarPage> {
  const { ranking, towns, regions, code } = country
  const typical = await loadTypicalFigures(code)
  return {
    kind: 'country',
    country: countryLink(country),
    regions: [...regions.values()].map(regionLink).sort(byOutput),
    best: ranking.slice(0, MAX_RANKED).map(toLink),
    worst: ranking.length > MAX_RANKED ? ranking.slice(-MAX_RANKED).reverse().map(toLink) : [],
    largest: towns.slice(0, MAX_LARGEST).map(toLink),
    ...(typical && { typical }),
  }
}

const buildRegion = (region: RegionOfTowns): SolarPage => ({
  kind: 'region',
  country: countryLink(region.country),
  region: regionLink(region),
  towns: region.towns.filter(isIndexed).sort(byOutput).map(toLink),
  others: region.towns
    .filter((town) => !isIndexed(town))
    .slice(0, MAX_OTHERS)
    .map(toLink),
})

async function buildTown(index: TownIndex, region: RegionOfTowns, entry: IndexedTown): Promise<TownPage> {
  const figures = figuresOf(index, entry)
  const { town, slug } = entry
  const { country } = region
  const place = country.ranking.indexOf(entry) + 1
  const [money, typical, { capital = '' }] = await Promise.all([
    loadTownMoney(town, region.name, figures),
    loadTypicalFigures(town.country, region.name),
    loadPreset(town.country),
  ])
  return {
    kind: 'town',
    slug,
    name: town.name,
    country: countryLink(country),
    ...(region.name !== '' && { region: { slug: region.slug, name: region.name } }),
    plannerSlug: townKey(town).toLowerCase(),
    latitude: town.latitude,
    longitude: town.longitude,
    figures,
    sun: computeTownSun(town),
    ...(place > 0 && { rank: { place, count: country.ranking.length } }),
    comparisons: compareTowns(index, country, { ...entry, output: figures.yield.p50 }, capital),
    ...(money && { money }),
    ...(typical && { typical }),
  }
}

/** The capital has output even if a larger town nearby keeps it out of search engines (Quezon City for Manila). */
function findCapital({ townsByKey, figures }: TownIndex, key: string): IndexedTown | undefined {
  const capital = townsByKey.get(key)
  const stored = figures.get(key)
  return capital && stored !== undefined ? { ...capital, output: parseTownFigures(stored).yield.p50 } : capital
}

/** Other towns for search engines, each once, and the town itself; the highest yield first. */
function compareTowns(
  index: TownIndex,
  country: CountryOfTowns,
  entry: IndexedTown,
  capital: string,
): TownComparison[] {
  const { latitude, longitude } = entry.town
  const away = ({ town }: IndexedTown) => distanceKm(town, latitude, longitude)
  const isOther = ({ slug }: IndexedTown) => slug !== entry.slug
  // The cheapest condition first, for thousands of towns.
  const near = (other: IndexedTown) => Math.abs(other.town.latitude - latitude) < 1.5 && away(other) < MAX_DISTANCE
  const neighbors = index.indexedTowns
    .filter((other) => near(other) && isOther(other))
    .sort((a, b) => b.town.population - a.town.population)
    .slice(0, MAX_NEIGHBORS)
  const twins = index.indexedTowns
    .filter(
      ({ town }) =>
        // Seasons are opposite on the other half of the Earth, but the yearly sun is alike.
        Math.abs(Math.abs(town.latitude) - Math.abs(latitude)) < MAX_LATITUDE_DIFFERENCE &&
        town.country !== country.code,
    )
    .sort((a, b) => b.town.population - a.town.population)
    .slice(0, 2)
  const candidates: readonly (readonly [TownComparison['relation'], IndexedTown | undefined])[] = [
    ['itself', entry],
    ['best', country.ranking[0]],
    ['worst', country.ranking.at(-1)],
    ['capital', findCapital(index, capital)],
    ...neighbors.map((town) => ['neighbor', town] as const),
    ...twins.map((town) => ['latitude', town] as const),
    ...WELL_KNOWN.map((key) => ['known', index.townsByKey.get(key)] as const),
  ]
  const seen = new Set<string>()
  const comparisons: TownComparison[] = []
  for (const [relation, town] of candidates) {
    if (!town || seen.has(town.slug)) continue
    seen.add(town.slug)
    comparisons.push({ relation, town: toLink(town) })
  }
  return comparisons.sort((a, b) => (b.town.output ?? 0) - (a.town.output ?? 0))
}

/** What the first page of a place would wait for. */
export const loadTownPages = () => Promise.all([loadMoneyFile(), loadWorldMap()])

/** Data of pages that a visitor opens from another page; the server renders the first one itself. */
export const solarRoutes = {
  solarPage: async ({ input: { slug } }) => {
    const place = await findSolarPlace(slug)
    const target = place.kind === 'moved' ? await findSolarPlace(place.slug) : place
    return buildSolarPage(target.kind === 'moved' ? { kind: 'missing', nearest: [] } : target)
  },
} satisfies Partial<Handlers>

import type { SimilarPlace } from '#shared/contract/solar-pages.ts'
import { latitudeSlug, slugOf } from '#shared/places/town-slugs.ts'
import { createNameList, findSimilar, type NameList, type SimilarName } from './similar-names.ts'
import type { CountryOfTowns, IndexedTown, RegionOfTowns, TownIndex } from './town-index.ts'

export type FoundPlace =
  | { readonly kind: 'world' }
  | { readonly kind: 'country'; readonly country: CountryOfTowns }
  | { readonly kind: 'region'; readonly region: RegionOfTowns }
  | { readonly kind: 'town'; readonly region: RegionOfTowns; readonly town: IndexedTown }
  /** Another way to write the address, or another name of the region or town. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing'; readonly nearest: readonly SimilarPlace[] }

/** No place has a longer address [characters]. */
const MAX_LENGTH = 150
const MAX_NEAREST = 3

/** @param slug `india/maharashtra/pune`, decoded; empty for the world */
export function findPlace(index: TownIndex, slug: string): FoundPlace {
  if (slug === '') return { kind: 'world' }
  if (slug.length > MAX_LENGTH) return { kind: 'missing', nearest: [] }
  const canonical = slug.replace(/\/+$/, '').split('/').map(slugOf).join('/')
  const found = findCanonical(index, canonical)
  if (found.kind === 'missing' || found.kind === 'moved' || canonical === slug) return found
  return { kind: 'moved', slug: canonical }
}

function findCanonical(index: TownIndex, slug: string): FoundPlace {
  const { countries, countriesByCode } = index
  const [countrySlug = '', regionSlug, townSlug, ...rest] = slug.split('/')
  const country = countries.get(countrySlug)
  // The planner knows countries by their codes.
  const sameCode = countriesByCode.get(countrySlug.toUpperCase())
  if (sameCode) return findMoved(index, [sameCode.slug, regionSlug, townSlug, ...rest])
  const name = townSlug ?? regionSlug ?? countrySlug
  if (!country || rest.length > 0) return missing(index, name, { regionSlug, townSlug })
  if (regionSlug === undefined) return { kind: 'country', country }
  const region = country.regions.get(regionSlug)
  if (region && townSlug === undefined) return { kind: 'region', region }
  const town = region?.townsBySlug.get(townSlug ?? '')
  if (region && town) return { kind: 'town', region, town }
  const otherRegionSlug = index.otherRegionSlugs.get(`${country.code}/${regionSlug}`)
  if (!region && otherRegionSlug !== undefined) return findMoved(index, [countrySlug, otherRegionSlug, townSlug])
  const other = findByName(region ?? country, name)
  if (other) return { kind: 'moved', slug: other.slug }
  const { regions, towns } = namesOf(country)
  return {
    kind: 'missing',
    nearest: nearest(findSimilar(townSlug === undefined ? [regions, towns] : [towns], name, MAX_NEAREST)),
  }
}

function findMoved(index: TownIndex, parts: readonly (string | undefined)[]): FoundPlace {
  const slug = parts.filter((part) => part !== undefined).join('/')
  const found = findCanonical(index, slug)
  return found.kind === 'missing' || found.kind === 'moved' ? found : { kind: 'moved', slug }
}

/** Computes a value for each owner once. */
function onceFor<Owner extends object, Value>(compute: (owner: Owner) => Value) {
  const known = new WeakMap<Owner, { readonly value: Value }>()
  return (owner: Owner): Value => {
    const entry = known.get(owner) ?? { value: compute(owner) }
    known.set(owner, entry)
    return entry.value
  }
}

/** Towns and districts of a country or a region by each of their names, made with the first name that is asked for. */
const townsByName = onceFor(({ towns, districts }: RegionOfTowns | CountryOfTowns) => {
  const names = new Map<string, IndexedTown>()
  const rows = [
    ...towns.map((entry) => ({ town: entry.town, entry })),
    ...districts.map(({ town, city }) => ({ town, entry: city })),
  ]
  for (const { town, entry } of rows) {
    // The planner does not know which towns need their latitude.
    for (const name of [...town.otherSlugs, town.slug, `${town.slug}-${latitudeSlug(town.latitude)}`])
      if (!names.has(name)) names.set(name, entry)
  }
  return names
})

/** The largest town with this name in its address, or the city of a district. @param slug `bombay`, `pune-18-5n` */
export const findByName = (area: RegionOfTowns | CountryOfTowns, slug: string): IndexedTown | undefined =>
  townsByName(area).get(slug)

/** Many towns of the world have a name a little like this. [letters] */
const MAX_DISTANCE_IN_WORLD = 2
/** [thousands of people] Of the world, only larger ones are likely to be meant; all would take twice as long. */
const MIN_POPULATION_IN_WORLD = 30

function missing(
  { countries }: TownIndex,
  name: string,
  { regionSlug, townSlug }: { readonly regionSlug: string | undefined; readonly townSlug: string | undefined },
): FoundPlace {
  const world = namesOfWorld(countries)
  const divisions = regionSlug === undefined ? world.countries : world.regions
  const above = townSlug === undefined ? findSimilar([divisions], name, MAX_NEAREST) : []
  const towns = findSimilar([world.towns], name, MAX_NEAREST, MAX_DISTANCE_IN_WORLD)
  return { kind: 'missing', nearest: nearest([...above, ...towns]) }
}

interface NamedPlace {
  /** Slug of the name alone. */
  readonly ownSlug: string
  readonly place: SimilarPlace
}

const listNames = (places: readonly NamedPlace[]): NameList<NamedPlace> =>
  createNameList(places, ({ ownSlug }) => ownSlug)

/** The most alike; of equals, the first. */
const nearest = (found: readonly SimilarName<NamedPlace>[]): SimilarPlace[] =>
  found
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ place: { place } }) => place)

const namesOfWorld = onceFor((countries: TownIndex['countries']) => {
  const all = [...countries.values()]
  const towns = all.flatMap((country) =>
    country.towns.filter(({ town }) => town.population >= MIN_POPULATION_IN_WORLD).map(namedTown),
  )
  return {
    countries: listNames(
      all.map(({ slug, code }) => ({ ownSlug: slug, place: { kind: 'country', slug, country: code, name: '' } })),
    ),
    regions: listNames(all.flatMap(namedRegions)),
    towns: listNames(towns),
  }
})

const namedRegions = ({ regions, code }: CountryOfTowns): NamedPlace[] =>
  [...regions]
    .filter(([, { name }]) => name !== '')
    .map(([ownSlug, { slug, name }]) => ({ ownSlug, place: { kind: 'region', slug, country: code, name } }))

const namedTown = ({ slug, town: { slug: ownSlug, name, country } }: IndexedTown): NamedPlace => ({
  ownSlug,
  place: { kind: 'town', slug, country, name },
})

const namesOf = onceFor((country: CountryOfTowns) => ({
  regions: listNames(namedRegions(country)),
  towns: listNames(country.towns.map(namedTown)),
}))

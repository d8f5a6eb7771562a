import type { SimilarPlace } from '#shared/contract/solar-pages.ts'
import { PRESET_COUNTRIES } from '#shared/home/presets/load.ts'
import { latitudeSlug, slugOf } from '#shared/home/town-slugs.ts'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import { readTownFigures, type TownFiguresFile, townKey } from './figures-file.ts'
import { findOtherRegionSlugs, type OtherRegionSlugs } from './region-slugs.ts'
import { parseTownTable, type TownRow, type TownTable } from './town-table.ts'

/* Towns by address, in memory: loaded with the first page of a place. */

export interface IndexedTown {
  readonly town: TownRow
  /** `india/maharashtra/pune` */
  readonly slug: string
  /** Most likely yield [kWh/kWp]; absent for towns without stored figures. */
  readonly output?: number
}

export interface RegionOfTowns {
  readonly slug: string
  /** Empty for towns without a region. */
  readonly name: string
  readonly country: CountryOfTowns
  /** The largest first. */
  readonly towns: IndexedTown[]
  readonly townsBySlug: Map<string, IndexedTown>
}

export interface CountryOfTowns {
  readonly slug: string
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly regions: Map<string, RegionOfTowns>
  /** The largest first. */
  readonly towns: IndexedTown[]
  /** Those with stored figures: the highest yield first. */
  readonly ranking: IndexedTown[]
}

export interface TownIndex {
  readonly countries: ReadonlyMap<string, CountryOfTowns>
  /** Unparsed. */
  readonly figures: ReadonlyMap<string, string>
  /** All with stored figures. */
  readonly indexedTowns: readonly IndexedTown[]
  readonly townsByKey: ReadonlyMap<string, IndexedTown>
  readonly otherRegionSlugs: OtherRegionSlugs
}

function buildTownIndex(table: TownTable, file: TownFiguresFile, otherRegionSlugs: OtherRegionSlugs): TownIndex {
  const figures = readTownFigures(file)
  const countries = new Map<string, CountryOfTowns>()
  const countriesByCode = new Map<string, CountryOfTowns>()
  for (const [code, slug] of table.countries) {
    const country: CountryOfTowns = { slug, code, regions: new Map(), towns: [], ranking: [] }
    countries.set(slug, country)
    countriesByCode.set(code, country)
  }
  for (const town of table.towns) {
    const country = countriesByCode.get(town.country)
    if (!country) continue
    const region: RegionOfTowns = country.regions.get(town.region) ?? {
      slug: `${country.slug}/${town.region}`,
      name: table.regions.get(`${town.country}/${town.region}`) ?? '',
      country,
      towns: [],
      townsBySlug: new Map(),
    }
    country.regions.set(town.region, region)
    const stored = figures.get(townKey(town))
    const entry = {
      town,
      slug: `${region.slug}/${town.slug}`,
      ...(stored !== undefined && { output: parseTownFigures(stored).yield.p50 }),
    }
    region.towns.push(entry)
    region.townsBySlug.set(town.slug, entry)
    country.towns.push(entry)
    if (stored !== undefined) country.ranking.push(entry)
  }
  for (const { ranking } of countries.values()) ranking.sort((a, b) => (b.output ?? 0) - (a.output ?? 0))
  const indexedTowns = [...countries.values()].flatMap(({ ranking }) => ranking)
  const townsByKey = new Map(indexedTowns.map((entry) => [townKey(entry.town), entry]))
  return { countries, figures, indexedTowns, townsByKey, otherRegionSlugs }
}

let index: Promise<TownIndex> | undefined

export function loadTownIndex(): Promise<TownIndex> {
  index ??= Promise.all([import('./addresses.json'), import('./figures.json')]).then(async ([addresses, figures]) => {
    const table = parseTownTable(addresses.default)
    return buildTownIndex(table, figures.default, await findOtherRegionSlugs(table))
  })
  return index
}

/** Whether typical prices are known, and so towns with stored figures. */
export const hasPreset = ({ code }: CountryOfTowns) => PRESET_COUNTRIES.includes(code)

export type FoundPlace =
  | { readonly kind: 'world' }
  | { readonly kind: 'country'; readonly country: CountryOfTowns }
  | { readonly kind: 'region'; readonly region: RegionOfTowns }
  | { readonly kind: 'town'; readonly region: RegionOfTowns; readonly town: IndexedTown }
  /** Another way to write the address, or another name of the region or town. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing'; readonly nearest: readonly SimilarPlace[] }

/** Beyond it no place has an address [characters]. */
const MAX_LENGTH = 150

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
  const { countries } = index
  const [countrySlug = '', regionSlug, townSlug, ...rest] = slug.split('/')
  const country = countries.get(countrySlug)
  const sameCode = [...countries.values()].find(({ code }) => code.toLowerCase() === countrySlug)
  // The planner knows countries by their codes.
  if (sameCode) return findMoved(index, [sameCode.slug, regionSlug, townSlug, ...rest])
  const name = townSlug ?? regionSlug ?? countrySlug
  if (!country || rest.length > 0) {
    const all = [...countries.values()]
    const above =
      townSlug !== undefined ? [] : regionSlug !== undefined ? all.flatMap(listRegions) : all.map(nameCountry)
    return { kind: 'missing', nearest: nearestNames([...above, ...all.flatMap(listTowns)], name) }
  }
  if (regionSlug === undefined) return { kind: 'country', country }
  const region = country.regions.get(regionSlug)
  if (region && townSlug === undefined) return { kind: 'region', region }
  const town = region?.townsBySlug.get(townSlug ?? '')
  if (region && town) return { kind: 'town', region, town }
  const otherRegionSlug = index.otherRegionSlugs.get(`${country.code}/${regionSlug}`)
  if (!region && otherRegionSlug !== undefined) return findMoved(index, [countrySlug, otherRegionSlug, townSlug])
  const candidates = region?.towns ?? country.towns
  // The largest first, so that an ambiguous name leads to the largest town.
  const other = candidates.find(
    ({ town }) =>
      town.otherSlugs.includes(name) ||
      town.slug === name ||
      // The planner does not know which towns need their latitude.
      `${town.slug}-${latitudeSlug(town.latitude)}` === name,
  )
  if (other) return { kind: 'moved', slug: other.slug }
  const above = townSlug === undefined ? listRegions(country) : []
  return { kind: 'missing', nearest: nearestNames([...above, ...listTowns(country)], name) }
}

function findMoved(index: TownIndex, parts: readonly (string | undefined)[]): FoundPlace {
  const slug = parts.filter((part) => part !== undefined).join('/')
  const found = findCanonical(index, slug)
  return found.kind === 'missing' || found.kind === 'moved' ? found : { kind: 'moved', slug }
}

const MAX_NEAREST = 3
/** Of the nearest names [letters]. */
const MAX_DISTANCE = 3
/** Longer names are not compared: so a search of all 24,864 towns takes at most 8 ms [characters]. */
const MAX_NAME = 40

interface NamedPlace {
  /** Of the name alone. */
  readonly ownSlug: string
  readonly place: SimilarPlace
}

const nameCountry = ({ slug, code }: CountryOfTowns): NamedPlace => ({
  ownSlug: slug,
  place: { kind: 'country', slug, country: code, name: '' },
})

const listRegions = ({ regions, code }: CountryOfTowns): NamedPlace[] =>
  [...regions]
    .filter(([, { name }]) => name !== '')
    .map(([ownSlug, { slug, name }]) => ({ ownSlug, place: { kind: 'region', slug, country: code, name } }))

const listTowns = ({ towns }: CountryOfTowns): NamedPlace[] =>
  towns.map(({ slug, town: { slug: ownSlug, name, country } }) => ({
    ownSlug,
    place: { kind: 'town', slug, country, name },
  }))

/** Places with a name like this, the most alike first; of equals, the order remains. */
function nearestNames(places: readonly NamedPlace[], name: string): SimilarPlace[] {
  if (name.length > MAX_NAME) return []
  return places
    .map(({ ownSlug, place }) => ({ place, distance: editDistance(ownSlug, name) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NEAREST)
    .map(({ place }) => place)
}

/** Between the beginning of one name and each beginning of the other; kept between calls, for half the time. */
const distances = new Uint8Array(MAX_NAME + 1)

/**
 * Letters to change, add or remove (Levenshtein); Infinity beyond `MAX_DISTANCE`.
 * @param b at most `MAX_NAME` characters
 */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_DISTANCE) return Number.POSITIVE_INFINITY
  for (let j = 0; j <= b.length; j += 1) distances[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = distances[0] as number
    let smallest = i
    distances[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const above = distances[j] as number
      const changed = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? diagonal : diagonal + 1
      const distance = Math.min(changed, above + 1, (distances[j - 1] as number) + 1)
      distances[j] = distance
      smallest = Math.min(smallest, distance)
      diagonal = above
    }
    if (smallest > MAX_DISTANCE) return Number.POSITIVE_INFINITY
  }
  const distance = distances[b.length] as number
  return distance > MAX_DISTANCE ? Number.POSITIVE_INFINITY : distance
}

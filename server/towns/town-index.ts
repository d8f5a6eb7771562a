import { setImmediate } from 'node:timers/promises'
import { parseTownFigures } from '#shared/solar/town-figures.ts'
import { chooseIndexedTowns } from './choose-towns.ts'
import { CITY_OF_DISTRICT, isDistrict } from './districts.ts'
import { loadFiguresFile, type TownFiguresFile, townKey } from './figures-file.ts'
import { findOtherRegionSlugs, type OtherRegionSlugs } from './region-slugs.ts'
import { parseTownTable, type TownRow, type TownTable, type TownTableFile } from './town-table.ts'

/* Towns by address, in memory: loaded with the first page of a place. */

export interface IndexedTown {
  readonly town: TownRow
  /** `india/maharashtra/pune` */
  readonly slug: string
  /** Most likely yield [kWh/kWp] of towns for search engines; absent for others. */
  readonly output?: number
}

/** An address that was a town's own, and now leads to its city. */
export interface District {
  readonly town: TownRow
  readonly city: IndexedTown
}

export interface RegionOfTowns {
  readonly slug: string
  /** Name; empty for towns without a region. */
  readonly name: string
  readonly country: CountryOfTowns
  /** The largest first. */
  readonly towns: IndexedTown[]
  readonly townsBySlug: Map<string, IndexedTown>
  readonly districts: District[]
}

export interface CountryOfTowns {
  readonly slug: string
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly regions: Map<string, RegionOfTowns>
  /** The largest first. */
  readonly towns: IndexedTown[]
  readonly districts: District[]
  /** Towns for search engines: the highest yield first. */
  readonly ranking: IndexedTown[]
}

export interface TownIndex {
  readonly countries: ReadonlyMap<string, CountryOfTowns>
  readonly countriesByCode: ReadonlyMap<string, CountryOfTowns>
  readonly figures: Pick<TownFiguresFile, 'get'>
  /** All towns for search engines. */
  readonly indexedTowns: readonly IndexedTown[]
  readonly townsByKey: ReadonlyMap<string, IndexedTown>
  readonly otherRegionSlugs: OtherRegionSlugs
}

/** Towns between two pauses: all at once would hold the first visitor's event loop, and everyone's, half a second. */
const SLICE = 4000

async function readTowns(file: TownTableFile): Promise<TownTable> {
  const towns: TownRow[] = []
  for (let start = 0; start < file.towns.length; start += SLICE) {
    towns.push(...parseTownTable({ ...file, towns: file.towns.slice(start, start + SLICE) }).towns)
    await setImmediate()
  }
  return { ...parseTownTable({ ...file, towns: [] }), towns }
}

async function buildTownIndex(
  table: TownTable,
  figures: TownFiguresFile,
  otherRegionSlugs: OtherRegionSlugs,
): Promise<TownIndex> {
  const countries = new Map<string, CountryOfTowns>()
  const countriesByCode = new Map<string, CountryOfTowns>()
  for (const [code, slug] of table.countries) {
    const country: CountryOfTowns = { slug, code, regions: new Map(), towns: [], districts: [], ranking: [] }
    countries.set(slug, country)
    countriesByCode.set(code, country)
  }
  const regionOf = (country: CountryOfTowns, town: TownRow): RegionOfTowns => {
    const region: RegionOfTowns = country.regions.get(town.region) ?? {
      slug: `${country.slug}/${town.region}`,
      name: table.regions.get(`${town.country}/${town.region}`) ?? '',
      country,
      towns: [],
      townsBySlug: new Map(),
      districts: [],
    }
    country.regions.set(town.region, region)
    return region
  }
  const indexed = new Set(chooseIndexedTowns(table.towns.filter((town) => !isDistrict(town))))
  await setImmediate()
  const townsByKey = new Map<string, IndexedTown>()
  const districts: (readonly [TownRow, CountryOfTowns, cityKey: string])[] = []
  for (const [i, town] of table.towns.entries()) {
    if (i % SLICE === 0) await setImmediate()
    const country = countriesByCode.get(town.country)
    if (!country) continue
    const key = townKey(town)
    const cityKey = CITY_OF_DISTRICT.get(key)
    if (cityKey !== undefined) {
      districts.push([town, country, cityKey])
      continue
    }
    const region = regionOf(country, town)
    const stored = indexed.has(town) ? figures.get(key) : undefined
    const entry = {
      town,
      slug: `${region.slug}/${town.slug}`,
      ...(stored !== undefined && { output: parseTownFigures(stored).yield.p50 }),
    }
    region.towns.push(entry)
    region.townsBySlug.set(town.slug, entry)
    country.towns.push(entry)
    townsByKey.set(key, entry)
    if (entry.output !== undefined) country.ranking.push(entry)
  }
  for (const [town, country, cityKey] of districts) {
    const city = townsByKey.get(cityKey)
    if (!city) continue
    country.districts.push({ town, city })
    country.regions.get(town.region)?.districts.push({ town, city })
  }
  for (const { ranking } of countries.values()) ranking.sort((a, b) => (b.output ?? 0) - (a.output ?? 0))
  const indexedTowns = [...countries.values()].flatMap(({ ranking }) => ranking)
  return { countries, countriesByCode, figures, indexedTowns, townsByKey, otherRegionSlugs }
}

let index: Promise<TownIndex> | undefined

export function loadTownIndex(): Promise<TownIndex> {
  index ??= Promise.all([import('./addresses.json'), loadFiguresFile()]).then(async ([addresses, figures]) => {
    const table = await readTowns(addresses.default)
    return buildTownIndex(table, figures, await findOtherRegionSlugs(table))
  })
  return index
}

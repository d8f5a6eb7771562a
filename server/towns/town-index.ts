import { setImmediate } from 'node:timers/promises'
import { listRegionNames } from '#shared/places/town-names.ts'
import { slugOf } from '#shared/places/town-slugs.ts'
import { REGION_NAMES } from '#shared/presets/load-region.ts'
import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { loadOnce } from '../load-once.ts'
import { CITY_OF_DISTRICT, chooseIndexedTowns, isDistrict } from './choose-towns.ts'
import { loadFiguresFile, type TownFiguresFile, townKey } from './figures-file.ts'
import { loadMoneyFile } from './town-money.ts'
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
interface District {
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

async function buildTownIndex(table: TownTable, figures: TownFiguresFile, otherRegionSlugs: OtherRegionSlugs) {
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
  /** All towns for search engines. */
  const indexedTowns = [...countries.values()].flatMap(({ ranking }) => ranking)
  return { countries, countriesByCode, figures, indexedTowns, townsByKey, otherRegionSlugs }
}

export type TownIndex = Awaited<ReturnType<typeof buildTownIndex>>

export const loadTownIndex = loadOnce(async () => {
  const [addresses, figures] = await Promise.all([import('./addresses.json'), loadFiguresFile()])
  const table = await readTowns(addresses.default)
  return buildTownIndex(table, figures, await findOtherRegionSlugs(table))
})

/** Stored figures of a town. @throws Error for a town that `npm run towns` has not seen */
export function figuresOf({ figures }: TownIndex, { town }: IndexedTown): TownFigures {
  const stored = figures.get(townKey(town))
  if (stored === undefined) throw new Error(`${townKey(town)} has no figures: run npm run towns`)
  return parseTownFigures(stored)
}

/** Slug of a region by `{ISO code}/{slug of another name}`: `bavaria` by `DE/bayern`. */
type OtherRegionSlugs = ReadonlyMap<string, string>

/** Slugs from the names in other languages, those of the presets, and those that the table's reviewed slugs replace. */
async function findOtherRegionSlugs({ regions }: Pick<TownTable, 'regions'>): Promise<OtherRegionSlugs> {
  const named = [
    ...(await listRegionNames()),
    ...[...REGION_NAMES].map(([code, names]) => ({ country: code.slice(0, 2), names })),
  ]
  const namesByRegion = new Map<string, readonly string[]>()
  for (const { country, names } of named)
    for (const name of names)
      namesByRegion.set(`${country}/${name}`, [...(namesByRegion.get(`${country}/${name}`) ?? []), ...names])
  const slugs = new Map<string, string>()
  for (const [key, name] of regions) {
    const [country = '', slug = ''] = key.split('/')
    for (const other of [name, ...(namesByRegion.get(`${country}/${name}`) ?? [])]) {
      const otherKey = `${country}/${slugOf(other)}`
      if (!regions.has(otherKey)) slugs.set(otherKey, slug)
    }
  }
  return slugs
}

/** Pages for search engines below /solar: by ISO code, the country, its regions and its towns. */
export async function listSolarAddresses() {
  const [{ countries }, { asOf }] = await Promise.all([loadTownIndex(), loadMoneyFile()])
  const addressesByCountry = new Map<string, readonly string[]>()
  for (const { slug, code, ranking, regions } of countries.values()) {
    if (ranking.length === 0) continue
    const ofRegions = [...regions.values()].filter(({ towns }) => towns.some(({ output }) => output !== undefined))
    addressesByCountry.set(code, [slug, ...ofRegions.map(({ slug }) => slug), ...ranking.map(({ slug }) => slug)])
  }
  return { addressesByCountry, changed: asOf }
}

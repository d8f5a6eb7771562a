import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { readTownFigures, townKey } from './figures-file.ts'
import { parseTownTable, type TownRow } from './town-table.ts'

export interface FoundTown {
  readonly town: TownRow
  /** Name, as in the files of towns; empty without one. */
  readonly region: string
  /** `/india/maharashtra/pune` */
  readonly path: string
  /** Of indexed towns. */
  readonly figures?: TownFigures
}

interface TownIndex {
  readonly find: (country: string, region: string, slug: string) => FoundTown | undefined
  /** The largest town of a country (ISO code) with this name. */
  readonly findByName: (slug: string, country: string) => FoundTown | undefined
}

let index: Promise<TownIndex> | undefined
/** Takes about 100 ms the first time. */
export function loadTownIndex(): Promise<TownIndex> {
  index ??= createTownIndex()
  return index
}

async function createTownIndex(): Promise<TownIndex> {
  const [addresses, figuresFile] = await Promise.all([import('./addresses.json'), import('./figures.json')])
  const { countries, regions, towns } = parseTownTable(addresses.default)
  const figuresByTown = readTownFigures(figuresFile.default)
  const codes = new Map([...countries].map(([code, slug]) => [slug, code]))
  const byAddress = new Map<string, TownRow>()
  const byName = new Map<string, TownRow>()
  const add = (map: Map<string, TownRow>, key: string, town: TownRow) => map.has(key) || map.set(key, town)
  // An address of a town takes precedence over another name of a larger one.
  for (const town of towns) add(byAddress, townKey(town), town)
  for (const town of towns) for (const slug of town.otherSlugs) add(byAddress, townKey({ ...town, slug }), town)
  for (const town of towns) add(byName, `${town.slug}-${town.country}`, town)
  for (const town of towns) for (const slug of town.otherSlugs) add(byName, `${slug}-${town.country}`, town)

  function describe(town: TownRow | undefined): FoundTown | undefined {
    if (town === undefined) return undefined
    const figures = figuresByTown.get(townKey(town))
    return {
      town,
      region: regions.get(`${town.country}/${town.region}`) ?? '',
      path: `/${countries.get(town.country)}/${town.region}/${town.slug}`,
      ...(figures !== undefined && { figures: parseTownFigures(figures) }),
    }
  }

  return {
    find: (country, region, slug) => describe(byAddress.get(`${codes.get(country)}/${region}/${slug}`)),
    findByName: (slug, country) => describe(byName.get(`${slug}-${country}`)),
  }
}

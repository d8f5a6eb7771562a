import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { loadFiguresFile, townKey } from './figures-file.ts'
import { loadTownIndex } from './town-index.ts'
import type { TownRow } from './town-table.ts'

/** An indexed town with its figures. */
export interface DatasetTown {
  readonly town: TownRow
  /** Name of the region; empty without one. */
  readonly region: string
  readonly figures: TownFigures
}

export interface Dataset {
  /** `MODEL_VERSION` of the figures. */
  readonly version: string
  /** The largest first. */
  readonly towns: readonly DatasetTown[]
}

/** Dataset of the towns that search engines may index. */
export async function loadDataset(): Promise<Dataset> {
  const [{ indexedTowns, countriesByCode }, { version, get }] = await Promise.all([loadTownIndex(), loadFiguresFile()])
  const towns = indexedTowns.map(({ town }) => ({
    town,
    region: countriesByCode.get(town.country)?.regions.get(town.region)?.name ?? '',
    figures: parseTownFigures(get(townKey(town)) ?? ''),
  }))
  return { version, towns: towns.sort((a, b) => b.town.population - a.town.population) }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

export const DATASET_COLUMNS: readonly string[] = [
  ...['country', 'region', 'town', 'latitude', 'longitude', 'best_slope', 'best_direction'],
  ...['kwh_per_kwp_p90', 'kwh_per_kwp_p50', 'kwh_per_kwp_p10'],
  ...MONTHS.map((month) => `kwh_per_kwp_${month}`),
]

export const toDatasetRow = ({ town, region, figures }: DatasetTown): readonly (string | number)[] => [
  ...[town.country, region, town.name, town.latitude, town.longitude, figures.tilt, figures.azimuth],
  ...[figures.yield.p90, figures.yield.p50, figures.yield.p10],
  ...figures.months.map(({ p50 }) => p50),
]

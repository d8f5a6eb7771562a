import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { readTownFigures, type TownFiguresFile, townKey } from './figures-file.ts'
import { parseTownTable, type TownRow, type TownTable } from './town-table.ts'

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

/** Takes about 50 ms; the files are loaded on first use. */
export async function loadDataset(): Promise<Dataset> {
  const [addresses, figures] = await Promise.all([import('./addresses.json'), import('./figures.json')])
  return joinFigures(parseTownTable(addresses.default), figures.default)
}

function joinFigures({ towns, regions }: TownTable, file: TownFiguresFile): Dataset {
  const figuresByTown = readTownFigures(file)
  return {
    version: file.version,
    towns: towns.flatMap((town): DatasetTown[] => {
      const figures = figuresByTown.get(townKey(town))
      const region = regions.get(`${town.country}/${town.region}`) ?? ''
      return figures === undefined ? [] : [{ town, region, figures: parseTownFigures(figures) }]
    }),
  }
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

import { distanceKm } from '#shared/places/distance.ts'
import { PRESET_COUNTRIES } from '#shared/presets/load.ts'
import districts from './districts.json' with { type: 'json' }
import { townKey } from './figures-file.ts'
import type { TownRow } from './town-table.ts'

/** [thousands of people] */
const MIN_POPULATION = 50
/** Closer towns share their climate: their pages would differ in nothing [km]. */
const MIN_DISTANCE = 15
/** Square that holds all towns closer than that, at latitudes up to 70° [°]. */
const CELL = 0.4
/** A cell and those around it. */
const NEIGHBORS = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [north, east] as const))

/**
 * Towns for search engines: large ones of the countries with typical figures, none in the shadow of a larger town.
 * @param towns the largest first
 */
export function chooseIndexedTowns(towns: readonly TownRow[]): TownRow[] {
  const cells = new Map<string, TownRow[]>()
  const cellOf = (degrees: number) => Math.floor(degrees / CELL)
  const isNear = (town: TownRow, row: number, column: number) =>
    (cells.get(`${row} ${column}`) ?? []).some(
      (other) => distanceKm(other, town.latitude, town.longitude) < MIN_DISTANCE,
    )
  return towns.filter((town) => {
    const [row, column] = [cellOf(town.latitude), cellOf(town.longitude)]
    const isChosen =
      town.population >= MIN_POPULATION &&
      PRESET_COUNTRIES.includes(town.country) &&
      !NEIGHBORS.some(([north, east]) => isNear(town, row + north, column + east))
    const cell = cells.get(`${row} ${column}`)
    if (cell) cell.push(town)
    else cells.set(`${row} ${column}`, [town])
    return isChosen
  })
}

/*
 * Towns of the table of addresses that are districts of a city. They have no page of their own: their addresses lead to the
 * city's. `server/tools/generate/districts.ts` finds them.
 */

/** Key of the city by key of its district: `ES/madrid/madrid` by `ES/madrid/latina`. */
export const CITY_OF_DISTRICT: ReadonlyMap<string, string> = new Map(
  districts.districts.map((line) => line.split('\t') as [string, string]),
)

export const isDistrict = (town: Pick<TownRow, 'country' | 'region' | 'slug'>) => CITY_OF_DISTRICT.has(townKey(town))

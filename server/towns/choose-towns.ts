import { distanceKm } from '#shared/home/places.ts'
import { PRESET_COUNTRIES } from '#shared/home/presets/load.ts'
import type { TownRow } from './town-table.ts'

/** [thousands of people] */
const MIN_POPULATION = 50
/** Closer towns share their climate: their pages would differ in nothing [km]. */
const MIN_DISTANCE = 15
/** Square that holds all towns closer than that, at latitudes up to 70° [°]. */
const CELL = 0.4

/**
 * Towns for search engines: large ones of the countries with typical figures, none in the shadow of a larger town.
 * @param towns the largest first
 */
export function chooseIndexedTowns(towns: readonly TownRow[]): TownRow[] {
  const cells = new Map<string, TownRow[]>()
  const cellOf = (degrees: number) => Math.floor(degrees / CELL)
  return towns.filter((town) => {
    const [row, column] = [cellOf(town.latitude), cellOf(town.longitude)]
    const larger = [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].flatMap((east) => cells.get(`${row + north} ${column + east}`) ?? []),
    )
    const cell = `${row} ${column}`
    cells.set(cell, [...(cells.get(cell) ?? []), town])
    return (
      town.population >= MIN_POPULATION &&
      PRESET_COUNTRIES.includes(town.country) &&
      !larger.some((other) => distanceKm(other, town.latitude, town.longitude) < MIN_DISTANCE)
    )
  })
}

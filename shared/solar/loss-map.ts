import type { Light } from './light.ts'
import { towardsEquator, yearlyYield } from './orientation.ts'
import type { SystemModel } from './photovoltaics.ts'
import type { Plane } from './plane.ts'

const MAP_STEP = 5 // °
/** Tilts and azimuths of the loss map [°]. */
export const MAP_TILTS: readonly number[] = Array.from({ length: 90 / MAP_STEP + 1 }, (_, i) => i * MAP_STEP)
export const MAP_AZIMUTHS: readonly number[] = Array.from({ length: 360 / MAP_STEP }, (_, i) => i * MAP_STEP)

/** Yearly AC yield [kWh/kWp] of every plane of the map: row by tilt, `tilt index × 72 + azimuth index`. */
export function yieldMap(light: Light, system: SystemModel): Float64Array {
  const yields = new Float64Array(MAP_TILTS.length * MAP_AZIMUTHS.length)
  MAP_TILTS.forEach((tilt, row) => {
    if (tilt === 0) {
      // A horizontal plane faces nowhere: one look serves the whole row.
      yields.fill(yearlyYield(light, system, { tilt, azimuth: 0 }), 0, MAP_AZIMUTHS.length)
      return
    }
    MAP_AZIMUTHS.forEach((azimuth, column) => {
      yields[row * MAP_AZIMUTHS.length + column] = yearlyYield(light, system, { tilt, azimuth })
    })
  })
  return yields
}

/**
 * The plane with the highest yearly yield to a degree: the best cell of the map, then every degree around it.
 * @param latitude [°] + north; a plane that lies flat is said to face the equator
 */
export function bestPlane(
  light: Light,
  system: SystemModel,
  map: Float64Array,
  latitude: number,
): Plane & { yield: number } {
  let cell = 0
  map.forEach((value, index) => {
    if (value > (map[cell] as number)) cell = index
  })
  const centre = {
    tilt: MAP_TILTS[Math.floor(cell / MAP_AZIMUTHS.length)] as number,
    azimuth: MAP_AZIMUTHS[cell % MAP_AZIMUTHS.length] as number,
  }
  const level = { tilt: 0, azimuth: towardsEquator(latitude) }
  let best = { ...level, yield: yearlyYield(light, system, level) }
  for (let tilt = Math.max(1, centre.tilt - 4); tilt <= Math.min(90, centre.tilt + 4); tilt += 1) {
    for (let turn = -4; turn <= 4; turn += 1) {
      const plane = { tilt, azimuth: (centre.azimuth + turn + 360) % 360 }
      const value = yearlyYield(light, system, plane)
      if (value > best.yield) best = { ...plane, yield: value }
    }
  }
  return best
}

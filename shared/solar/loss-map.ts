import { equatorAzimuth } from './compass.ts'
import type { Light } from './light.ts'
import { computeYearlyYield } from './orientation.ts'
import type { SystemModel } from './photovoltaics.ts'
import type { Plane } from './plane.ts'

const MAP_STEP = 5 // [°]
/** Tilts and azimuths of the loss map [°]. */
export const MAP_TILTS: readonly number[] = Array.from({ length: 90 / MAP_STEP + 1 }, (_, i) => i * MAP_STEP)
export const MAP_AZIMUTHS: readonly number[] = Array.from({ length: 360 / MAP_STEP }, (_, i) => i * MAP_STEP)

/** Yearly AC yield of every plane of the map [kWh/kWp], at `tilt index × 72 + azimuth index`. */
export function computeYieldMap(light: Light, system: SystemModel): Float64Array {
  const yields = new Float64Array(MAP_TILTS.length * MAP_AZIMUTHS.length)
  MAP_TILTS.forEach((tilt, row) => {
    if (tilt === 0) {
      // A horizontal plane has no azimuth: one value fills the row.
      yields.fill(computeYearlyYield(light, system, { tilt, azimuth: 0 }), 0, MAP_AZIMUTHS.length)
      return
    }
    MAP_AZIMUTHS.forEach((azimuth, column) => {
      yields[row * MAP_AZIMUTHS.length + column] = computeYearlyYield(light, system, { tilt, azimuth })
    })
  })
  return yields
}

/**
 * Plane with the highest yearly yield, to one degree: refines the best cell of the map.
 * @param latitude [°] + north; a horizontal plane gets the azimuth of the equator
 */
export function findBestPlane(
  light: Light,
  system: SystemModel,
  map: Float64Array,
  latitude: number,
): Plane & { yield: number } {
  let cell = 0
  map.forEach((value, index) => {
    if (value > (map[cell] as number)) cell = index
  })
  const center = {
    tilt: MAP_TILTS[Math.floor(cell / MAP_AZIMUTHS.length)] as number,
    azimuth: MAP_AZIMUTHS[cell % MAP_AZIMUTHS.length] as number,
  }
  const level = { tilt: 0, azimuth: equatorAzimuth(latitude) }
  let best = { ...level, yield: computeYearlyYield(light, system, level) }
  for (let tilt = Math.max(1, center.tilt - 4); tilt <= Math.min(90, center.tilt + 4); tilt += 1) {
    for (let turn = -4; turn <= 4; turn += 1) {
      const plane = { tilt, azimuth: (center.azimuth + turn + 360) % 360 }
      const value = computeYearlyYield(light, system, plane)
      if (value > best.yield) best = { ...plane, yield: value }
    }
  }
  return best
}

/** Tilt with the highest yearly yield of planes with one azimuth, to one degree. */
export function findBestTilt(light: Light, system: SystemModel, azimuth: number): number {
  const yieldAt = (tilt: number) => computeYearlyYield(light, system, { tilt, azimuth })
  const bestOf = (tilts: readonly number[]) => {
    const yields = tilts.map(yieldAt)
    return tilts[yields.indexOf(Math.max(...yields))] as number
  }
  const coarse = bestOf(MAP_TILTS)
  return bestOf(Array.from({ length: 2 * MAP_STEP - 1 }, (_, i) => coarse + i - MAP_STEP + 1).filter(isTilt))
}
const isTilt = (tilt: number) => tilt >= 0 && tilt <= 90

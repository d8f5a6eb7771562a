import { clamp, RADIANS } from './angles.ts'
import { HORIZON_DIRECTIONS, type Horizon } from './horizon.ts'

/** Number of sky sectors, each 5° wide. */
const SECTORS = 72
/** Height of the horizon band: Perez et al. 1987 (Solar Energy 39, 221). */
const BAND = 6.5 * RADIANS

/** Horizon by sector [rad], and each sector's direction as a unit vector. */
export interface SkySectors {
  readonly altitude: Float64Array
  readonly sin: Float64Array
  readonly cos: Float64Array
  /** Share of the horizon band above the horizon profile [-]. */
  readonly horizonBand: Float64Array
  readonly east: Float64Array
  readonly north: Float64Array
}

export function buildSkySectors(horizon: Horizon): SkySectors {
  const width = HORIZON_DIRECTIONS / SECTORS
  const altitude = new Float64Array(SECTORS).map((_, sector) => {
    const part = horizon.subarray(sector * width, (sector + 1) * width)
    return (part.reduce((sum, top) => sum + top, 0) / width) * RADIANS
  })
  const direction = new Float64Array(SECTORS).map((_, sector) => (sector + 0.5) * width * RADIANS)
  return {
    altitude,
    sin: altitude.map(Math.sin),
    cos: altitude.map(Math.cos),
    horizonBand: altitude.map((top) => clamp(1 - top / BAND, 0, 1)),
    east: direction.map(Math.sin),
    north: direction.map(Math.cos),
  }
}

/** Received shares of the isotropic sky and of the horizon band [-]. */
export interface SkyView {
  readonly isotropic: number
  readonly horizonBand: number
}

/** View over a flat horizon; `tilt` [rad]. */
export const openSkyView = (tilt: number): SkyView => ({
  isotropic: (1 + Math.cos(tilt)) / 2,
  horizonBand: Math.sin(tilt),
})

/**
 * View of the sky above a horizon profile. Each sector is integrated exactly over altitude; obstacles count as dark,
 * which omits a few per cent of reflected light.
 * @param tilt [rad]
 * @param azimuth [rad]
 */
export function obstructedSkyView(sectors: SkySectors, tilt: number, azimuth: number): SkyView {
  const sinTilt = Math.sin(tilt)
  const cosTilt = Math.cos(tilt)
  const planeEast = Math.sin(azimuth)
  const planeNorth = Math.cos(azimuth)
  let isotropic = 0
  let horizonBand = 0
  for (let sector = 0; sector < SECTORS; sector += 1) {
    const towards = planeEast * (sectors.east[sector] as number) + planeNorth * (sectors.north[sector] as number)
    let low = sectors.altitude[sector] as number
    let sin = sectors.sin[sector] as number
    let cos = sectors.cos[sector] as number
    if (towards < 0) {
      // Sky behind the plane and below its own rim does not reach it.
      const rim = Math.atan2(-sinTilt * towards, cosTilt)
      if (rim > low) {
        low = rim
        sin = Math.sin(rim)
        cos = Math.cos(rim)
      }
    } else horizonBand += towards * (sectors.horizonBand[sector] as number)
    // ∫ (sin α cos tilt + cos α sin tilt cos Δ) cos α dα from low to the zenith
    isotropic += 0.5 * (cosTilt * cos * cos + sinTilt * towards * (Math.PI / 2 - low - sin * cos))
  }
  // The sectors in front of the plane sum to 1/π of all over a flat horizon.
  return { isotropic: (isotropic * 2) / SECTORS, horizonBand: (horizonBand * sinTilt * Math.PI) / SECTORS }
}

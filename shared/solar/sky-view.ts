import { clamp, RADIANS } from './angles.ts'
import { DIRECTIONS, type Horizon } from './horizon.ts'

/** Sectors of the sky in which its light is summed [-]; 5° wide. */
const SECTORS = 72
/** Height of the band of light above the horizon: Perez et al. 1987 (Solar Energy 39, 221). */
const BAND = 6.5 * RADIANS

/** The skyline by sector of the sky [rad], and each sector's direction as a unit vector. */
export interface SkySectors {
  readonly altitude: Float64Array
  readonly sin: Float64Array
  readonly cos: Float64Array
  /** Share of the band above the horizon that stands above the skyline [-]. */
  readonly band: Float64Array
  readonly east: Float64Array
  readonly north: Float64Array
}

export function skySectors(horizon: Horizon): SkySectors {
  const width = DIRECTIONS / SECTORS
  const altitude = new Float64Array(SECTORS).map((_, sector) => {
    const part = horizon.subarray(sector * width, (sector + 1) * width)
    return (part.reduce((sum, top) => sum + top, 0) / width) * RADIANS
  })
  const direction = new Float64Array(SECTORS).map((_, sector) => (sector + 0.5) * width * RADIANS)
  return {
    altitude,
    sin: altitude.map(Math.sin),
    cos: altitude.map(Math.cos),
    band: altitude.map((top) => clamp(1 - top / BAND, 0, 1)),
    east: direction.map(Math.sin),
    north: direction.map(Math.cos),
  }
}

/** Shares of the sky's light that reach a plane [-]: of an even sky, and of the band above the horizon. */
export interface SkyView {
  readonly even: number
  readonly band: number
}

/** What a plane sees of the sky over a flat horizon; `tilt` [rad]. */
export const openSky = (tilt: number): SkyView => ({ even: (1 + Math.cos(tilt)) / 2, band: Math.sin(tilt) })

/**
 * What a plane sees of the sky past a skyline.
 *
 * The light of each sector above the skyline is integrated exactly over altitude; what the skyline hides is taken as
 * dark, which leaves a few per cent of reflected light out.
 * @param tilt [rad]
 * @param azimuth [rad]
 */
export function skyPast(sectors: SkySectors, tilt: number, azimuth: number): SkyView {
  const sinTilt = Math.sin(tilt)
  const cosTilt = Math.cos(tilt)
  const planeEast = Math.sin(azimuth)
  const planeNorth = Math.cos(azimuth)
  let even = 0
  let band = 0
  for (let sector = 0; sector < SECTORS; sector += 1) {
    const towards = planeEast * (sectors.east[sector] as number) + planeNorth * (sectors.north[sector] as number)
    let low = sectors.altitude[sector] as number
    let sin = sectors.sin[sector] as number
    let cos = sectors.cos[sector] as number
    if (towards < 0) {
      // Behind the plane, the sky below its own rim does not reach it.
      const rim = Math.atan2(-sinTilt * towards, cosTilt)
      if (rim > low) {
        low = rim
        sin = Math.sin(rim)
        cos = Math.cos(rim)
      }
    } else band += towards * (sectors.band[sector] as number)
    // ∫ (sin α cos tilt + cos α sin tilt cos Δ) cos α dα from low to the zenith
    even += 0.5 * (cosTilt * cos * cos + sinTilt * towards * (Math.PI / 2 - low - sin * cos))
  }
  // Over a flat horizon the directions before the plane add up to 1/π of all.
  return { even: (even * 2) / SECTORS, band: (band * sinTilt * Math.PI) / SECTORS }
}

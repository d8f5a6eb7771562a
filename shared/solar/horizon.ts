import { clamp, RADIANS, wrap360 } from './angles.ts'

/** A point of the skyline as seen from the roof: compass direction [°] and altitude [°], 0…90. */
export interface HorizonPoint {
  readonly azimuth: number
  readonly altitude: number
}

/** Something that stands in the light, from one direction clockwise to another [°], up to an altitude [°]. */
export interface Obstacle {
  readonly from: number
  readonly to: number
  readonly altitude: number
}

/** A skyline: altitude [°] of whatever is highest in each of 360 directions, at 0.5°, 1.5°, … from north. */
export type Horizon = Float64Array

const DIRECTIONS = 360
/** Sectors of the sky in which its light is summed [-]; 5° wide. */
export const SKY_SECTORS = 72

export const flatHorizon = (): Horizon => new Float64Array(DIRECTIONS)

export const isFlat = (horizon: Horizon) => horizon.every((altitude) => altitude <= 0)

const requireAltitude = (altitude: number) => {
  if (!Number.isFinite(altitude)) throw new RangeError('The altitude of an obstacle must be a number of degrees')
  return clamp(altitude, 0, 90)
}

/**
 * A skyline through points, straight between neighbours and all the way round. No point is a flat horizon.
 * @throws RangeError when a point is not a number
 */
export function horizonFromPoints(points: readonly HorizonPoint[]): Horizon {
  const sorted = points
    .map((point) => ({ azimuth: wrap360(point.azimuth), altitude: requireAltitude(point.altitude) }))
    .sort((a, b) => a.azimuth - b.azimuth)
  const first = sorted[0]
  const last = sorted.at(-1)
  const horizon = flatHorizon()
  if (!first || !last) return horizon
  if (sorted.some((point) => !Number.isFinite(point.azimuth))) throw new RangeError('Each point needs a direction')
  const round = [{ ...last, azimuth: last.azimuth - 360 }, ...sorted, { ...first, azimuth: first.azimuth + 360 }]
  let right = 1
  return horizon.map((_, index) => {
    const azimuth = index + 0.5
    while ((round[right]?.azimuth ?? Infinity) < azimuth) right += 1
    const a = round[right - 1] ?? first
    const b = round[right] ?? last
    const span = b.azimuth - a.azimuth
    return span > 0 ? a.altitude + ((azimuth - a.azimuth) / span) * (b.altitude - a.altitude) : b.altitude
  })
}

/**
 * The skyline of trees and houses: in each direction the highest of them. From equal to `to` is the whole circle.
 * @throws RangeError when an obstacle is not a number
 */
export function horizonFromObstacles(obstacles: readonly Obstacle[]): Horizon {
  const horizon = flatHorizon()
  for (const { from, to, altitude } of obstacles) {
    if (!Number.isFinite(from) || !Number.isFinite(to)) throw new RangeError('An obstacle needs two directions')
    const top = requireAltitude(altitude)
    const width = wrap360(to - from) || 360
    horizon.forEach((highest, index) => {
      if (wrap360(index + 0.5 - from) < width) horizon[index] = Math.max(highest, top)
    })
  }
  return horizon
}

/** The higher of two skylines in every direction. */
export const higherHorizon = (a: Horizon, b: Horizon): Horizon => a.map((altitude, i) => Math.max(altitude, b[i] ?? 0))

/** Altitude of the skyline [°] in a direction [°]. */
export const horizonAt = (horizon: Horizon, azimuth: number) => horizon[Math.floor(wrap360(azimuth))] ?? 0

/** The skyline by sector of the sky [rad], and each sector's direction as a unit vector. */
export interface SkySectors {
  readonly altitude: Float64Array
  readonly sin: Float64Array
  readonly cos: Float64Array
  readonly east: Float64Array
  readonly north: Float64Array
}

export function skySectors(horizon: Horizon): SkySectors {
  const width = DIRECTIONS / SKY_SECTORS
  const altitude = new Float64Array(SKY_SECTORS).map((_, sector) => {
    const part = horizon.subarray(sector * width, (sector + 1) * width)
    return (part.reduce((sum, top) => sum + top, 0) / width) * RADIANS
  })
  const direction = new Float64Array(SKY_SECTORS).map((_, sector) => (sector + 0.5) * width * RADIANS)
  return {
    altitude,
    sin: altitude.map(Math.sin),
    cos: altitude.map(Math.cos),
    east: direction.map(Math.sin),
    north: direction.map(Math.cos),
  }
}

/**
 * Share of an even sky's light that reaches a plane past the skyline [-]; (1 + cos tilt)/2 over a flat horizon.
 *
 * The light of each sector above the skyline is integrated exactly over altitude; what the skyline hides is taken as
 * dark, which leaves a few per cent of reflected light out.
 * @param tilt [rad]
 * @param azimuth [rad]
 */
export function skyShare(sectors: SkySectors, tilt: number, azimuth: number): number {
  const sinTilt = Math.sin(tilt)
  const cosTilt = Math.cos(tilt)
  const planeEast = Math.sin(azimuth)
  const planeNorth = Math.cos(azimuth)
  let light = 0
  for (let sector = 0; sector < SKY_SECTORS; sector += 1) {
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
    }
    // ∫ (sin α cos tilt + cos α sin tilt cos Δ) cos α dα from low to the zenith
    light += 0.5 * (cosTilt * cos * cos + sinTilt * towards * (Math.PI / 2 - low - sin * cos))
  }
  return (light * 2) / SKY_SECTORS
}

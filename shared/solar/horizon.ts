import { clamp, wrap360 } from './angles.ts'

/** An obstacle from one direction clockwise to another [°], up to an altitude [°]. */
export interface Obstacle {
  readonly from: number
  readonly to: number
  readonly altitude: number
}

/** Horizon profile: highest altitude [°] in each of 360 directions, at 0.5°, 1.5°, … from north. */
export type Horizon = Float64Array

export const HORIZON_DIRECTIONS = 360

const flatHorizon = (): Horizon => new Float64Array(HORIZON_DIRECTIONS)

export const isFlatHorizon = (horizon: Horizon) => horizon.every((altitude) => altitude <= 0)

const clampAltitude = (altitude: number) => {
  if (!Number.isFinite(altitude)) throw new RangeError('The altitude of an obstacle must be a number of degrees')
  return clamp(altitude, 0, 90)
}

/**
 * Builds the horizon profile of several obstacles. Equal `from` and `to` mean the whole circle.
 * @throws RangeError if an obstacle is not a number
 */
export function horizonFromObstacles(obstacles: readonly Obstacle[]): Horizon {
  const horizon = flatHorizon()
  for (const { from, to, altitude } of obstacles) {
    if (!Number.isFinite(from) || !Number.isFinite(to)) throw new RangeError('An obstacle needs two directions')
    const top = clampAltitude(altitude)
    const width = wrap360(to - from) || 360
    horizon.forEach((highest, index) => {
      if (wrap360(index + 0.5 - from) < width) horizon[index] = Math.max(highest, top)
    })
  }
  return horizon
}

/** Altitude of the horizon [°] in a direction [°]. */
export const horizonAt = (horizon: Horizon, azimuth: number) => horizon[Math.floor(wrap360(azimuth))] ?? 0

/**
 * Horizon of altitudes at equal distances [°], clockwise from north, as in PVGIS; linear between them.
 * @throws RangeError if there is none, or if one is not a number
 */
export function horizonFromProfile(altitudes: readonly number[]): Horizon {
  if (altitudes.length === 0) throw new RangeError('A horizon needs an altitude')
  const points = altitudes.map(clampAltitude)
  return flatHorizon().map((_, direction) => profileAltitude(points, direction + 0.5))
}

/**
 * Altitude [°] in a direction [°] of a profile as of `horizonFromProfile`.
 * @param points at least one
 */
export function profileAltitude(points: readonly number[], azimuth: number): number {
  const position = (wrap360(azimuth) / 360) * points.length
  const before = Math.floor(position)
  const [from, to] = [before, before + 1].map((index) => points[index % points.length] as number) as [number, number]
  return from + (position - before) * (to - from)
}

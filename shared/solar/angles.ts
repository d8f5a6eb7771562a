/**
 * Conventions of the solar model: latitude + north, longitude + east, azimuth 0° = north and clockwise (90° = east),
 * tilt 0° = horizontal. Angles are in degrees unless a name says radians.
 */
export const RADIANS = Math.PI / 180

export const sine = (degrees: number) => Math.sin(degrees * RADIANS)
export const cosine = (degrees: number) => Math.cos(degrees * RADIANS)
export const tangent = (degrees: number) => Math.tan(degrees * RADIANS)

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Wraps an angle [°] to 0 ≤ angle < 360. */
export const wrap360 = (degrees: number) => {
  const wrapped = ((degrees % 360) + 360) % 360
  return wrapped === 360 ? 0 : wrapped
}

/** Wraps an angle or longitude [°] to −180 ≤ angle < 180. */
export const wrap180 = (degrees: number) => wrap360(degrees + 180) - 180

/** @throws RangeError outside latitude −90…90 [°] and longitude −180…180 [°] */
export function requirePlace(latitude: number, longitude = 0): void {
  if (!(Math.abs(latitude) <= 90)) throw new RangeError('Latitude must be between -90 and 90 degrees')
  if (!(Math.abs(longitude) <= 180)) throw new RangeError('Longitude must be between -180 and 180 degrees')
}

/** @throws RangeError outside tilt 0…90 [°] and finite azimuth [°] */
export function requirePlane(tilt: number, azimuth: number): void {
  if (!(tilt >= 0 && tilt <= 90)) throw new RangeError('Tilt must be between 0 and 90 degrees')
  if (!Number.isFinite(azimuth)) throw new RangeError('Azimuth must be a number of degrees')
}

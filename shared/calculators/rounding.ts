/**
 * How near to a half a number must be to count as one, relative to its size: four steps of a double.
 * Below the spacing of decimals of 15 digits, so no number a person writes is taken for another.
 */
const HALF_TOLERANCE = 4 * Number.EPSILON
/** In the place that is rounded, never more than this. */
const MOST_TOLERANCE = 0.01
/** Above it a double has no fraction left to round. */
const NO_FRACTION = 2 ** 52

/**
 * Rounds half away from zero on the decimal a person would write: 1.005 to 2 digits is 1.01, although the nearest
 * double lies a little below. Never -0.
 */
export function round(value: number, digits = 0): number {
  const scale = 10 ** digits
  const scaled = Math.abs(value) * scale
  if (!(scaled < NO_FRACTION)) return value
  const whole = Math.floor(scaled)
  const up = scaled - whole >= 0.5 - Math.min(scaled * HALF_TOLERANCE, MOST_TOLERANCE)
  return (Math.sign(value) * (up ? whole + 1 : whole)) / scale + 0
}

/** The next whole number, where 3.0000000000000004 left by a division is a 3. For values of zero or more. */
export function roundUp(value: number): number {
  const whole = Math.floor(value)
  return value - whole <= value * HALF_TOLERANCE ? whole : whole + 1
}

/** Relative distance that counts as a half: four steps of a double, below the resolution of 15 digits. */
const HALF_TOLERANCE = 4 * Number.EPSILON
/** Upper bound of the tolerance, in units of the rounded digit. */
const MAX_TOLERANCE = 0.01
/** Larger doubles have no fraction. */
const NO_FRACTION = 2 ** 52

/** Rounds half away from zero in decimal notation: 1.005 to 2 digits is 1.01. Never -0. */
export function round(value: number, digits = 0): number {
  const scale = 10 ** digits
  const scaled = Math.abs(value) * scale
  if (!(scaled < NO_FRACTION)) return value
  const whole = Math.floor(scaled)
  const up = scaled - whole >= 0.5 - Math.min(scaled * HALF_TOLERANCE, MAX_TOLERANCE)
  return (Math.sign(value) * (up ? whole + 1 : whole)) / scale + 0
}

/** Rounds values of zero or more. Tolerates floating-point error: 3.0000000000000004 is 3. */
export function roundUp(value: number): number {
  const whole = Math.floor(value)
  return value - whole <= value * HALF_TOLERANCE ? whole : whole + 1
}

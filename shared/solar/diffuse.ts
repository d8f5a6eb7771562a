import { RADIANS } from './angles.ts'

/** Sunset hour angle [rad] that separates winter from the other seasons. */
const WINTER_SUNSET = 81.4 * RADIANS

/**
 * Diffuse share of a day's irradiation [-].
 *
 * Source: Erbs, Klein & Duffie 1982 (Solar Energy 28, 293), daily form; chosen from four correlations by comparison at
 * the reference places (see the decision record on real days).
 * @param clearness of the day [-]
 * @param sunset hour angle [rad]
 */
export function diffuseShare(clearness: number, sunset: number): number {
  const k = Math.max(0, clearness)
  if (sunset <= WINTER_SUNSET) return k < 0.715 ? 1 + k * (-0.2727 + k * (2.4495 + k * (-11.9514 + k * 9.3879))) : 0.143
  return k < 0.722 ? 1 + k * (0.2832 + k * (-2.5557 + k * 0.8448)) : 0.175
}

/**
 * Scales the diffuse shares of several days to a known total, none above 1.
 * @param shares of the days by their clearness [-]
 * @param weights irradiation of the days [any unit]
 * @param known diffuse over global irradiation of all days [-], 0…1
 */
export function fitShares(shares: readonly number[], weights: readonly number[], known: number): number[] {
  const full = new Set<number>()
  const sum = (of: (day: number) => number) => shares.reduce((total, _, day) => total + of(day), 0)
  const target = known * sum((day) => weights[day] as number)
  for (;;) {
    const fixed = sum((day) => (full.has(day) ? (weights[day] as number) : 0))
    const free = sum((day) => (full.has(day) ? 0 : (weights[day] as number) * (shares[day] as number)))
    const factor = free > 0 ? Math.max(0, target - fixed) / free : 0
    const over = shares.findIndex((share, day) => !full.has(day) && share * factor > 1)
    if (over < 0) return shares.map((share, day) => (full.has(day) ? 1 : share * factor))
    // Fully diffuse days are fixed at 1; the rest is distributed over the others.
    shares.forEach((share, day) => {
      if (share * factor > 1) full.add(day)
    })
  }
}

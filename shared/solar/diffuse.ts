import { RADIANS } from './angles.ts'

/** Sunset hour angle [rad] that parts winter days from the others. */
const WINTER = 81.4 * RADIANS

/**
 * Share of a day's irradiation that comes from the sky rather than the sun [-].
 *
 * Source: Erbs, Klein & Duffie 1982 (Solar Energy 28, 293), daily form. It was taken among four ways to tell diffuse
 * light from clearness, by comparison at the reference places; the decision record on real days has the figures.
 * @param clearness of the day [-]
 * @param sunset hour angle [rad]
 */
export function diffuseShare(clearness: number, sunset: number): number {
  const k = Math.max(0, clearness)
  if (sunset <= WINTER) return k < 0.715 ? 1 + k * (-0.2727 + k * (2.4495 + k * (-11.9514 + k * 9.3879))) : 0.143
  return k < 0.722 ? 1 + k * (0.2832 + k * (-2.5557 + k * 0.8448)) : 0.175
}

/**
 * The same of several days whose common share is known: each day's raised or lowered by one factor, none above 1.
 * @param shares of the days by their clearness [-]
 * @param weights irradiation of the days [any unit]
 * @param known diffuse over global irradiation of all the days [-], 0…1
 */
export function fittedShares(shares: readonly number[], weights: readonly number[], known: number): number[] {
  const full = new Set<number>()
  const sum = (of: (day: number) => number) => shares.reduce((total, _, day) => total + of(day), 0)
  const target = known * sum((day) => weights[day] as number)
  for (;;) {
    const fixed = sum((day) => (full.has(day) ? (weights[day] as number) : 0))
    const free = sum((day) => (full.has(day) ? 0 : (weights[day] as number) * (shares[day] as number)))
    const factor = free > 0 ? Math.max(0, target - fixed) / free : 0
    const over = shares.findIndex((share, day) => !full.has(day) && share * factor > 1)
    if (over < 0) return shares.map((share, day) => (full.has(day) ? 1 : share * factor))
    // A day that is all sky can take no more: what it leaves goes to the others.
    shares.forEach((share, day) => {
      if (share * factor > 1) full.add(day)
    })
  }
}

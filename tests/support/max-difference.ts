/** Largest difference between two series; infinite if lengths or gaps differ. */
export function maxDifference(actual: ArrayLike<number>, expected: ArrayLike<number>): number {
  let furthest = actual.length === expected.length ? 0 : Number.POSITIVE_INFINITY
  for (let i = 0; i < actual.length; i += 1) {
    const apart = Math.abs((actual[i] ?? Number.NaN) - (expected[i] ?? Number.NaN))
    furthest = Number.isNaN(apart) ? Number.POSITIVE_INFINITY : Math.max(furthest, apart)
  }
  return furthest
}

/** Evenly spread integers from 0 to `length − 1`, both included, at most `step` apart. */
export function spreadIndexes(length: number, step: number): number[] {
  const gaps = Math.ceil((length - 1) / step)
  return Array.from({ length: gaps + 1 }, (_, i) => (gaps === 0 ? 0 : Math.round((i * (length - 1)) / gaps)))
}

/** Points of the cubic: two on each side if available. */
const POINTS = 4

/**
 * Interpolates rows of numbers by the cubic through the four nearest positions (Lagrange form).
 * @param positions ascending
 * @param rows one per position, all of the same length
 */
export function interpolateRow(positions: readonly number[], rows: readonly Float64Array[], at: number): Float64Array {
  const known = rows[positions.indexOf(at)]
  if (known) return known
  const after = positions.findIndex((position) => position > at)
  const from = Math.max(0, Math.min(after - POINTS / 2, positions.length - POINTS))
  const result = new Float64Array(rows[0]?.length ?? 0)
  const nearest = positions.slice(from, from + POINTS)
  for (const [i, position] of nearest.entries()) {
    const weight = nearest.reduce(
      (product, neighbor) => (neighbor === position ? product : (product * (at - neighbor)) / (position - neighbor)),
      1,
    )
    const row = rows[from + i] as Float64Array
    for (let column = 0; column < result.length; column += 1) {
      result[column] = (result[column] as number) + weight * (row[column] as number)
    }
  }
  return result
}

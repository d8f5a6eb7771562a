/** Whole places from 0 to `length − 1`, both ends among them, at most `step` apart and as even as they can be. */
export function spreadPlaces(length: number, step: number): number[] {
  const gaps = Math.ceil((length - 1) / step)
  return Array.from({ length: gaps + 1 }, (_, i) => (gaps === 0 ? 0 : Math.round((i * (length - 1)) / gaps)))
}

/** Points a curve goes through: two on either side of a place, where there are. */
const POINTS = 4

/**
 * Rows of numbers at some places, on the cubic through the four nearest (Lagrange's form); at a place itself, its row.
 * @param places rising
 * @param rows one to each place, all of the same length
 */
export function curveThrough(places: readonly number[], rows: readonly Float64Array[], at: number): Float64Array {
  const known = rows[places.indexOf(at)]
  if (known) return known
  const after = places.findIndex((place) => place > at)
  const from = Math.max(0, Math.min(after - POINTS / 2, places.length - POINTS))
  const mixed = new Float64Array(rows[0]?.length ?? 0)
  const near = places.slice(from, from + POINTS)
  for (const [i, place] of near.entries()) {
    const weight = near.reduce(
      (product, other) => (other === place ? product : (product * (at - other)) / (place - other)),
      1,
    )
    const row = rows[from + i] as Float64Array
    for (let column = 0; column < mixed.length; column += 1) {
      mixed[column] = (mixed[column] as number) + weight * (row[column] as number)
    }
  }
  return mixed
}

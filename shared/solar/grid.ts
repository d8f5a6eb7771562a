/** Where a point lies between the rows and columns of a grid: the nearest node south-west of it, and how far on [-], 0…1. */
export interface GridPoint {
  readonly south: number
  readonly west: number
  readonly toNorth: number
  readonly toEast: number
}

/** A value between the four nodes around a point, straight along both axes. */
export function bilinear({ south, west, toNorth, toEast }: GridPoint, node: (row: number, column: number) => number) {
  const along = (row: number) => (1 - toEast) * node(row, west) + toEast * node(row, west + 1)
  return (1 - toNorth) * along(south) + toNorth * along(south + 1)
}

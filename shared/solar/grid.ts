/** The node to the south-west, and the fraction to the next node [-], 0…1. */
export interface GridPoint {
  readonly south: number
  readonly west: number
  readonly toNorth: number
  readonly toEast: number
}

export function bilinear({ south, west, toNorth, toEast }: GridPoint, node: (row: number, column: number) => number) {
  const along = (row: number) => (1 - toEast) * node(row, west) + toEast * node(row, west + 1)
  return (1 - toNorth) * along(south) + toNorth * along(south + 1)
}

/** A price that is typical of a region and stands in place of a US constant of a method. */
export interface TypicalPrice {
  /** In the region's currency, in the unit of the assumption. */
  readonly value: number
  /** Who published it. */
  readonly source: string
}

/** By the key of the assumption; a price that is not known is absent. */
export type TypicalPrices = Readonly<Record<string, TypicalPrice>>

/** Replaces a US constant of a method. */
export interface TypicalPrice {
  /** Price in the region's currency and the unit of the assumption. */
  readonly value: number
  readonly source: string
}

/** Prices by assumption key; unknown prices are absent. */
export type TypicalPrices = Readonly<Record<string, TypicalPrice>>

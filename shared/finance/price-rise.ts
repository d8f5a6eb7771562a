/** Rise of electricity prices: inflation plus escalation beyond it [share per year, added]. */
export interface PriceRise {
  readonly inflation: number
  readonly escalation: number
}

/** Price relative to year 1 [-]. */
export const priceFactor = ({ inflation, escalation }: PriceRise, year: number): number =>
  (1 + inflation + escalation) ** (year - 1)

import { isWhole } from './check.ts'
import type { Preset, Read } from './preset.ts'
import { typicalKw } from './system-sizes.ts'

const WATTS_PER_KW = 1_000
/** Digits of a price that a person reads. */
const DIGITS = 3

/** A typical price and who published it. */
export interface SourcedPrice {
  readonly value: number
  readonly source: string
}

/**
 * Typical prices of a country in its own currency, by the calculators' assumptions: electricity per kWh, an installed system
 * of the country's typical size per watt, a battery per kWh of capacity. What was never read is absent.
 */
export function typicalPricesOf({
  country,
  price,
  pvPrice,
  batteryCost,
}: Preset): Readonly<Record<string, SourcedPrice>> {
  return {
    ...(price && price.currency === undefined && { electricityRate: sourced(price.value, price) }),
    ...(pvPrice && {
      costPerWatt: sourced((pvPrice.fixed / typicalKw(country) + pvPrice.each) / WATTS_PER_KW, pvPrice),
    }),
    ...(isWhole(batteryCost) && { costPerKwh: sourced(batteryCost.value, batteryCost) }),
  }
}

const sourced = (value: number, { source }: Read): SourcedPrice => ({
  value: Number(value.toPrecision(DIGITS)),
  source: source.title,
})

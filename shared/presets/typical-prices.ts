import { WATTS_PER_KW } from '../energy/units.ts'
import type { Preset, SourcedEntry } from './preset.ts'
import { isUsablePrice } from './review.ts'
import { typicalKw } from './system-sizes.ts'

const DIGITS = 3

export interface SourcedPrice {
  readonly value: number
  readonly source: string
}

/**
 * Prices in the country's currency, by name of the calculators' assumptions: electricity per kWh, an installed system of
 * typical size per watt, a battery per kWh of capacity. Unknown prices are absent.
 */
export function typicalPricesOf(preset: Preset): Readonly<Record<string, SourcedPrice>> {
  const { country, price, pvPrice, batteryCost } = preset
  return {
    ...(price && price.currency === undefined && { electricityRate: sourced(price.value, price) }),
    ...(pvPrice && {
      costPerWatt: sourced((pvPrice.fixed / typicalKw(country) + pvPrice.each) / WATTS_PER_KW, pvPrice),
    }),
    ...(isUsablePrice(batteryCost) && { costPerKwh: sourced(batteryCost.value, batteryCost) }),
  }
}

const sourced = (value: number, { source }: SourcedEntry): SourcedPrice => ({
  value: Number(value.toPrecision(DIGITS)),
  source: source.title,
})

import systemSizes from './system-sizes.json' with { type: 'json' }

interface SystemSizes {
  /** [kWp] */
  readonly typicalKw: number
  /** Smallest size that installers commonly sell [kWp]. */
  readonly smallestSoldKw: number
  /** "Read": from the source of the country's price by size; "judged": an estimate without a source. */
  readonly typicalSource: string
  readonly smallestSoldSource: string
}

/** Home systems by country, as of November 2026. Not part of the presets, as they are needed before a preset is loaded. */
const SIZES: Readonly<Record<string, SystemSizes>> = systemSizes

/** Median of the typical sizes. */
const ELSEWHERE_KW = 5.5

export const typicalKw = (country: string): number => sizesOf(country)?.typicalKw ?? ELSEWHERE_KW

export const smallestSoldKw = (country: string): number | undefined => sizesOf(country)?.smallestSoldKw

const sizesOf = (country: string) => (Object.hasOwn(SIZES, country) ? SIZES[country] : undefined)

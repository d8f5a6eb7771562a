import { createLruCache } from '../lru-cache.ts'
import type { NumberRegion } from '../numbers.ts'
import { UNITED_STATES } from '../united-states.ts'
import { currencySymbol, formatCurrency, formatMoney, type MoneyDecimals, type MoneyRegion } from './money.ts'
import { EXACT, formatExact, formatNumber, formatReadable, formatShare, READABLE } from './number.ts'

export type FormatRegion = NumberRegion & MoneyRegion

/** Formats of a region, with amounts in its currency. */
export interface FigureFormats {
  readonly region: FormatRegion
  /** The full number, grouped: 150.5, 20,000. */
  readonly exact: (value: number) => string
  /** A number rounded to useful digits, for intermediate values: 0.2778, 1,234.5679. */
  readonly readable: (value: number) => string
  /** Exactly this many decimals. */
  readonly decimals: (value: number, digits: number) => string
  /** A number with at most this many decimals: 15, 5.3. */
  readonly upTo: (value: number, digits: number) => string
  /** $1,620 */
  readonly money: (amount: number, decimals: MoneyDecimals) => string
  /** The full amount: $150.5, −$20,000. */
  readonly exactMoney: (amount: number) => string
  /** An amount to the cent, for intermediate values. */
  readonly roundedMoney: (amount: number) => string
  /** A price rounded to useful digits, for intermediate values: $0.2778. */
  readonly readablePrice: (price: number) => string
  /** A number in percent, 82.5 for 82.5%, in full or with at most this many decimals. */
  readonly percent: (percent: number, digits?: number) => string
  /** Symbol for labels: `System Cost (€)`. */
  readonly currencySymbol: string
}

/** More would show the floating-point error of a division by 100. */
const PERCENT_DIGITS = 10

// Cached: components depend on the identity of the formats.
const cache = createLruCache<FigureFormats>(500)

export const figureFormatsOf = (region: FormatRegion): FigureFormats =>
  cache.getOrBuild(`${region.locale} ${region.currency}`, () => buildFigureFormats(region))

const buildFigureFormats = (region: FormatRegion): FigureFormats => ({
  region,
  exact: (value) => formatExact(value, region),
  readable: (value) => formatReadable(value, region),
  decimals: (value, digits) => formatNumber(value, region, digits, digits),
  upTo: (value, digits) => formatNumber(value, region, digits),
  money: (amount, decimals) => formatMoney(amount, region, decimals),
  exactMoney: (amount) => formatCurrency(amount, region, EXACT),
  roundedMoney: (amount) => formatMoney(amount, region, 'all'),
  readablePrice: (price) => formatCurrency(price, region, READABLE),
  percent: (percent, digits = PERCENT_DIGITS) => formatShare(percent / 100, region, digits),
  currencySymbol: currencySymbol(region),
})

/** Reads stored numbers, which have a decimal point in every language. */
export const DEFAULT_FORMATS = figureFormatsOf(UNITED_STATES)

/** Exactly this many decimals, in the form of the page's language. */
export const decimals = (value: number, digits: number): string => formatNumber(value, {}, digits, digits)

import { currencySymbol, formatCurrency, formatMoney, type MoneyDecimals, type MoneyRegion } from '../money.ts'
import { type NumberRegion, withMinusSign } from '../numbers.ts'
import { UNITED_STATES } from '../united-states.ts'

export type FormatRegion = NumberRegion & MoneyRegion

export interface FigureFormats {
  readonly region: FormatRegion
  /** In full, grouped: 150.5, 20,000. */
  readonly exact: (value: number) => string
  /** Rounded to useful digits, for intermediate values: 0.2778, 1,234.5679. */
  readonly readable: (value: number) => string
  readonly decimals: (value: number, digits: number) => string
  /** At most this many decimals: 15, 5.3. */
  readonly upTo: (value: number, digits: number) => string
  /** $1,620 */
  readonly money: (amount: number, decimals: MoneyDecimals) => string
  /** In full: $150.5, −$20,000. */
  readonly exactMoney: (amount: number) => string
  /** To the cent, for intermediate values. */
  readonly roundedMoney: (amount: number) => string
  /** Rounded to useful digits, for intermediate values: $0.2778. */
  readonly readablePrice: (price: number) => string
  /** Replaces $ in a label by the currency symbol: `System Cost (€)`. */
  readonly localizeLabel: (label: string) => string
}

// signDisplay 'negative' omits the sign of numbers that round to 0.
const EXACT_OPTIONS = { minimumFractionDigits: 0, maximumFractionDigits: 15, signDisplay: 'negative' } as const
const READABLE_OPTIONS = {
  minimumFractionDigits: 0,
  maximumFractionDigits: 4,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
  signDisplay: 'negative',
} as const

// Creating a format costs as much as a hundred uses.
const cache = new Map<string, FigureFormats>()

export function figureFormatsOf(region: FormatRegion): FigureFormats {
  const key = `${region.locale} ${region.currency}`
  const formats = cache.get(key) ?? buildFigureFormats(region)
  cache.set(key, formats)
  return formats
}

function buildFigureFormats(region: FormatRegion): FigureFormats {
  const exactFormat = new Intl.NumberFormat(region.locale, EXACT_OPTIONS)
  const readableFormat = new Intl.NumberFormat(region.locale, READABLE_OPTIONS)
  const formats = new Map<string, Intl.NumberFormat>()

  function rounded(value: number, least: number, most: number): string {
    const key = `${least} ${most}`
    const options = { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: 'negative' } as const
    const format = formats.get(key) ?? new Intl.NumberFormat(region.locale, options)
    formats.set(key, format)
    return withMinusSign(format.format(value + 0))
  }

  return {
    region,
    exact: (value) => exactFormat.format(value + 0),
    readable: (value) => withMinusSign(readableFormat.format(value + 0)),
    decimals: (value, digits) => rounded(value, digits, digits),
    upTo: (value, digits) => rounded(value, 0, digits),
    money: (amount, decimals) => formatMoney(amount + 0, region, decimals),
    exactMoney: (amount) => formatCurrency(amount + 0, region, 'exact', EXACT_OPTIONS),
    roundedMoney: (amount) => formatMoney(amount + 0, region, 'all'),
    readablePrice: (price) => formatCurrency(price + 0, region, 'readable', READABLE_OPTIONS),
    localizeLabel: (label) => label.replace('$', () => currencySymbol(region)),
  }
}

/** Formats until the user chooses a region. */
export const DEFAULT_FORMATS = figureFormatsOf(UNITED_STATES)
export const { exact, readable, decimals, upTo } = DEFAULT_FORMATS

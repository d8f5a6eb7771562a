import { formatMoney, formatPrice, type MoneyDecimals } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import type { Language } from '#shared/language/languages.ts'
import { defaultRegion } from '#shared/places/default-region.ts'

/** Formats for the figures of articles, as the language writes them and in the currency of its main country. */
export function figureFormats(language: Language) {
  const region = defaultRegion(language)
  return {
    /** Exactly this many decimals: `13.500`, `8,2`. */
    number: (value: number, decimals = 0) => formatNumber(value, region, decimals, decimals),
    /** Of a share of 1: `45 %` is 0.45. */
    percent: (share: number, decimals = 0) => formatShare(share, region, decimals, decimals),
    /** `6.490 €` */
    money: (amount: number, decimals: MoneyDecimals = 'none') => formatMoney(amount, region, decimals),
    /** Per kWh, with three significant digits: `0,267 €`. */
    price: (pricePerKwh: number) => formatPrice(pricePerKwh, region),
  }
}

import { withMinusSign } from './numbers.ts'
import type { Region } from './region.ts'

/* Amounts are never converted between currencies. */

export type MoneyRegion = Pick<Region, 'locale' | 'currency'>

/** `all`: those of the currency (2 for most, 0 for the yen). */
export type MoneyDecimals = 'none' | 'all' | 'where needed'

// Creating a format costs as much as a hundred uses.
const formatCache = new Map<string, Intl.NumberFormat>()

/** `name` is the cache key of the options. */
function currencyFormat({ locale, currency }: MoneyRegion, name: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${currency} ${name}`
  const cached = formatCache.get(key)
  if (cached) return cached
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const
  const created = new Intl.NumberFormat(locale, { ...style, ...options })
  formatCache.set(key, created)
  return created
}

/** Uses a true minus sign: `−$887`. */
export const formatCurrency = (amount: number, region: MoneyRegion, name: string, options: Intl.NumberFormatOptions) =>
  withMinusSign(currencyFormat(region, name, options).format(amount))

/** 2 for most, 0 for the yen. */
export const currencyDecimals = (region: MoneyRegion): number =>
  currencyFormat(region, 'all', {}).resolvedOptions().maximumFractionDigits ?? 2

/** Shown instead of NaN or Infinity. */
const NO_AMOUNT = '–'

/** `$1,620`, `1.620,50 €`, `₹1,62,000`. Amounts that round to 0 have no sign. */
export function formatMoney(amount: number, region: MoneyRegion, decimals: MoneyDecimals = 'none'): string {
  if (!Number.isFinite(amount)) return NO_AMOUNT
  const most = decimals === 'none' ? 0 : currencyDecimals(region)
  const isShort = decimals !== 'all' && Number.isInteger(Number(amount.toFixed(most)))
  return isShort
    ? formatCurrency(amount, region, 'none', { maximumFractionDigits: 0 })
    : formatCurrency(amount, region, 'all', {})
}

/** Decimals of the currency and up to two more: `$0.12`, `0,0778 €`. */
export function formatPrice(price: number, region: MoneyRegion): string {
  if (!Number.isFinite(price)) return NO_AMOUNT
  const least = currencyDecimals(region)
  return formatCurrency(price, region, 'price', { minimumFractionDigits: least, maximumFractionDigits: least + 2 })
}

/** For labels: `Total System Cost (€)`. */
export const currencySymbol = (region: MoneyRegion): string =>
  currencyFormat(region, 'all', {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? region.currency

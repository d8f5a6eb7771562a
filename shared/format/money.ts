import type { Region } from '../region.ts'
import { numberFormatOf } from './locale.ts'
import { NO_VALUE, withMinusSign } from './number.ts'

/* Amounts are never converted between currencies. */

export type MoneyRegion = Pick<Region, 'locale' | 'currency'>

/** `all`: those of the currency (2 for most, 0 for the yen). */
export type MoneyDecimals = 'none' | 'all' | 'where needed'

const currencyFormat = ({ locale, currency }: MoneyRegion, options: Intl.NumberFormatOptions = {}) =>
  numberFormatOf(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
    ...options,
  })

/** Uses a true minus sign: `−$887`. */
export const formatCurrency = (amount: number, region: MoneyRegion, options?: Intl.NumberFormatOptions): string =>
  withMinusSign(currencyFormat(region, options).format(amount))

/** 2 for most, 0 for the yen. */
export const currencyDecimals = (region: MoneyRegion): number =>
  currencyFormat(region).resolvedOptions().maximumFractionDigits ?? 2

/** `$1,620`, `1.620,50 €`, `₹1,62,000`. Amounts that round to 0 have no sign. */
export function formatMoney(amount: number, region: MoneyRegion, decimals: MoneyDecimals = 'none'): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  const most = decimals === 'none' ? 0 : currencyDecimals(region)
  const isShort = decimals !== 'all' && Number.isInteger(Number(amount.toFixed(most)))
  return formatCurrency(amount, region, isShort ? { maximumFractionDigits: 0 } : {})
}

const PRICE_DIGITS = 3

/** Three significant digits, with at least the decimals of the currency and up to two more: `$0.12`, `0,0778 €`, `KSh 18.40`. */
export function formatPrice(price: number, region: MoneyRegion): string {
  if (!Number.isFinite(price)) return NO_VALUE
  const least = currencyDecimals(region)
  return formatCurrency(Number(price.toPrecision(PRICE_DIGITS)), region, {
    minimumFractionDigits: least,
    maximumFractionDigits: least + 2,
  })
}

/** Symbol for labels: `Total System Cost (€)`. */
export const currencySymbol = (region: MoneyRegion): string =>
  currencyFormat(region)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? region.currency

/** Whether an amount begins with its currency: `$120`, not `120 €`. */
export function isCurrencyFirst(region: MoneyRegion): boolean {
  const parts = currencyFormat(region).formatToParts(0)
  return parts.findIndex(({ type }) => type === 'currency') < parts.findIndex(({ type }) => type === 'integer')
}

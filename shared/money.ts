import { withMinusSign } from './numbers.ts'
import type { Region } from './region.ts'

/*
 * Amounts as people of a region write them. Nothing is ever converted: an amount is of one currency and stays so.
 */

/** What it takes to write an amount. */
export type MoneyRegion = Pick<Region, 'locale' | 'currency'>

/** How many decimals: none, the currency's own (2 of most, 0 of yen), or these only where there are any. */
export type MoneyDecimals = 'none' | 'all' | 'where needed'

// Making a format costs as much as a hundred uses.
const formats = new Map<string, Intl.NumberFormat>()

/**
 * The format of the region's amounts, made once.
 * @param name of these options, the same for the same ones
 */
function moneyFormat({ locale, currency }: MoneyRegion, name: string, options: Intl.NumberFormatOptions) {
  const key = `${locale} ${currency} ${name}`
  const made = formats.get(key)
  if (made) return made
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const
  const fresh = new Intl.NumberFormat(locale, { ...style, ...options })
  formats.set(key, fresh)
  return fresh
}

/** An amount formatted with these options, a negative one with a real minus: `−$887`. */
export const formatMoney = (amount: number, region: MoneyRegion, name: string, options: Intl.NumberFormatOptions) =>
  withMinusSign(moneyFormat(region, name, options).format(amount))

/** The decimals a currency has: 2 of most, 0 of the yen. */
export const ownDecimals = (region: MoneyRegion): number =>
  moneyFormat(region, 'all', {}).resolvedOptions().maximumFractionDigits ?? 2

/** Stands where there is no amount to write: people are never shown NaN or Infinity. */
const NO_AMOUNT = '–'

/** An amount: `$1,620`, `1.620,50 €` as the region writes it, `₹1,62,000`. What rounds to 0 has no sign. */
export function writeMoney(amount: number, region: MoneyRegion, decimals: MoneyDecimals = 'none'): string {
  if (!Number.isFinite(amount)) return NO_AMOUNT
  const most = decimals === 'none' ? 0 : ownDecimals(region)
  const isShort = decimals !== 'all' && Number.isInteger(Number(amount.toFixed(most)))
  return isShort
    ? formatMoney(amount, region, 'none', { maximumFractionDigits: 0 })
    : formatMoney(amount, region, 'all', {})
}

/** A price of one kWh: with the currency's decimals, and up to two more where they say something: `$0.12`, `0,0778 €`. */
export function writePrice(price: number, region: MoneyRegion): string {
  if (!Number.isFinite(price)) return NO_AMOUNT
  const least = ownDecimals(region)
  return formatMoney(price, region, 'price', { minimumFractionDigits: least, maximumFractionDigits: least + 2 })
}

/** The sign that stands in labels: `Total System Cost (€)`. */
export const moneySign = (region: MoneyRegion): string =>
  moneyFormat(region, 'all', {})
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? region.currency

import { formatForInput, MAX_NUMBER_LENGTH, type NumberRegion, parseNumber } from './numbers.ts'

/* Amounts of money as people type them: `$120`, `120 €`, `Rs. 900`, `26p`, `26 ct/kWh`. */

/** Other three letters are no code: `8 MWH` is no amount. */
const CODES = 'AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HUF|INR|JPY|KES|MXN|NGN|NOK|NZD|PHP|PLN|RON|SEK|USD|ZAR'
/** A sign as in `A$`, a code, or a local name. */
const CURRENCY = String.raw`(?:[A-Za-z]{0,3}\p{Sc}|${CODES}|kr\.?|Rs\.?|zł|Kč|Ft|lei|RM|Rp\.?|Fr\.?)`
/** Hundredths, after the amount. */
const CENTS = String.raw`(?:¢|p|c|cts?\.?|cents?|Rp\.?|öre|øre|paise|gr|sen)`
const NUMBER = String.raw`([+−-]?[\d.,'’\s]*\d)`
const PER_KWH = String.raw`(?:\s*(?:\/|per|pro|por|par)\s*kWh)?`

/** A number with its currency and `per kWh` [characters]. */
const MAX_LENGTH = 2 * MAX_NUMBER_LENGTH

const IN_CENTS = new RegExp(String.raw`^${NUMBER}\s*${CENTS}${PER_KWH}$`, 'iu')
const WITH_CURRENCY = new RegExp(String.raw`^(?:${CURRENCY}\s*)?${NUMBER}(?:\s*${CURRENCY})?${PER_KWH}$`, 'u')

/**
 * The number of a typed amount, as it would be typed without currency: `26p` is `0.26`. Other text stays unchanged.
 * @param region its currency may be typed, whatever it is [ISO 4217]
 */
export function withoutCurrency(text: string, region: NumberRegion & { readonly currency?: string }): string {
  if (text.length > MAX_LENGTH) return text
  const { currency = 'USD' } = region
  const amount = text.trim()
  const trimmed = amount.startsWith(currency)
    ? amount.slice(currency.length).trim()
    : amount.endsWith(currency)
      ? amount.slice(0, -currency.length).trim()
      : amount
  const cents = parseNumber(IN_CENTS.exec(trimmed)?.[1] ?? '', region)
  if (cents !== undefined) return formatForInput(String(Number((cents / 100).toPrecision(12))), region)
  return WITH_CURRENCY.exec(trimmed)?.[1] ?? text
}

import { UNITED_STATES } from '../numbers.ts'

const LOCALE = UNITED_STATES.locale
// signDisplay 'negative' writes no sign before what rounds to 0.
const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 15, signDisplay: 'negative' })
const readable = new Intl.NumberFormat(LOCALE, {
  maximumFractionDigits: 4,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
  signDisplay: 'negative',
})

/** A number as a person writes it, grouped: 150.5, 20,000. */
export const plain = (value: number): string => exact.format(value + 0)

/** An amount as a person writes it: $150.5, -$20,000. */
export const plainDollars = (value: number): string => withDollar(plain(value))

/** A step on the way, to as many digits as help: 0.2778, 1,234.5679. */
export const about = (value: number): string => readable.format(value + 0)

/** An amount on the way, to the cent. */
export const aboutDollars = (value: number): string => withDollar(decimals(value, 2))

/** A number with exactly this many decimals. */
export const decimals = (value: number, digits: number): string => rounded(value, digits, digits)

/** A number with at most this many decimals: 15, 5.3. */
export const atMost = (value: number, digits: number): string => rounded(value, 0, digits)

// Making a format costs as much as a hundred uses.
const formats = new Map<string, Intl.NumberFormat>()

function rounded(value: number, least: number, most: number): string {
  const key = `${least} ${most}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(LOCALE, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      signDisplay: 'negative',
    })
  formats.set(key, format)
  return format.format(value + 0)
}

/** $ before the figure and the sign before the $. */
export const withDollar = (text: string): string => (text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`)

import { t } from './language/t.ts'
import type { Region as WholeRegion } from './region.ts'

/* Numbers as people write them. Stored and sent as plain text, `1234.5`, independent of the notation typed. */

export type NumberRegion = Pick<WholeRegion, 'locale' | 'decimalSign'>

/** Range, and step of the arrow keys. */
export interface NumberRange {
  readonly step: number
  readonly above?: number
  readonly min?: number
  readonly max?: number
  readonly isWhole?: boolean
  /** Value of an empty box. */
  readonly empty?: number
}

export const MAX_NUMBER_LENGTH = 40 // [characters]

/** Plain text that every version of the site has stored and read: `1234.5`, `.5`, `1e3`. */
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i
/** Sign (hyphen or true minus) and the rest. */
const SIGNED = /^([+\u2212-]?)(.*)$/s
/** Thousands with one repeated separator: comma, point, space of any width or apostrophe. */
const THOUSANDS = /^[1-9]\d{0,2}([,. \u00A0\u2009\u202F'\u2019])\d{3}(?:\1\d{3})*$/
/** Indian grouping: `1,23,456`. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
/** A whole number in some regions and three decimals in others: `1,234`, `12.345`. */
const AMBIGUOUS = /^[+\u2212-]?[1-9]\d{0,2}[,.]\d{3}$/

/** Zeros of the Arabic, Persian and Devanagari digits, which each follow one another. */
const DIGIT_ZEROS = [0x660, 0x6f0, 0x966]
const toWesternDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (DIGIT_ZEROS.findLast((zero) => zero <= code) ?? code))
  })

const isGrouped = (digits: string) => THOUSANDS.test(digits) || LAKHS.test(digits)

/**
 * Converts a typed number: `120,50` is 120.50, `1,234.5` and `1 234,5` are 1234.5, `1,23,456` is 123456. If a comma or
 * point could be either sign, as in `1,234`, the form of the page decides. Digits may be Arabic or Devanagari. Plain text
 * stays as typed. Returns `undefined` if the text is not a number.
 */
export function toPlainNumber(text: string, { decimalSign }: NumberRegion): string | undefined {
  const groupSign = decimalSign === ',' ? '.' : ','
  const trimmed = toWesternDigits(text.trim()).replace('\u066B', decimalSign).replaceAll('\u066C', groupSign)
  if (text.length > MAX_NUMBER_LENGTH) return undefined
  const [, sign = '', figure = ''] = SIGNED.exec(trimmed) ?? []
  const [whole, fraction] = splitAtDecimalSign(figure, decimalSign)
  if (PLAIN.test(trimmed) && !whole.includes('.')) return trimmed
  const isNumber = /^\d*$/.test(fraction) && (/^\d*$/.test(whole) || isGrouped(whole)) && /\d/.test(figure)
  if (!isNumber) return undefined
  const digits = whole.replace(/\D/g, '') || '0'
  return `${sign && sign !== '+' ? '-' : ''}${digits}${fraction && `.${fraction}`}`
}

/** Inverse of `toPlainNumber`: `1234.5` is `1234,5` in Germany. Other text stays unchanged. */
export function formatForInput(plain: string, { decimalSign }: NumberRegion): string {
  // Exponents keep the point.
  return decimalSign === ',' && PLAIN.test(plain) && !/e/i.test(plain) ? plain.replace('.', ',') : plain
}

/** Shows below an input how a number was read, if that differs from the text or could be another; otherwise empty. */
export function interpretationNote(text: string, region: NumberRegion): string {
  const plain = toPlainNumber(text, region)
  if (plain === undefined) return ''
  const reading = formatForInput(plain, region)
  if (AMBIGUOUS.test(text.trim()) && plain.includes('.')) {
    const whole = Math.floor(Number(plain))
    return t('Read as {number} (between {below} and {above})', {
      number: reading,
      below: String(whole),
      above: String(whole + 1),
    })
  }
  return reading === text.trim() ? '' : t('Read as {number}', { number: reading })
}

/** `undefined` if invalid or empty. */
export function parseNumber(text: string, region: NumberRegion): number | undefined {
  const plain = toPlainNumber(text, region)
  const value = plain === undefined ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? value + 0 : undefined
}

/** `undefined` also if out of range. */
export function parseNumberInRange(
  text: string,
  { above = -Infinity, min = -Infinity, max = Infinity, isWhole = false }: NumberRange,
  region: NumberRegion,
): number | undefined {
  const value = parseNumber(text, region)
  if (value === undefined || (isWhole && !Number.isInteger(value))) return undefined
  return value > above && value >= min && value <= max ? value : undefined
}

/** The last comma or point is the decimal sign, unless it can only group thousands, or does so in the region. */
function splitAtDecimalSign(figure: string, decimalSign: string): readonly [whole: string, fraction: string] {
  const at = Math.max(figure.lastIndexOf(','), figure.lastIndexOf('.'))
  if (at < 0) return [figure, '']
  const whole = figure.slice(0, at)
  const sign = figure.charAt(at)
  const isGroupSign = whole.includes(sign) || (sign !== decimalSign && isGrouped(figure))
  return isGroupSign ? [figure, ''] : [whole, figure.slice(at + 1)]
}

import type { Region as WholeRegion } from './region.ts'

/*
 * Numbers as people write them. What is stored and sent is the plain text of a number, `1234.5`, whatever was typed.
 */

/** How the people of a region write numbers. */
export type Region = Pick<WholeRegion, 'locale' | 'decimalSign'>

/** Where a number may lie, and by how much an arrow key changes it. */
export interface NumberRange {
  readonly step: number
  readonly above?: number
  readonly min?: number
  readonly max?: number
  /** What an empty box counts as. */
  readonly empty?: number
}

export const LONGEST_NUMBER = 40 // [characters]

/** What every version of the site has stored and read as it stands: `1234.5`, `.5`, `1e3`. */
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i
/** The sign, a hyphen or a true minus, and the rest. */
const SIGNED = /^([+\u2212-]?)(.*)$/s
/** Thousands set apart by one and the same sign: comma, point, space of any width or apostrophe. */
const THOUSANDS = /^[1-9]\d{0,2}([,. \u00A0\u2009\u202F'\u2019])\d{3}(?:\1\d{3})*$/
/** Lakhs and crores, as India groups digits: `1,23,456`. */
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
/** Digits that are a whole number to some people and three decimals to others: `1,234`, `12.345`. */
const AMBIGUOUS = /^[+\u2212-]?[1-9]\d{0,2}[,.]\d{3}$/

const isGrouped = (digits: string) => THOUSANDS.test(digits) || LAKHS.test(digits)

/**
 * The plain text of a number as a person writes it: `120,50` is 120.50, `1,234.5` and `1 234,5` are 1234.5, `1,23,456` is
 * 123456. A comma or a point is the decimal sign where nothing else makes sense; where both do, as in `1,234`, the region
 * decides. What is plain already stays as typed.
 *
 * @returns undefined for anything that is no number
 */
export function plainNumber(text: string, { decimalSign }: Region): string | undefined {
  const trimmed = text.trim()
  if (text.length > LONGEST_NUMBER) return undefined
  const [, sign = '', figure = ''] = SIGNED.exec(trimmed) ?? []
  const [whole, fraction] = splitAtDecimalSign(figure, decimalSign)
  if (PLAIN.test(trimmed) && !whole.includes('.')) return trimmed
  const isNumber = /^\d*$/.test(fraction) && (/^\d*$/.test(whole) || isGrouped(whole)) && /\d/.test(figure)
  if (!isNumber) return undefined
  const digits = whole.replace(/\D/g, '') || '0'
  return `${sign && sign !== '+' ? '-' : ''}${digits}${fraction && `.${fraction}`}`
}

/**
 * Plain text of a number as the region writes it in a box: `1234.5` is `1234,5` in Germany. The way back of `plainNumber`;
 * what is no plain text of a number stays as it is.
 */
export function inBox(plain: string, { decimalSign }: Region): string {
  // Nobody writes an exponent with a comma.
  return decimalSign === ',' && PLAIN.test(plain) && !/e/i.test(plain) ? plain.replace('.', ',') : plain
}

/** A formatted figure with a real minus (U+2212), where its locale writes a hyphen. */
export const withMinusSign = (formatted: string): string => formatted.replace('-', '\u2212')

/**
 * How a typed number was read, for the line below its box: where it is read otherwise than it stands there, and where
 * another region would read another number. Empty for anything else.
 */
export function readingNote(text: string, region: Region): string {
  const plain = plainNumber(text, region)
  if (plain === undefined) return ''
  const reading = inBox(plain, region)
  if (AMBIGUOUS.test(text.trim()) && plain.includes('.')) {
    const whole = Math.floor(Number(plain))
    return `Read as ${reading} (between ${whole} and ${whole + 1})`
  }
  return reading === text.trim() ? '' : `Read as ${reading}`
}

/** Reads a number as a person writes it; undefined for anything else. An empty text is not 0. */
export function readNumber(text: string, region: Region): number | undefined {
  const plain = plainNumber(text, region)
  const value = plain === undefined ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? value + 0 : undefined
}

/** The last comma or point is the decimal sign, unless it can only set thousands apart, or does so in the region. */
function splitAtDecimalSign(figure: string, decimalSign: string): readonly [whole: string, fraction: string] {
  const at = Math.max(figure.lastIndexOf(','), figure.lastIndexOf('.'))
  if (at < 0) return [figure, '']
  const whole = figure.slice(0, at)
  const sign = figure.charAt(at)
  const isGroupSign = whole.includes(sign) || (sign !== decimalSign && isGrouped(figure))
  return isGroupSign ? [figure, ''] : [whole, figure.slice(at + 1)]
}

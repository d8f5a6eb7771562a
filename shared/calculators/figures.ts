import { formatMoney, type MoneyDecimals, type MoneyRegion, moneySign, writeMoney } from '../money.ts'
import { type Region as NumberRegion, withMinusSign } from '../numbers.ts'
import { UNITED_STATES } from '../united-states.ts'

/** What it takes to read and write the figures of a calculator. */
export type FigureRegion = NumberRegion & MoneyRegion

/** How the figures of a calculator are written for the people of a region, amounts in its currency. */
export interface Figures {
  readonly region: FigureRegion
  /** A number as a person writes it, grouped: 150.5, 20,000. */
  readonly plain: (value: number) => string
  /** A step on the way, to as many digits as help: 0.2778, 1,234.5679. */
  readonly about: (value: number) => string
  /** A number with exactly this many decimals. */
  readonly decimals: (value: number, digits: number) => string
  /** A number with at most this many decimals: 15, 5.3. */
  readonly atMost: (value: number, digits: number) => string
  /** An amount: $1,620. */
  readonly money: (amount: number, decimals: MoneyDecimals) => string
  /** An amount as a person writes it: $150.5, −$20,000. */
  readonly plainMoney: (amount: number) => string
  /** An amount on the way, to the cent. */
  readonly aboutMoney: (amount: number) => string
  /** A price on the way, to as many digits as help: $0.2778. */
  readonly aboutPrice: (price: number) => string
  /** A label with the sign of the currency in place of $: `System Cost (€)`. */
  readonly inLabel: (label: string) => string
}

// signDisplay 'negative' writes no sign before what rounds to 0.
const EXACT = { minimumFractionDigits: 0, maximumFractionDigits: 15, signDisplay: 'negative' } as const
const READABLE = {
  minimumFractionDigits: 0,
  maximumFractionDigits: 4,
  maximumSignificantDigits: 6,
  roundingPriority: 'morePrecision',
  signDisplay: 'negative',
} as const

// Making a format costs as much as a hundred uses.
const made = new Map<string, Figures>()

export function figuresOf(region: FigureRegion): Figures {
  const key = `${region.locale} ${region.currency}`
  const figures = made.get(key) ?? makeFigures(region)
  made.set(key, figures)
  return figures
}

function makeFigures(region: FigureRegion): Figures {
  const exact = new Intl.NumberFormat(region.locale, EXACT)
  const readable = new Intl.NumberFormat(region.locale, READABLE)
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
    plain: (value) => exact.format(value + 0),
    about: (value) => withMinusSign(readable.format(value + 0)),
    decimals: (value, digits) => rounded(value, digits, digits),
    atMost: (value, digits) => rounded(value, 0, digits),
    money: (amount, decimals) => writeMoney(amount + 0, region, decimals),
    plainMoney: (amount) => formatMoney(amount + 0, region, 'exact', EXACT),
    aboutMoney: (amount) => writeMoney(amount + 0, region, 'all'),
    aboutPrice: (price) => formatMoney(price + 0, region, 'readable', READABLE),
    inLabel: (label) => label.replace('$', () => moneySign(region)),
  }
}

/** How figures are written until a person chooses a region. */
export const USUAL_FIGURES = figuresOf(UNITED_STATES)
export const { plain, about, decimals, atMost } = USUAL_FIGURES

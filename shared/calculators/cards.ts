import type { FigureFormats } from '../format/figures.ts'
import type { MoneyDecimals } from '../format/money.ts'
import { t } from '../language/t.ts'

/** `5.3` and `kW`; a sign that touches its number belongs to the value. */
export interface CardFigure {
  readonly value: string
  readonly unit?: string
}

export interface Card<Value = unknown> {
  readonly label: string
  readonly meaning?: string
  readonly accepts: (value: unknown) => value is Value
  readonly figure: (value: Value, formats: FigureFormats) => CardFigure
}

/** `5.3 kW` */
export const formatCardFigure = ({ value, unit }: CardFigure): string =>
  unit === undefined ? value : `${value} ${unit}`

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)
const isText = (value: unknown): value is string => typeof value === 'string'

const numberCard = (label: string, figure: Card<number>['figure'], meaning?: string): Card<number> => ({
  label,
  accepts: isNumber,
  figure,
  ...(meaning === undefined ? {} : { meaning }),
})

/** `digits` is a maximum: `5.3 kW`, `15 kWh`; without digits in full: `1,200 W`, `302.5 W`. */
export const quantity = (label: string, unit: string, digits?: number, meaning?: string): Card<number> =>
  numberCard(
    label,
    (value, { exact, upTo }) => ({ value: digits === undefined ? exact(value) : upTo(value, digits), unit }),
    meaning,
  )

/** `8 hours` */
export const hours = (label: string, digits: number, meaning: string): Card<number> =>
  numberCard(
    label,
    (value, { upTo }) => ({
      value: upTo(value, digits),
      unit: t('{n, plural, one {hour} other {hours}}', { n: value }),
    }),
    meaning,
  )

/** `12.0 years`: always one decimal, so that payback periods compare at a glance. */
export const years = (label: string, meaning?: string): Card<number> => numberCard(label, yearsFigure, meaning)

const yearsFigure: Card<number>['figure'] = (value, { decimals }) => ({
  value: decimals(value, 1),
  unit: t('{n, plural, one {year} other {years}}', { n: value }),
})

/** `11` */
export const count = (label: string, meaning?: string): Card<number> =>
  numberCard(label, (value, { decimals }) => ({ value: decimals(value, 0) }), meaning)

/** `$1,620`; with all decimals of the currency `$36.00`; where needed `$14,000` or `$14,000.50`. */
export const amount = (label: string, decimals: MoneyDecimals, meaning?: string): Card<number> =>
  numberCard(label, (value, { money }) => ({ value: money(value, decimals) }), meaning)

/** `27.28%`, at most these digits; without digits in full: `80%`, `82.5%`. */
export const percent = (label: string, digits?: number, meaning?: string): Card<number> =>
  numberCard(label, (value, { percent }) => ({ value: percent(value, digits) }), meaning)

/** `31°` */
export const degrees = (label: string, meaning?: string): Card<number> =>
  numberCard(label, (value, { decimals }) => ({ value: `${decimals(value, 0)}°` }), meaning)

/** `9.8 years`; null if not paid back within `limit` years. */
export const payback = (label: string, limit: number, meaning: string): Card<number | null> => ({
  label,
  meaning,
  accepts: isNumberOrNull,
  figure: (value, formats) =>
    value === null
      ? { value: t('Not within {n, plural, one {# year} other {# years}}', { n: limit }) }
      : yearsFigure(value, formats),
})

/** Words of the stored values, such as `South`; others as stored. */
export const words = (label: string, wordsOf: Readonly<Record<string, string>>, meaning: string): Card<string> => ({
  label,
  meaning,
  accepts: isText,
  figure: (value) => ({ value: (Object.hasOwn(wordsOf, value) && wordsOf[value]) || value }),
})

/** `5.3 kW`, on one line. */
export const withUnit = (value: string, unit: string): string => `${value}\u00a0${unit}`

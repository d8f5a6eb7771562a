import type { FigureFormats } from '../format/figures.ts'
import type { MoneyDecimals } from '../format/money.ts'

type CardText = string | ((formats: FigureFormats) => string)

export interface Card<Value = unknown> {
  readonly label: string
  readonly meaning?: CardText
  readonly accepts: (value: unknown) => value is Value
  /** Value with unit: `5.3 kW`. */
  readonly format: (value: Value, formats: FigureFormats) => string
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)
const isText = (value: unknown): value is string => typeof value === 'string'

function numberCard(label: string, format: Card<number>['format'], meaning?: CardText): Card<number> {
  return { label, accepts: isNumber, format, ...(meaning === undefined ? {} : { meaning }) }
}

/** `digits` is a maximum: `5.3 kW`, `15 kWh`; without digits in full: `1,200 W`, `302.5 W`. */
export const quantity = (label: string, unit: string, digits?: number, meaning?: CardText): Card<number> =>
  numberCard(
    label,
    (value, { exact, upTo }) => `${digits === undefined ? exact(value) : upTo(value, digits)} ${unit}`,
    meaning,
  )

/** `12.0 years`: always one decimal, so that payback periods compare at a glance. */
export const years = (label: string, meaning?: CardText): Card<number> =>
  numberCard(label, (value, { decimals }) => `${decimals(value, 1)} years`, meaning)

/** `11` */
export const count = (label: string, meaning?: CardText): Card<number> =>
  numberCard(label, (value, { decimals }) => decimals(value, 0), meaning)

/** `$1,620`; with all decimals of the currency `$36.00`; where needed `$14,000` or `$14,000.50`. */
export const amount = (label: string, decimals: MoneyDecimals, meaning?: CardText): Card<number> =>
  numberCard(label, (value, { money }) => money(value, decimals), meaning)

/** `27.28%`, at most these digits; without digits in full: `80%`, `82.5%`. */
export const percent = (label: string, digits?: number, meaning?: CardText): Card<number> =>
  numberCard(
    label,
    (value, { exact, upTo }) => `${digits === undefined ? exact(value) : upTo(value, digits)}%`,
    meaning,
  )

/** `31°` */
export const degrees = (label: string, meaning?: CardText): Card<number> =>
  numberCard(label, (value, { decimals }) => `${decimals(value, 0)}°`, meaning)

/** `9.8 years`; null if not paid back within 25 years. */
export const payback = (label: string, meaning: string): Card<number | null> => ({
  label,
  meaning,
  accepts: isNumberOrNull,
  format: (value, { decimals }) => (value === null ? 'Not within 25 years' : `${decimals(value, 1)} years`),
})

/** `South` */
export const words = (label: string, meaning: string): Card<string> => ({
  label,
  meaning,
  accepts: isText,
  format: (value) => value,
})

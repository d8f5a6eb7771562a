import type { MoneyDecimals } from '../money.ts'
import type { Figures } from './figures.ts'

/** A text, or one with figures in it. */
type Words = string | ((write: Figures) => string)

/** One result card: what is shown of one result. */
export interface Card<Value = unknown> {
  readonly label: string
  /** In a few plain words, what the figure tells. */
  readonly meaning?: Words
  readonly accepts: (value: unknown) => value is Value
  /** Value and unit together: `5.3 kW`. */
  readonly format: (value: Value, write: Figures) => string
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value)
const isText = (value: unknown): value is string => typeof value === 'string'

function figure(label: string, format: Card<number>['format'], meaning?: Words): Card<number> {
  return { label, accepts: isNumber, format, ...(meaning === undefined ? {} : { meaning }) }
}

/** `5.3 kW`, `15 kWh`: to at most these digits; without digits as a person writes it: `1,200 W`, `302.5 W`. */
export const quantity = (label: string, unit: string, digits?: number, meaning?: Words): Card<number> =>
  figure(
    label,
    (value, { plain, atMost }) => `${digits === undefined ? plain(value) : atMost(value, digits)} ${unit}`,
    meaning,
  )

/** `12.0 years`: always one decimal, so that payback periods compare at a glance. */
export const years = (label: string, meaning?: Words): Card<number> =>
  figure(label, (value, { decimals }) => `${decimals(value, 1)} years`, meaning)

/** `11` */
export const count = (label: string, meaning?: Words): Card<number> =>
  figure(label, (value, { decimals }) => decimals(value, 0), meaning)

/** An amount: `$1,620`, with all decimals of its currency `$36.00`, where needed `$14,000` and `$14,000.50`. */
export const amount = (label: string, decimals: MoneyDecimals, meaning?: Words): Card<number> =>
  figure(label, (value, { money }) => money(value, decimals), meaning)

/** `27.28%`, to at most these digits; without digits as a person writes it: `80%`, `82.5%`. */
export const percent = (label: string, digits?: number, meaning?: Words): Card<number> =>
  figure(
    label,
    (value, { plain, atMost }) => `${digits === undefined ? plain(value) : atMost(value, digits)}%`,
    meaning,
  )

/** `31°` */
export const degrees = (label: string, meaning?: Words): Card<number> =>
  figure(label, (value, { decimals }) => `${decimals(value, 0)}°`, meaning)

/** `9.8 years`; null is a system that 25 years do not pay back. */
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

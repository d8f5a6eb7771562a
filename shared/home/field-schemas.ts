import * as z from 'zod/mini'
import { findFigureRange, type NumberFigure } from './figures.ts'

/* The bounds keep every computation finite. */

/** [currency] */
const MAX_MONEY = 1e9
/** [kWh/year or currency/kWh] */
export const MAX_KWH = 1e6

/** Control characters, and lone surrogates, which PostgreSQL rejects. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}]/gu
export const text = (maxLength: number) =>
  z.pipe(
    z.string().check(z.maxLength(maxLength)),
    z.transform((value: string) => value.replace(FORBIDDEN_CHARACTERS, '')),
  )
export const between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max))
export const integerBetween = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
/** A number with the bounds of its row in `figures.ts`. */
export function figure(path: NumberFigure): z.ZodMiniNumber {
  const { min = 0, max = 0, isWhole } = findFigureRange(path.split('.')) ?? {}
  return isWhole ? integerBetween(min, max) : between(min, max)
}
export const money = between(0, MAX_MONEY) // [currency]
export const pricePerKwh = between(0, MAX_KWH) // [currency/kWh]
export const kwhPerYear = between(0, MAX_KWH)
export const share = between(0, 1)
export const month = integerBetween(1, 12)
export const optional = z.exactOptional

export const listOf = <T extends z.core.SomeType>(element: T, length: number) =>
  z.array(element).check(z.length(length))

/** ISO 8601 date: `2027-03-01`. */
export type IsoDate = string
/** The only dates that a home may hold. */
export const FIRST_DAY: IsoDate = '1900-01-01'
export const LAST_DAY: IsoDate = '2199-12-31'
const isCalendarDay = (text: string) => new Date(text).toISOString().startsWith(text)
export const isoDate = z
  .string()
  .check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { abort: true }), z.refine(isCalendarDay))

/** Ends of ranges, of which only the last is open. */
export const areAscending = (ends: readonly (number | null)[]): boolean =>
  ends.every((end, i) => (i === ends.length - 1 ? end === null : end !== null && end > (ends[i - 1] ?? 0)))

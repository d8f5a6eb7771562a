import * as z from 'zod/mini'

/*
 * Kinds of figures a home is made of, with the bounds that keep every sum the planner makes finite.
 */

/** Far beyond any home [currency]. */
const MOST_MONEY = 1e9
/** A million kWh a year, or of money a kWh. */
export const MOST_KWH = 1e6

/** What no text may hold: control characters, and halves of characters, which PostgreSQL does not store. */
const UNWANTED = /[\p{Cc}\p{Cs}]/gu
export const text = (longest: number) =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    z.transform((typed: string) => typed.replace(UNWANTED, '')),
  )
export const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
export const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
export const money = between(0, MOST_MONEY) // [currency]
export const pricePerKwh = between(0, MOST_KWH) // [currency/kWh]
export const kwhPerYear = between(0, MOST_KWH)
export const share = between(0, 1)
export const yearlyRise = between(-0.5, 1) // [share/year]
export const month = wholeBetween(1, 12)
export const given = z.exactOptional

export const listOf = <T extends z.core.SomeType>(each: T, length: number) => z.array(each).check(z.length(length))

/** A day of the calendar, as ISO 8601 writes it: `2027-03-01`. */
export type IsoDate = string
const isDay = (text: string) => new Date(text).toISOString().startsWith(text)
export const isoDate = z
  .string()
  .check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { abort: true }), z.refine(isDay))

import { z } from 'zod'

/* Parts of the schemas of the public API. The schemas parse the requests and describe them in the OpenAPI document. */

/** Several places within about a kilometer share an answer. */
const PLACE_DECIMALS = 100
const roundPlace = (degrees: number) => Math.round(degrees * PLACE_DECIMALS) / PLACE_DECIMALS

/** Python writes small numbers with an exponent. Hexadecimal and binary numbers are mistakes. */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** @param schema of the number that a text of the query means */
export const decimal = <Schema extends z.ZodNumber>(schema: Schema) =>
  z.preprocess((text) => (typeof text === 'string' && DECIMAL.test(text) ? Number(text) : text), schema)

export const number = (min: number, max: number) => decimal(z.number().min(min).max(max))
export const positive = (max: number) => decimal(z.number().positive().max(max))
export const integer = (min: number, max: number) => decimal(z.number().int().min(min).max(max))
/** Compatible clients write 0 and 1. */
export const flag = (preset: 0 | 1) => integer(0, 1).default(preset)

export const latitude = number(-90, 90)
  .transform(roundPlace)
  .meta({ description: 'Degrees, north positive. Rounded to 0.01.' })
export const longitude = number(-180, 180)
  .transform(roundPlace)
  .meta({ description: 'Degrees, east positive. Rounded to 0.01.' })

export const MAX_HORIZON_VALUES = 360

/** Numbers separated by commas. */
export const numberList = (min: number, max: number, length: readonly [number, number]) =>
  z
    .string()
    .regex(/^[-+\d.,eE ]+$/)
    .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))))
    .refine(
      (values) =>
        values.length >= length[0] &&
        values.length <= length[1] &&
        values.every((value) => value >= min && value <= max),
    )

export const horizon = numberList(0, 90, [1, MAX_HORIZON_VALUES]).meta({
  description:
    'Altitudes of the horizon in degrees, separated by commas, at equal distances clockwise from north. Up to 360 values.',
})

/** Repeated parameters keep their first value; one without a value counts as absent. */
export function readQuery(query: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    const text = value.trim()
    if (text !== '' && !values.has(name)) values.set(name, text)
  }
  return Object.fromEntries(values)
}

import * as z from 'zod/mini'

/** A packed year of meter readings has 23,360 characters. */
const MAX_READINGS_LENGTH = 24_000

/** `shared/home/parse` validates the home, including older versions. */
export const NewHome = z.object({
  home: z.record(z.string(), z.unknown(), { error: 'The plan is missing' }),
  readings: z.optional(
    z.nullable(
      z
        .string({ error: 'The readings are not valid' })
        .check(
          z.maxLength(MAX_READINGS_LENGTH, 'The readings are too long'),
          z.regex(/^[\w-]*$/, 'The readings are not valid'),
        ),
    ),
  ),
})

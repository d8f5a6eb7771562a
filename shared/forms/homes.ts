import * as z from 'zod/mini'

/** A year of a meter's readings, packed, is 23,360 characters. */
const MOST_READINGS = 24_000

/** What makes a home is the word of `shared/home/parse`, which reads older versions too. */
export const NewHome = z.object({
  home: z.record(z.string(), z.unknown(), { error: 'The plan is missing' }),
  readings: z.optional(
    z.nullable(
      z
        .string({ error: 'The readings are not valid' })
        .check(
          z.maxLength(MOST_READINGS, 'The readings are too long'),
          z.regex(/^[\w-]*$/, 'The readings are not valid'),
        ),
    ),
  ),
})

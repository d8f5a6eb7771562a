import * as z from 'zod/mini'
import { t } from '../language/t.ts'

/** A packed year of meter readings has 23,360 characters. */
const MAX_READINGS_LENGTH = 24_000

const invalidReadings = { error: () => t('We cannot read these meter readings') }

/** `shared/home/parse` validates the home, including older versions. */
export const NewHome = z.object({
  home: z.record(z.string(), z.unknown(), { error: () => t('The plan is missing') }),
  readings: z.optional(
    z.nullable(
      z
        .string(invalidReadings)
        .check(
          z.maxLength(MAX_READINGS_LENGTH, { error: () => t('There are too many meter readings') }),
          z.regex(/^[\w-]*$/, invalidReadings),
        ),
    ),
  ),
})

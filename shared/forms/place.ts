import * as z from 'zod/mini'
import { t } from '../language/t.ts'

const noCoordinates = { error: () => t('Enter a latitude and a longitude') }
const outOfRange = { error: () => t('Enter a latitude from -90 to 90 and a longitude from -180 to 180') }

const coordinate = (limit: number) =>
  z.pipe(
    z.string(noCoordinates).check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, noCoordinates)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-limit, outOfRange), z.maximum(limit, outOfRange))),
  )

/** Coordinates [°]: north and east positive. */
export const Place = z.object({ latitude: coordinate(90), longitude: coordinate(180) })

const tooShort = { error: () => t('Enter the street and the town') }

export const AddressSearch = z.object({
  address: z
    .string(tooShort)
    .check(z.trim(), z.minLength(4, tooShort), z.maxLength(200, { error: () => t('Use at most 200 characters') })),
})

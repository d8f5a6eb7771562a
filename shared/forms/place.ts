import * as z from 'zod/mini'

const UNNAMED = 'Name a latitude and a longitude'
const ELSEWHERE = 'That place is not on Earth'

const coordinate = (limit: number) =>
  z.pipe(
    z.string({ error: UNNAMED }).check(z.regex(/^-?\d{1,3}(\.\d{1,8})?$/, UNNAMED)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-limit, ELSEWHERE), z.maximum(limit, ELSEWHERE))),
  )

/** Coordinates [°]: north and east positive. */
export const Place = z.object({ latitude: coordinate(90), longitude: coordinate(180) })

const TOO_SHORT = 'Type the street and the town'

export const AddressSearch = z.object({
  address: z
    .string({ error: TOO_SHORT })
    .check(z.trim(), z.minLength(4, TOO_SHORT), z.maxLength(200, 'Type at most 200 letters')),
})

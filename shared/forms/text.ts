import * as z from 'zod/mini'

/* The same schemas validate in the browser and on the server. */

/** Trimmed. */
export const requiredText = (required: string, longest: number, name: string) =>
  z
    .string({ error: required })
    .check(z.trim(), z.minLength(1, required), z.maxLength(longest, `${name} must be at most ${longest} characters`))

export const emailAddress = (invalid: string) =>
  z.string({ error: invalid }).check(z.trim(), z.maxLength(254, invalid), z.email(invalid))

/** A whole number from 1 to `largest` in a path or query, as text or number. */
export function wholeNumber(largest: number, message: string) {
  const digitString = z.string({ error: message }).check(z.regex(/^\d{1,10}$/, message))
  const inRange = z.int({ error: message }).check(z.minimum(1, message), z.maximum(largest, message))
  return z.pipe(z.union([z.number(), digitString], { error: message }), z.pipe(z.transform(Number), inRange))
}

export const id = wholeNumber(2_147_483_647, 'That number does not exist')
export const byId = z.object({ id })

export const PageQuery = z.object({ page: z._default(wholeNumber(999_999_999, 'The page must be a number from 1'), 1) })

/** 32 bytes in base64url. */
export const token = (problem: string) => z.string({ error: problem }).check(z.regex(/^[\w-]{43}$/, problem))

import * as z from 'zod/mini'
import { formatNumber } from '../format/number.ts'
import { t } from '../language/t.ts'

/* The same schemas validate in the browser and on the server. */

/** A message as schemas take it: they are made once, and speak the language of the page or request they check. */
export interface FormMessage {
  readonly error: () => string
}

/** A text of at most so many characters. */
export const atMost = (longest: number, label: () => string) =>
  z.maxLength(longest, {
    error: () => t('{label} must be at most {longest} characters', { label: label(), longest: formatNumber(longest) }),
  })

/** Trimmed. */
export const requiredText = (required: FormMessage, longest: number, label: () => string) =>
  z.string(required).check(z.trim(), z.minLength(1, required), atMost(longest, label))

export const emailAddress = (invalid: FormMessage) =>
  z.string(invalid).check(z.trim(), z.maxLength(254, invalid), z.email(invalid))

/** A whole number from 1 to `largest` in a path or query, as text or number. */
export function wholeNumber(largest: number, message: FormMessage) {
  const digitString = z.string(message).check(z.regex(/^\d{1,10}$/, message))
  const inRange = z.int(message).check(z.minimum(1, message), z.maximum(largest, message))
  return z.pipe(z.union([z.number(), digitString], message), z.pipe(z.transform(Number), inRange))
}

export const id = wholeNumber(2_147_483_647, { error: () => t('That number does not exist') })
export const byId = z.object({ id })

export const PageQuery = z.object({
  page: z._default(wholeNumber(999_999_999, { error: () => t('The page must be a number from 1') }), 1),
})

/** 32 bytes in base64url. */
export const token = (problem: FormMessage) => z.string(problem).check(z.regex(/^[\w-]{43}$/, problem))

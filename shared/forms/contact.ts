import * as z from 'zod/mini'
import { emailAddress } from './text.ts'

const text = (name: string, shortest: number, longest: number) =>
  z
    .string({ error: 'This field is required' })
    .check(
      z.trim(),
      z.minLength(shortest, `${name} must be at least ${shortest} characters`),
      z.maxLength(longest, `${name} must be at most ${longest} characters`),
    )

export const ContactInput = z.object({
  name: text('Name', 2, 100),
  email: emailAddress('Please enter a valid email address'),
  message: text('Message', 10, 5000),
  captcha: z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'Incorrect captcha answer'))], {
    error: 'Incorrect captcha answer',
  }),
  /** Honeypot: invisible to people, who leave it empty. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const MessageUpdate = z.object({ read: z.optional(z.boolean()), answered: z.optional(z.boolean()) })

import * as z from 'zod/mini'
import { formatNumber } from '../format/number.ts'
import { t } from '../language/t.ts'
import { atMost, emailAddress } from './text.ts'

const text = (label: () => string, shortest: number, longest: number) =>
  z.string({ error: () => t('This field is required') }).check(
    z.trim(),
    z.minLength(shortest, {
      error: () =>
        t('{label} must be at least {shortest} characters', { label: label(), shortest: formatNumber(shortest) }),
    }),
    atMost(longest, label),
  )

const incorrectCaptcha = { error: () => t('Incorrect captcha answer') }

export const ContactInput = z.object({
  name: text(() => t('Name'), 2, 100),
  email: emailAddress({ error: () => t('Please enter a valid email address') }),
  message: text(() => t('Message'), 10, 5000),
  captcha: z.union([z.number(), z.string().check(z.trim(), z.regex(/^\d{1,3}$/, incorrectCaptcha))], incorrectCaptcha),
  /** Honeypot: invisible to people, who leave it empty. */
  website: z.optional(z.string().check(z.maxLength(200))),
})

export const MessageUpdate = z.object({ read: z.optional(z.boolean()), answered: z.optional(z.boolean()) })

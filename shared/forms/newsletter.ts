import * as z from 'zod/mini'
import { emailAddress } from './text.ts'

export const Subscription = z.object({ email: emailAddress('Please enter a valid email address') })

export const SubscriptionToken = z.object({
  token: z.string({ error: 'That link is not valid' }).check(z.regex(/^[\w-]{20,100}$/, 'That link is not valid')),
})

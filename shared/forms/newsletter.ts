import * as z from 'zod/mini'
import { t } from '../language/t.ts'
import { emailAddress } from './text.ts'

export const Subscription = z.object({ email: emailAddress({ error: () => t('Please enter a valid email address') }) })

const invalidLink = { error: () => t('That link is not valid') }

export const SubscriptionToken = z.object({
  token: z.string(invalidLink).check(z.regex(/^[\w-]{20,100}$/, invalidLink)),
})

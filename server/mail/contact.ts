import { contactMessages } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { contactEmail } from './email.ts'
import { addToOutbox } from './outbox.ts'

export const contactRoutes = ({ db, config }: Deps, rateLimiter: RateLimiter) =>
  ({
    async contact({ input: { name, email, message, website }, user, request }) {
      await rateLimiter.spendByAddress('contact', request)
      // Only robots fill in the invisible field. They get the same answer as people.
      if (website) return {}
      await db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({ name, email, message, userId: user?.id ?? null })
        const { smtpUrl, contactTo } = config.mail
        if (smtpUrl && contactTo)
          await addToOutbox(tx, {
            ...contactEmail(config, contactTo, { name, email, message }),
            userId: user?.id ?? null,
          })
      })
      return {}
    },
  }) satisfies Partial<Handlers>

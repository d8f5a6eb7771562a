import { contactMessages } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import { contactMail } from './mail.ts'
import { enqueue } from './outbox.ts'

export const contactRoutes = ({ db, config }: Deps, limits: Limits) =>
  ({
    async contact({ input: { name, email, message, website }, user, request }) {
      await limits.spendByAddress('contact', request)
      // Only a robot fills in the box that nobody sees; it is told what it wants to hear.
      if (website) return {}
      await db.transaction(async (tx) => {
        await tx.insert(contactMessages).values({ name, email, message, userId: user?.id ?? null })
        const { smtpUrl, contactTo } = config.mail
        if (smtpUrl && contactTo)
          await enqueue(tx, {
            ...contactMail(config, contactTo, { name, email, message }),
            userId: user?.id ?? null,
          })
      })
      return {}
    },
  }) satisfies Partial<Handlers>

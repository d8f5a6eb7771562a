import { eq } from 'drizzle-orm'
import { users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { createEventLogger, type RateLimiter } from '../http/limits.ts'
import type { Sessions } from '../http/sessions.ts'
import { createEmailQueue } from '../mail/outbox.ts'
import { securityNoticeEmail } from './emails.ts'
import { createKnownDevices } from './known-devices.ts'
import { createStepUp } from './step-up.ts'

export type UserRow = typeof users.$inferSelect

export function createAccountDeps(deps: Deps, sessions: Sessions, rateLimiter: RateLimiter) {
  const { config } = deps
  const logEvent = createEventLogger(deps)
  const enqueueEmail = createEmailQueue(config)
  return {
    ...deps,
    sessions,
    rateLimiter,
    logEvent,
    enqueueEmail,
    knownDevices: createKnownDevices(config),
    stepUp: createStepUp(deps, sessions, rateLimiter, logEvent),
    hasMail: config.mail.smtpUrl !== undefined,
    /** @param event a sentence, written in the owner's language */
    notifyOwner: (tx: Pick<Transaction, 'insert'>, owner: UserRow, event: () => string) =>
      enqueueEmail(tx, owner.language, () => securityNoticeEmail(owner, event())),
  }
}

export type AccountDeps = ReturnType<typeof createAccountDeps>

/** Locks the user's row until the transaction ends. */
export async function lockUser(tx: Pick<Transaction, 'select'>, id: number): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user
}

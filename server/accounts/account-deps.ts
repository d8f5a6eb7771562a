import { eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import { IDENTITY_CONFIRMATION_REQUIRED } from '#shared/contract/endpoints.ts'
import { t } from '#shared/language/t.ts'
import { users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { createEventLogger, type LogEvent, type RateLimiter } from '../http/limits.ts'
import type { Sessions } from '../http/sessions.ts'
import { createEmailQueue } from '../mail/outbox.ts'
import { securityNoticeEmail } from './emails.ts'
import { createKnownDevices } from './known-devices.ts'
import { verifyPassword } from './passwords.ts'

/** [ms] */
const STEP_UP_LIFETIME = 600_000

// untranslated: an event of the log
export const STEP_UP_REFUSED = 'proof of identity refused'

const isRecent = ({ provenAt, signedInAt }: Partial<SessionData>) =>
  Date.now() < (provenAt ?? signedInAt ?? 0) + STEP_UP_LIFETIME

/** Step-up authentication: a borrowed computer or a stolen session must not change how the account is signed in to. */
function createStepUp({ db, config }: Deps, sessions: Sessions, rateLimiter: RateLimiter, logEvent: LogEvent) {
  const findPasswordHash = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /**
   * Checks the password of a sensitive action.
   * @param refusalEvent logged if the password is wrong
   * @throws HttpError 400 if the password is wrong
   */
  async function checkPassword(request: Request, userId: number, password: string, refusalEvent = STEP_UP_REFUSED) {
    await rateLimiter.spend('currentPassword', String(userId))
    const [row] = await findPasswordHash.execute({ id: userId })
    if (!(await verifyPassword(password, row?.password))) {
      logEvent(refusalEvent, request, userId)
      throw new HttpError(400, t('The password is not correct'))
    }
    await rateLimiter.refund('currentPassword', String(userId))
  }

  /** @throws HttpError 403 if the last authentication is too old */
  function requireRecentStepUp({ session }: Pick<Request, 'session'>) {
    if (!isRecent(session)) throw new HttpError(403, IDENTITY_CONFIRMATION_REQUIRED)
  }

  return {
    checkPassword,
    requireRecentStepUp,

    /** The same if the site has a mail server. Without one, the session is the safest way back into an account. */
    requireRecentStepUpIfMailEnabled(request: Pick<Request, 'session'>) {
      if (config.mail.smtpUrl !== undefined) requireRecentStepUp(request)
    },

    /**
     * Checks requests that may carry the password.
     * @throws HttpError 400 if it is wrong, 403 if it is missing and the last authentication is too old
     */
    async reauthenticate(request: Request, userId: number, password: string | undefined) {
      if (password === undefined) return requireRecentStepUp(request)
      await checkPassword(request, userId, password)
      await sessions.updateSession(db, request, { provenAt: Date.now() })
    },
  }
}

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

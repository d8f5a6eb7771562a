import { eq } from 'drizzle-orm'
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import { IDENTITY_CONFIRMATION_REQUIRED } from '#shared/contract/step-up.ts'
import { t } from '#shared/language/t.ts'
import { passkeys } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { createEventLogger } from '../http/events.ts'
import type { RateLimiter } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { consumeOwnStep, createStep } from './open-steps.ts'
import { passkeyRequestOptions, verifyPasskey } from './passkeys.ts'
import { createPasswordCheck } from './password-check.ts'

/** [ms] */
const STEP_UP_LIFETIME = 600_000

// untranslated: an event of the log
const STEP_UP_REFUSED = 'proof of identity refused'

const isRecent = ({ provenAt, signedInAt }: Partial<SessionData>) =>
  Date.now() < (provenAt ?? signedInAt ?? 0) + STEP_UP_LIFETIME

/** Step-up authentication: a borrowed computer or a stolen session must not change how the account is signed in to. */
export function createStepUp(deps: Deps, sessions: Sessions, rateLimiter: RateLimiter) {
  const { db, config } = deps
  const checkPassword = createPasswordCheck(deps, rateLimiter)

  /** @throws HttpError 403 if the last authentication is too old */
  function requireRecentStepUp({ session }: Pick<Request, 'session'>) {
    if (!isRecent(session)) throw new HttpError(403, IDENTITY_CONFIRMATION_REQUIRED)
  }

  return {
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
      await checkPassword(request, userId, password, STEP_UP_REFUSED)
      await sessions.updateSession(db, request, { provenAt: Date.now() })
    },
  }
}

export type StepUp = ReturnType<typeof createStepUp>

/** Proof by password, or by a passkey whose device verifies its user. */
export const stepUpRoutes = (deps: Deps, sessions: Sessions, rateLimiter: RateLimiter) => {
  const { db, config, log } = deps
  const checkPassword = createPasswordCheck(deps, rateLimiter)
  const logEvent = createEventLogger({ log, config })

  async function checkPasskey(
    request: Request,
    userId: number,
    ticket: string,
    passkey: Parameters<typeof verifyPasskey>[1],
  ) {
    await rateLimiter.spend('secondFactor', String(userId))
    const challenge = await consumeOwnStep(db, 'prove identity', ticket, userId)
    const owner = await verifyPasskey(db, passkey, { challenge, userId, isOnlyFactor: true }, request, config)
    if (owner === undefined) {
      logEvent(STEP_UP_REFUSED, request, userId)
      throw new HttpError(400, t('That passkey does not belong to this account'))
    }
    await rateLimiter.refund('secondFactor', String(userId))
  }

  return {
    async beginIdentityProof({ user, request }) {
      const userPasskeys = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
      if (userPasskeys.length === 0) throw new HttpError(409, t('Your account has no passkey'))
      const { ticket, challenge } = await createStep(db, { purpose: 'prove identity', userId: user.id })
      return { ticket, passkey: passkeyRequestOptions(challenge, request, config, userPasskeys, true) }
    },

    async proveIdentity({ input: { password, ticket, passkey }, user, request }) {
      if (passkey && ticket !== undefined) await checkPasskey(request, user.id, ticket, passkey)
      else await checkPassword(request, user.id, password ?? '', STEP_UP_REFUSED)
      await sessions.updateSession(db, request, { provenAt: Date.now() })
      logEvent('identity proven', request, user.id)
    },
  } satisfies Partial<Handlers>
}

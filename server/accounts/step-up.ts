import { eq } from 'drizzle-orm'
import type { Request } from 'express'
import type { SessionData } from 'express-session'
import { CONFIRM_IDENTITY } from '#shared/contract/step-up.ts'
import { passkeys } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { confirmsPassword } from './confirming.ts'
import { closeOwnStep, openStep } from './open-steps.ts'
import { ownerOf, requestFor } from './passkeys.ts'

/** How long a password or passkey that was given in a session counts [ms]. */
const PROOF_LIFETIME = 600_000

const PROOF_REFUSED = 'proof of identity refused'

const isRecent = ({ provenAt, signedInAt }: Partial<SessionData>) =>
  Date.now() < (provenAt ?? signedInAt ?? 0) + PROOF_LIFETIME

/** Step-up authentication: a borrowed computer or a stolen session must not change how the account is signed in to. */
export function stepUp(deps: Deps, sessions: Sessions, limits: Limits) {
  const { db, config } = deps
  const confirm = confirmsPassword(deps, limits)

  /** @throws HttpError 403 when the session's last proof of identity is too old */
  function requireRecentProof({ session }: Pick<Request, 'session'>) {
    if (!isRecent(session)) throw new HttpError(403, CONFIRM_IDENTITY)
  }

  return {
    requireRecentProof,

    /** The same where the site has mail. Without it an account has no safer way back than its session. */
    requireRecentProofWithMail(request: Pick<Request, 'session'>) {
      if (config.mail.smtpUrl !== undefined) requireRecentProof(request)
    },

    /**
     * For calls that may carry the password themselves.
     * @throws HttpError 400 when it is wrong, 403 when there is none and the last proof is too old
     */
    async requireProof(request: Request, userId: number, password: string | undefined) {
      if (password === undefined) return requireRecentProof(request)
      await confirm(request, userId, password, PROOF_REFUSED)
      await sessions.amend(db, request, { provenAt: Date.now() })
    },
  }
}

export type StepUp = ReturnType<typeof stepUp>

/** The proof itself: by the password, or by a passkey whose device makes sure of its owner. */
export const stepUpRoutes = (deps: Deps, sessions: Sessions, limits: Limits) => {
  const { db, config, log } = deps
  const confirm = confirmsPassword(deps, limits)
  const tell = eventLog({ log, config })

  async function confirmPasskey(
    request: Request,
    userId: number,
    ticket: string,
    passkey: Parameters<typeof ownerOf>[1],
  ) {
    await limits.spend('secondFactor', String(userId))
    const challenge = await closeOwnStep(db, 'prove identity', ticket, userId)
    const owner = await ownerOf(db, passkey, { challenge, userId, isAlone: true }, request, config)
    if (owner === undefined) {
      tell(PROOF_REFUSED, request, userId)
      throw new HttpError(400, 'That passkey does not open this account')
    }
    await limits.giveBack('secondFactor', String(userId))
  }

  return {
    async beginIdentityProof({ user, request }) {
      const known = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
      if (known.length === 0) throw new HttpError(409, 'This account has no passkey')
      const { ticket, challenge } = await openStep(db, { purpose: 'prove identity', userId: user.id })
      return { ticket, passkey: requestFor(challenge, request, config, known, true) }
    },

    async proveIdentity({ input: { password, ticket, passkey }, user, request }) {
      if (passkey && ticket !== undefined) await confirmPasskey(request, user.id, ticket, passkey)
      else await confirm(request, user.id, password ?? '', PROOF_REFUSED)
      await sessions.amend(db, request, { provenAt: Date.now() })
      tell('identity proven', request, user.id)
    },
  } satisfies Partial<Handlers>
}

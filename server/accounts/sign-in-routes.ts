import { eq } from 'drizzle-orm'
import type { Request, Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { type openSteps, users } from '#shared/tables.ts'
import { hasConfirmedEmail } from '../database/confirmed-email.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError, signInRequired } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { type AccountDeps, STEP_UP_REFUSED } from './account-deps.ts'
import { consumeCode, SIX_DIGITS } from './authenticator.ts'
import { consumeOwnStep, consumeSignInStep, createStep, findSignInStep } from './open-steps.ts'
import { passkeyRequestOptions, verifyPasskey } from './passkeys.ts'
import { consumeRecoveryCode, countRecoveryCodes, findSecondFactors } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'

type SignInStep = Pick<typeof openSteps.$inferSelect, 'userId' | 'challenge' | 'adminsOnly'>
type PasskeyUse = NonNullable<Input<'finishLogin'>['passkey']>

/** Sign-in by password, with a second factor, or by a user-verifying passkey. A pending second step is no session. */
export const signInRoutes = (deps: AccountDeps) => {
  const { db, config, sessions, rateLimiter, knownDevices, hasMail, notifyOwner, logEvent } = deps

  /** Runs after every successful sign-in, when the session is stored. */
  async function completeSignIn(request: Request, response: Response, user: Express.User) {
    // One device at a time, until the address is confirmed.
    if (hasMail && !hasConfirmedEmail(user)) await endOtherSessions(db, user.id, request)
    knownDevices.remember(request, response, user.id)
    logEvent('signed in', request, user.id)
    return user
  }

  async function startSignIn(request: Request, response: Response, adminsOnly: boolean) {
    const user = await sessions.authenticate(request, { adminsOnly })
    if (!user) throw new HttpError(401, adminsOnly ? t('Invalid admin credentials') : t('Invalid username or password'))
    const { isEnabled, hasAuthenticator, passkeys } = await findSecondFactors(db, user.id)
    if (!isEnabled) {
      await sessions.signIn(request, user)
      return completeSignIn(request, response, user)
    }
    const { ticket, challenge } = await createStep(db, { purpose: 'sign in', userId: user.id, adminsOnly })
    const passkey = passkeys.length > 0 && { passkey: passkeyRequestOptions(challenge, request, config, passkeys) }
    return { ticket, hasAuthenticator, ...passkey }
  }

  /** The code's kind (authenticator or recovery); undefined if it is wrong. */
  async function consumeAnyCode(tx: Transaction, userId: number, typedCode: string) {
    const digits = typedCode.replace(/\s/g, '')
    if (SIX_DIGITS.test(digits)) return (await consumeCode(tx, userId, digits, config)) ? 'app' : undefined
    if (!(await consumeRecoveryCode(tx, userId, typedCode))) return undefined
    const [owner] = await tx.select().from(users).where(eq(users.id, userId))
    const codesLeft = await countRecoveryCodes(tx, userId)
    if (owner)
      await notifyOwner(tx, owner, () =>
        t(
          '{n, plural, one {Someone signed in with a recovery code. # code is left.} other {Someone signed in with a recovery code. # codes are left.}}',
          { n: codesLeft },
        ),
      )
    return 'recovery'
  }

  /** @throws HttpError 401 if the account is gone, or not an administrator's where one is required */
  async function findSigningInUser(tx: Pick<Transaction, 'select'>, id: number, adminsOnly: boolean, request: Request) {
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    if (!user) throw signInRequired()
    if (adminsOnly && !user.isAdmin) {
      logEvent('administrators’ sign-in refused', request, id)
      throw new HttpError(401, t('Invalid admin credentials'))
    }
    return user
  }

  /**
   * Consumes code and step in the transaction that opens the session.
   * @returns undefined for a wrong code; the step stays open for another attempt
   */
  async function signInByCode(request: Request, ticket: string, { userId, adminsOnly }: SignInStep, code: string) {
    if (userId === null) return undefined
    const signedIn = await db.transaction(async (tx) => {
      await findSignInStep(tx, ticket, { locks: true })
      const kind = await consumeAnyCode(tx, userId, code)
      if (!kind) return undefined
      await consumeSignInStep(tx, ticket)
      const user = await findSigningInUser(tx, userId, adminsOnly, request)
      await sessions.signIn(request, user, true, tx)
      return { user, kind }
    })
    if (signedIn?.kind === 'recovery') logEvent('recovery code used', request, userId)
    return signedIn?.user
  }

  /** A passkey signs each challenge once, so the step ends with any outcome. */
  async function signInByPasskey(request: Request, ticket: string, step: SignInStep, passkey: PasskeyUse) {
    await consumeSignInStep(db, ticket)
    const owner = await verifyPasskey(db, passkey, step, request, config)
    if (owner === undefined) return undefined
    const user = await findSigningInUser(db, owner, step.adminsOnly, request)
    if (step.userId === null) await rateLimiter.spend('signIn', `user ${owner}`)
    await sessions.signIn(request, user, true)
    return user
  }

  return {
    login: ({ request, response }) => startSignIn(request, response, false),
    adminLogin: ({ request, response }) => startSignIn(request, response, true),

    async beginPasskey({ input: { adminsOnly = false }, request }) {
      // Counted as a failed attempt until it succeeds.
      await rateLimiter.spendByAddress('loginByAddress', request)
      const { ticket, challenge } = await createStep(db, { purpose: 'sign in', userId: null, adminsOnly })
      return { ticket, passkey: passkeyRequestOptions(challenge, request, config) }
    },

    async finishLogin({ input: { ticket, code = '', passkey }, request, response }) {
      const step = await findSignInStep(db, ticket)
      const limitKey = knownDevices.limitKeyOn(request, step.userId ?? undefined, String(step.userId))
      if (step.userId !== null) await rateLimiter.spend('secondFactor', limitKey)
      const user = passkey
        ? await signInByPasskey(request, ticket, step, passkey)
        : await signInByCode(request, ticket, step, code)
      if (!user) {
        if (step.userId !== null) logEvent('second factor refused', request, step.userId)
        throw new HttpError(
          401,
          passkey ? t('That passkey does not belong to this account') : t('That code is not correct'),
        )
      }
      if (step.userId === null) await rateLimiter.refundByAddress('loginByAddress', request)
      else await rateLimiter.refund('secondFactor', limitKey)
      return completeSignIn(request, response, user)
    },
  } satisfies Partial<Handlers>
}

/** Proof by password, or by a passkey whose device verifies its user. */
export const stepUpRoutes = ({ db, config, sessions, rateLimiter, stepUp, logEvent }: AccountDeps) => {
  async function checkPasskey(request: Request, userId: number, ticket: string, passkey: PasskeyUse) {
    await rateLimiter.spend('secondFactor', String(userId))
    const challenge = await consumeOwnStep(db, 'prove identity', ticket, userId)
    const owner = await verifyPasskey(db, passkey, { challenge, userId }, request, config, true)
    if (owner === undefined) {
      logEvent(STEP_UP_REFUSED, request, userId)
      throw new HttpError(400, t('That passkey does not belong to this account'))
    }
    await rateLimiter.refund('secondFactor', String(userId))
  }

  return {
    async beginIdentityProof({ user, request }) {
      const { passkeys } = await findSecondFactors(db, user.id)
      if (passkeys.length === 0) throw new HttpError(409, t('Your account has no passkey'))
      const { ticket, challenge } = await createStep(db, { purpose: 'prove identity', userId: user.id })
      return { ticket, passkey: passkeyRequestOptions(challenge, request, config, passkeys, true) }
    },

    async proveIdentity({ input: { password, ticket, passkey }, user, request }) {
      if (passkey && ticket !== undefined) await checkPasskey(request, user.id, ticket, passkey)
      else await stepUp.checkPassword(request, user.id, password ?? '')
      await sessions.updateSession(db, request, { provenAt: Date.now() })
      logEvent('identity proven', request, user.id)
    },
  } satisfies Partial<Handlers>
}

import { and, eq } from 'drizzle-orm'
import type { Request } from 'express'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { authenticators, openSteps, passkeys, recoveryCodes } from '#shared/tables.ts'
import { hasConfirmedEmail } from '../database/confirmed-email.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError, notFound, signInRequired } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { type AccountDeps, lockUser, type UserRow } from './account-deps.ts'
import { confirmAuthenticator, createAuthenticator } from './authenticator.ts'
import { consumeOwnStep, createStep } from './open-steps.ts'
import { passkeyCreationOptions, verifyNewPasskey } from './passkeys.ts'
import { countRecoveryCodes, findSecondFactors, renewRecoveryCodes } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'

const MAX_PASSKEYS = 20

/** Require the password or a recent step-up. The session's second-factor state changes in the same transaction. */
export const secondFactorRoutes = (deps: AccountDeps) => {
  const { db, config, sessions, rateLimiter, hasMail, notifyOwner, stepUp, logEvent } = deps

  /**
   * A person who entered the address of another would guard the account against its owner.
   * @throws HttpError 403
   */
  function requireConfirmedEmail(user: Express.User) {
    if (hasMail && !hasConfirmedEmail(user))
      throw new HttpError(403, t('Confirm your email address first. The link is in the email we sent you'))
  }

  /**
   * Locks the user, so that factors change one at a time.
   * @param change returns the sentence for the owner, written in the owner's language
   */
  const changeFactors = <T>(
    userId: number,
    change: (tx: Transaction) => Promise<() => string>,
    complete: (tx: Transaction, owner: UserRow) => Promise<T>,
  ) =>
    db.transaction(async (tx) => {
      const owner = await lockUser(tx, userId)
      if (!owner) throw signInRequired()
      await notifyOwner(tx, owner, await change(tx))
      return complete(tx, owner)
    })

  /**
   * The first factor ends all other sessions, which were opened without one.
   * @returns new recovery codes if none are left
   */
  const addFactor = (userId: number, request: Request, add: (tx: Transaction) => Promise<() => string>) =>
    changeFactors(userId, add, async (tx) => {
      await sessions.updateSession(tx, request, { isSecured: true })
      const { passkeys, hasAuthenticator } = await findSecondFactors(tx, userId)
      const isFirstFactor = passkeys.length + Number(hasAuthenticator) === 1
      if (isFirstFactor) await endOtherSessions(tx, userId, request)
      const hasCodes = (await countRecoveryCodes(tx, userId)) > 0
      return { recoveryCodes: hasCodes ? [] : await renewRecoveryCodes(tx, userId) }
    })

  /** An account without its last factor has no second step and nothing to recover. */
  const removeFactor = (userId: number, request: Request, remove: (tx: Transaction) => Promise<() => string>) =>
    changeFactors(userId, remove, async (tx, owner) => {
      const { isEnabled } = await findSecondFactors(tx, userId)
      await sessions.updateSession(tx, request, { isSecured: isEnabled })
      if (isEnabled) return
      if (owner.isAdmin && config.adminsNeedSecondFactor)
        throw new HttpError(409, t('Administrators need a second step here. Set up another one first'))
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await tx.delete(openSteps).where(eq(openSteps.userId, userId))
      await endOtherSessions(tx, userId, request)
    })

  return {
    async secondFactors({ user }) {
      const { passkeys, hasAuthenticator } = await findSecondFactors(db, user.id)
      return { passkeys, hasAuthenticator, recoveryCodesLeft: await countRecoveryCodes(db, user.id) }
    },

    async beginAuthenticator({ input: { password }, user, request }) {
      requireConfirmedEmail(user)
      await stepUp.reauthenticate(request, user.id, password)
      const created = await createAuthenticator(db, user, config)
      if (!created) throw new HttpError(409, t('Your account already has an authenticator app'))
      return created
    },

    async addAuthenticator({ input: { code }, user, request }) {
      requireConfirmedEmail(user)
      stepUp.requireRecentStepUp(request)
      await rateLimiter.spend('secondFactor', String(user.id))
      const reply = await addFactor(user.id, request, async (tx) => {
        if (!(await confirmAuthenticator(tx, user.id, code.replace(/\s/g, ''), config)))
          throw new HttpError(400, t('That code is not correct'))
        return () => t('An authenticator app was added as a second step for signing in.')
      })
      await rateLimiter.refund('secondFactor', String(user.id))
      logEvent('authenticator app added', request, user.id)
      return reply
    },

    async removeAuthenticator({ input: { password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      await removeFactor(user.id, request, async (tx) => {
        const deleted = await tx.delete(authenticators).where(eq(authenticators.userId, user.id))
        if (deleted.rowCount !== 1) throw notFound(t('Your account has no authenticator app'))
        return () => t('The authenticator app was removed from your account.')
      })
      logEvent('authenticator app removed', request, user.id)
    },

    async beginNewPasskey({ input: { password }, user, request }) {
      requireConfirmedEmail(user)
      await stepUp.reauthenticate(request, user.id, password)
      const { passkeys } = await findSecondFactors(db, user.id)
      if (passkeys.length >= MAX_PASSKEYS)
        throw new HttpError(
          409,
          t('Your account has {count} passkeys, the most it can have. Remove one first', {
            count: formatNumber(MAX_PASSKEYS),
          }),
        )
      const { ticket, challenge } = await createStep(db, { purpose: 'add passkey', userId: user.id })
      return { ticket, passkey: await passkeyCreationOptions(challenge, user, passkeys, request, config) }
    },

    async addPasskey({ input: { ticket, name, passkey }, user, request }) {
      requireConfirmedEmail(user)
      stepUp.requireRecentStepUp(request)
      const challenge = await consumeOwnStep(db, 'add passkey', ticket, user.id)
      const verifiedPasskey = await verifyNewPasskey(passkey, challenge, request, config)
      if (!verifiedPasskey) throw new HttpError(400, t('We could not read that passkey. Start again'))
      const reply = await addFactor(user.id, request, async (tx) => {
        await tx.insert(passkeys).values({ ...verifiedPasskey, userId: user.id, name })
        return () => t('The passkey “{name}” was added as a second step for signing in.', { name })
      })
      logEvent('passkey added', request, user.id)
      return reply
    },

    async removePasskey({ input: { id, password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      await removeFactor(user.id, request, async (tx) => {
        const isOwnPasskey = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
        const [deleted] = await tx.delete(passkeys).where(isOwnPasskey).returning({ name: passkeys.name })
        if (!deleted) throw notFound(t('We could not find that passkey'))
        return () => t('The passkey “{name}” was removed from your account.', { name: deleted.name })
      })
      logEvent('passkey removed', request, user.id)
    },

    async renewRecoveryCodes({ input: { password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      const checkFactors = async (tx: Transaction) => {
        if (!(await findSecondFactors(tx, user.id)).isEnabled) throw new HttpError(409, t('Set up a second step first'))
        return () => t('New recovery codes were made. The old ones no longer work.')
      }
      const reply = await changeFactors(user.id, checkFactors, async (tx) => ({
        recoveryCodes: await renewRecoveryCodes(tx, user.id),
      }))
      logEvent('recovery codes renewed', request, user.id)
      return reply
    },
  } satisfies Partial<Handlers>
}

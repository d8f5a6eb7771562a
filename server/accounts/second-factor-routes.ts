import { and, eq } from 'drizzle-orm'
import type { Request } from 'express'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { authenticators, openSteps, passkeys, recoveryCodes, users } from '#shared/tables.ts'
import { hasConfirmedEmail } from '../database/confirmed-email.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { createEventLogger } from '../http/events.ts'
import type { Handlers } from '../http/mount.ts'
import type { AccountDeps } from './account-deps.ts'
import { confirmAuthenticator, createAuthenticator } from './authenticator.ts'
import { securityNoticeEmail } from './emails.ts'
import { consumeOwnStep, createStep } from './open-steps.ts'
import { passkeyCreationOptions, verifyNewPasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { countRecoveryCodes, findSecondFactors } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'

const MAX_PASSKEYS = 20

/** Require the password or a recent step-up. The session's second-factor state changes in the same transaction. */
export const secondFactorRoutes = (deps: AccountDeps) => {
  const { db, config, log, sessions, rateLimiter, enqueueEmail, stepUp } = deps
  const logEvent = createEventLogger({ log, config })

  /**
   * A person who entered the address of another would guard the account against its owner.
   * @throws HttpError 403
   */
  function requireConfirmedEmail(user: Express.User) {
    if (config.mail.smtpUrl !== undefined && !hasConfirmedEmail(user))
      throw new HttpError(403, t('Confirm your email address first. The link is in the email we sent you'))
  }

  /** Locks the user, so that factors change one at a time. */
  const withLockedUser = <T>(userId: number, work: (tx: Transaction, owner: typeof users.$inferSelect) => Promise<T>) =>
    db.transaction(async (tx) => {
      const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
      if (!owner) throw new HttpError(401, t('Sign in to continue'))
      return work(tx, owner)
    })

  /**
   * The first factor ends all other sessions, which were opened without one.
   * @returns new recovery codes if none are left
   */
  async function afterFactorAdded(
    tx: Transaction,
    owner: typeof users.$inferSelect,
    event: () => string,
    request: Request,
  ) {
    await enqueueEmail(tx, owner.language, () => securityNoticeEmail(owner, event()))
    await sessions.updateSession(tx, request, { isSecured: true })
    const { passkeys, hasAuthenticator } = await findSecondFactors(tx, owner.id)
    const isFirstFactor = passkeys.length + Number(hasAuthenticator) === 1
    if (isFirstFactor) await endOtherSessions(tx, owner.id, request)
    const hasCodes = (await countRecoveryCodes(tx, owner.id)) > 0
    return { recoveryCodes: hasCodes ? [] : await renewRecoveryCodes(tx, owner.id) }
  }

  /** An account without its last factor has no second step and nothing to recover. */
  async function afterFactorRemoved(
    tx: Transaction,
    owner: typeof users.$inferSelect,
    event: () => string,
    request: Request,
  ) {
    await enqueueEmail(tx, owner.language, () => securityNoticeEmail(owner, event()))
    const { isEnabled } = await findSecondFactors(tx, owner.id)
    await sessions.updateSession(tx, request, { isSecured: isEnabled })
    if (isEnabled) return
    if (owner.isAdmin && config.adminsNeedSecondFactor)
      throw new HttpError(409, t('Administrators need a second step here. Set up another one first'))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.id))
    await tx.delete(openSteps).where(eq(openSteps.userId, owner.id))
    await endOtherSessions(tx, owner.id, request)
  }

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
      const reply = await withLockedUser(user.id, async (tx, owner) => {
        if (!(await confirmAuthenticator(tx, user.id, code.replace(/\s/g, ''), config)))
          throw new HttpError(400, t('That code is not correct'))
        return afterFactorAdded(
          tx,
          owner,
          () => t('An authenticator app was added as a second step for signing in.'),
          request,
        )
      })
      await rateLimiter.refund('secondFactor', String(user.id))
      logEvent('authenticator app added', request, user.id)
      return reply
    },

    async removeAuthenticator({ input: { password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      await withLockedUser(user.id, async (tx, owner) => {
        const deleted = await tx.delete(authenticators).where(eq(authenticators.userId, user.id))
        if (deleted.rowCount !== 1) throw notFound(t('Your account has no authenticator app'))
        await afterFactorRemoved(tx, owner, () => t('The authenticator app was removed from your account.'), request)
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
      const reply = await withLockedUser(user.id, async (tx, owner) => {
        await tx.insert(passkeys).values({ ...verifiedPasskey, userId: user.id, name })
        return afterFactorAdded(
          tx,
          owner,
          () => t('The passkey “{name}” was added as a second step for signing in.', { name }),
          request,
        )
      })
      logEvent('passkey added', request, user.id)
      return reply
    },

    async removePasskey({ input: { id, password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      await withLockedUser(user.id, async (tx, owner) => {
        const isOwnPasskey = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
        const [deleted] = await tx.delete(passkeys).where(isOwnPasskey).returning({ name: passkeys.name })
        if (!deleted) throw notFound(t('We could not find that passkey'))
        await afterFactorRemoved(
          tx,
          owner,
          () => t('The passkey “{name}” was removed from your account.', { name: deleted.name }),
          request,
        )
      })
      logEvent('passkey removed', request, user.id)
    },

    async renewRecoveryCodes({ input: { password }, user, request }) {
      await stepUp.reauthenticate(request, user.id, password)
      const reply = await withLockedUser(user.id, async (tx, owner) => {
        if (!(await findSecondFactors(tx, user.id)).isEnabled) throw new HttpError(409, t('Set up a second step first'))
        await enqueueEmail(tx, owner.language, () =>
          securityNoticeEmail(owner, t('New recovery codes were made. The old ones no longer work.')),
        )
        return { recoveryCodes: await renewRecoveryCodes(tx, user.id) }
      })
      logEvent('recovery codes renewed', request, user.id)
      return reply
    },
  } satisfies Partial<Handlers>
}

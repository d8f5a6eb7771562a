import { and, eq } from 'drizzle-orm'
import type { Request } from 'express'
import { authenticators, openSteps, passkeys, recoveryCodes, users } from '#shared/tables.ts'
import type { Transaction } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { beginAuthenticator, confirmAuthenticator } from './authenticator.ts'
import { type Post, told } from './letters.ts'
import { closeOwnStep, openStep } from './open-steps.ts'
import { creationFor, readPasskey } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { recoveryCodesLeft, secondFactorsOf } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'
import type { StepUp } from './step-up.ts'

/** Of one user: somebody with more devices than that has bought a shop. */
const MOST_PASSKEYS = 20

/**
 * Setting up second factors and taking them away. Both need a password or a recent proof of identity. What the session says
 * of its second factor changes in the same transaction as the factor.
 */
export const securityRoutes = (deps: Deps, sessions: Sessions, limits: Limits, post: Post, proof: StepUp) => {
  const { db, config, log } = deps
  const tell = eventLog({ log, config })

  /** Runs work on the factors of a user, of whom nobody else changes any meanwhile. */
  const changing = <T>(userId: number, work: (tx: Transaction, owner: typeof users.$inferSelect) => Promise<T>) =>
    db.transaction(async (tx) => {
      const [owner] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
      if (!owner) throw new HttpError(401, 'Sign in to continue')
      return work(tx, owner)
    })

  /**
   * After one was added. With the first, who signed in by the password alone is signed out: all but this session, in which
   * the factor has just been shown.
   * @returns recovery codes, where none are left
   */
  async function added(tx: Transaction, owner: typeof users.$inferSelect, what: string, request: Request) {
    await post(tx, told(owner, `${what} was added to it as a second step of signing in.`))
    await sessions.amend(tx, request, { isSecured: true })
    const { passkeys, hasAuthenticator } = await secondFactorsOf(tx, owner.id)
    const isFirst = passkeys.length + Number(hasAuthenticator) === 1
    if (isFirst) await endOtherSessions(tx, owner.id, request)
    const hasCodes = (await recoveryCodesLeft(tx, owner.id)) > 0
    return { recoveryCodes: hasCodes ? [] : await renewRecoveryCodes(tx, owner.id) }
  }

  /**
   * After one was removed. Without any there is no second step any more, and nothing to recover from.
   */
  async function removed(tx: Transaction, owner: typeof users.$inferSelect, what: string, request: Request) {
    await post(tx, told(owner, `${what} was removed from it.`))
    const { isOn } = await secondFactorsOf(tx, owner.id)
    await sessions.amend(tx, request, { isSecured: isOn })
    if (isOn) return
    if (owner.isAdmin && config.adminsNeedSecondFactor)
      throw new HttpError(409, 'Administrators need a second factor here. Set up another one first')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.id))
    await tx.delete(openSteps).where(eq(openSteps.userId, owner.id))
    await endOtherSessions(tx, owner.id, request)
  }

  return {
    async secondFactors({ user }) {
      const { passkeys, hasAuthenticator } = await secondFactorsOf(db, user.id)
      return { passkeys, hasAuthenticator, recoveryCodesLeft: await recoveryCodesLeft(db, user.id) }
    },

    async beginAuthenticator({ input: { password }, user, request }) {
      await proof.requireProof(request, user.id, password)
      const begun = await beginAuthenticator(db, user, config)
      if (!begun) throw new HttpError(409, 'There is an authenticator app already')
      return begun
    },

    async addAuthenticator({ input: { code }, user, request }) {
      proof.requireRecentProof(request)
      await limits.spend('secondFactor', String(user.id))
      const answer = await changing(user.id, async (tx, owner) => {
        if (!(await confirmAuthenticator(tx, user.id, code.replace(/\s/g, ''), config)))
          throw new HttpError(400, 'That code is not correct')
        return added(tx, owner, 'An authenticator app', request)
      })
      await limits.giveBack('secondFactor', String(user.id))
      tell('authenticator app added', request, user.id)
      return answer
    },

    async removeAuthenticator({ input: { password }, user, request }) {
      await proof.requireProof(request, user.id, password)
      await changing(user.id, async (tx, owner) => {
        const gone = await tx.delete(authenticators).where(eq(authenticators.userId, user.id))
        if (gone.rowCount !== 1) throw notFound('There is no authenticator app')
        await removed(tx, owner, 'The authenticator app', request)
      })
      tell('authenticator app removed', request, user.id)
    },

    async beginNewPasskey({ input: { password }, user, request }) {
      await proof.requireProof(request, user.id, password)
      const { passkeys } = await secondFactorsOf(db, user.id)
      if (passkeys.length >= MOST_PASSKEYS) throw new HttpError(409, `An account has at most ${MOST_PASSKEYS} passkeys`)
      const { ticket, challenge } = await openStep(db, { purpose: 'add passkey', userId: user.id })
      return { ticket, passkey: await creationFor(challenge, user, passkeys, request, config) }
    },

    async addPasskey({ input: { ticket, name, passkey }, user, request }) {
      proof.requireRecentProof(request)
      const challenge = await closeOwnStep(db, 'add passkey', ticket, user.id)
      const read = await readPasskey(passkey, challenge, request, config)
      if (!read) throw new HttpError(400, 'That passkey could not be read. Please begin again')
      const answer = await changing(user.id, async (tx, owner) => {
        await tx.insert(passkeys).values({ ...read, userId: user.id, name })
        return added(tx, owner, `The passkey “${name}”`, request)
      })
      tell('passkey added', request, user.id)
      return answer
    },

    async removePasskey({ input: { id, password }, user, request }) {
      await proof.requireProof(request, user.id, password)
      await changing(user.id, async (tx, owner) => {
        const own = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
        const [gone] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name })
        if (!gone) throw notFound('There is no such passkey')
        await removed(tx, owner, `The passkey “${gone.name}”`, request)
      })
      tell('passkey removed', request, user.id)
    },

    async renewRecoveryCodes({ input: { password }, user, request }) {
      await proof.requireProof(request, user.id, password)
      const answer = await changing(user.id, async (tx, owner) => {
        if (!(await secondFactorsOf(tx, user.id)).isOn) throw new HttpError(409, 'Set up a second factor first')
        await post(tx, told(owner, 'New recovery codes were made for it; the ones before are not valid any more.'))
        return { recoveryCodes: await renewRecoveryCodes(tx, user.id) }
      })
      tell('recovery codes renewed', request, user.id)
      return answer
    },
  } satisfies Partial<Handlers>
}

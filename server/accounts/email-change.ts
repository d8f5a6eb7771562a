import { and, eq, or, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { t } from '#shared/language/t.ts'
import { accountLinks, openSteps, users } from '#shared/tables.ts'
import { hasConfirmedEmail, withoutEmail } from '../database/confirmed-email.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError } from '../http/errors.ts'
import { createEventLogger } from '../http/events.ts'
import type { Handlers } from '../http/mount.ts'
import type { AccountDeps } from './account-deps.ts'
import { securityNoticeEmail } from './emails.ts'
import { consumeLink, isLinkValid } from './links.ts'
import { deleteSecondFactors } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'

const linkError = () => new HttpError(400, t('This link no longer works. Ask for a new one'))
const cancelLinkError = () => new HttpError(400, t('This link no longer works. Your profile shows your email address'))

/** Pending address after a cancelled change: the account's own address if it is unconfirmed. */
export const pendingEmailWithoutChange = sql<
  string | null
>`case when ${users.isEmailUnconfirmed} or ${users.pendingEmail} = ${users.email} then ${users.email} end`

export const emailChangeRoutes = ({ db, config, log, sessions, enqueueEmail }: AccountDeps) => {
  const logEvent = createEventLogger({ log, config })

  /** Deletes the links of the change. An unconfirmed own address stays pending. */
  async function cancelChange(tx: Transaction, userId: number) {
    const [updated] = await tx
      .update(users)
      .set({ pendingEmail: pendingEmailWithoutChange, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning()
    if (!updated) throw new HttpError(401, t('Sign in to continue'))
    const isOfChange = or(eq(accountLinks.purpose, 'email'), eq(accountLinks.purpose, 'cancel email change'))
    await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isOfChange))
    return updated
  }

  /** Second factors, other sessions and open steps. */
  async function removeOtherAccess(tx: Transaction, userId: number, request: Request) {
    await deleteSecondFactors(tx, userId)
    await tx.delete(openSteps).where(eq(openSteps.userId, userId))
    await endOtherSessions(tx, userId, request)
    await sessions.updateSession(tx, request, { isSecured: false })
  }

  return {
    /** Requires the account's session: a stranger may have got the link by a typing error. */
    async confirmEmail({ input: { token }, user, request }) {
      const isChanged = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'email', user.id)
        if (!link?.email) {
          if (await isLinkValid(tx, token, 'email'))
            throw new HttpError(403, t('This link belongs to another account. Sign in to that account to use it'))
          throw linkError()
        }
        const [previous] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
        if (previous?.pendingEmail !== link.email) throw linkError()
        await tx
          .update(users)
          .set({ email: link.email, pendingEmail: null, isEmailUnconfirmed: false, updatedAt: sql`now()` })
          .where(eq(users.id, link.userId))
        // A stranger may have made the account with this address, and may still be able to enter it.
        if (!hasConfirmedEmail(previous)) await removeOtherAccess(tx, user.id, request)
        if (link.email === previous.email) return false
        // Links sent to the old address become invalid.
        await tx.delete(accountLinks).where(eq(accountLinks.userId, link.userId))
        const { email } = link
        await enqueueEmail(tx, previous.language, () =>
          securityNoticeEmail(previous, t('The email address is now {email}.', { email })),
        )
        return true
      })
      logEvent(isChanged ? 'email changed' : 'email confirmed', request, user.id)
    },

    /** Requires only the link sent to the address: its reader need not know the account. */
    async releaseEmail({ input: { token }, request }) {
      const userId = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'release email')
        if (!link) throw linkError()
        const [owner] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
        if (!owner?.email || owner.email !== link.email || hasConfirmedEmail(owner)) throw linkError()
        await tx.update(users).set(withoutEmail).where(eq(users.id, owner.id))
        await tx.delete(accountLinks).where(and(eq(accountLinks.userId, owner.id), eq(accountLinks.email, owner.email)))
        return owner.id
      })
      logEvent('email released', request, userId)
    },

    async cancelEmailChange({ user, request }) {
      const updated = await db.transaction((tx) => cancelChange(tx, user.id))
      logEvent('email change cancelled', request, user.id)
      return updated
    },

    /** Requires only the link sent to the old address: its owner may have lost the session. */
    async cancelEmailChangeByLink({ input: { token }, request }) {
      const userId = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'cancel email change')
        if (!link) throw cancelLinkError()
        const [owner] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
        if (owner?.pendingEmail !== link.email) throw cancelLinkError()
        await cancelChange(tx, link.userId)
        return link.userId
      })
      logEvent('email change cancelled', request, userId)
    },
  } satisfies Partial<Handlers>
}

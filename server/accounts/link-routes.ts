import { and, eq, or, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { accountLinks, openSteps, sessions as sessionTable, users } from '#shared/tables.ts'
import { hasConfirmedEmail, withoutEmail } from '../database/confirmed-email.ts'
import type { Transaction } from '../database/connect.ts'
import { HttpError, signInRequired } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import { hashToken } from '../tokens.ts'
import { type AccountDeps, lockUser } from './account-deps.ts'
import { passwordResetEmail } from './emails.ts'
import { consumeLink, isLinkValid } from './links.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { deleteSecondFactors } from './second-factors.ts'
import { endOtherSessions } from './session-list.ts'

const linkError = () => new HttpError(400, t('This link no longer works. Ask for a new one'))
const cancelLinkError = () => new HttpError(400, t('This link no longer works. Your profile shows your email address'))

/** Pending address after a cancelled change: the account's own address if it is unconfirmed. */
const pendingEmailWithoutChange = sql<
  string | null
>`case when ${users.isEmailUnconfirmed} or ${users.pendingEmail} = ${users.email} then ${users.email} end`

/** Password resets, and confirmation, release and change of email addresses: what the links of emails do. */
export const linkRoutes = (deps: AccountDeps) => {
  const { db, config, sessions, rateLimiter, hasMail, enqueueEmail, notifyOwner, logEvent } = deps

  /** Deletes the links of the change. An unconfirmed own address stays pending. */
  async function cancelChange(tx: Transaction, userId: number) {
    const [updated] = await tx
      .update(users)
      .set({ pendingEmail: pendingEmailWithoutChange, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning()
    if (!updated) throw signInRequired()
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
    /**
     * Does the same for every address, so that neither the reply nor its time reveals whether an account has it. The
     * account is looked up when the email is sent.
     */
    async forgotPassword({ input: { email }, request }) {
      if (!hasMail)
        throw new HttpError(503, t('This site cannot send email. Write to {email}', { email: config.contact.email }))
      await rateLimiter.spendByAddress('forgottenByAddress', request)
      await rateLimiter.spend('forgottenByAccount', hashToken(email.toLowerCase()))
      await enqueueEmail(db, currentLanguage(), () => passwordResetEmail(email))
      return {}
    },

    async resetPassword({ input: { token, password: newPassword }, request }) {
      await rejectCommonPassword(newPassword)
      // Checked before hashing, so that invented tokens cost little.
      if (!(await isLinkValid(db, token, 'password'))) throw linkError()
      const password = await hashPassword(newPassword)
      const userId = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'password')
        if (!link) throw linkError()
        const owner = await storePassword(tx, link.userId, password)
        await tx.delete(sessionTable).where(eq(sessionTable.userId, link.userId))
        await notifyOwner(tx, owner, () =>
          t(
            'A new password was set with a link, and all devices were signed out. The second step for signing in did not change.',
          ),
        )
        return owner.id
      })
      logEvent('password reset', request, userId)
    },

    /** Requires the account's session: a stranger may have got the link by a typing error. */
    async confirmEmail({ input: { token }, user, request }) {
      const isChanged = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'email', user.id)
        if (!link?.email) {
          if (await isLinkValid(tx, token, 'email'))
            throw new HttpError(403, t('This link belongs to another account. Sign in to that account to use it'))
          throw linkError()
        }
        const { email } = link
        const previous = await lockUser(tx, link.userId)
        if (previous?.pendingEmail !== email) throw linkError()
        await tx
          .update(users)
          .set({ email, pendingEmail: null, isEmailUnconfirmed: false, updatedAt: sql`now()` })
          .where(eq(users.id, link.userId))
        // A stranger may have made the account with this address, and may still be able to enter it.
        if (!hasConfirmedEmail(previous)) await removeOtherAccess(tx, user.id, request)
        if (email === previous.email) return false
        // Links sent to the old address become invalid.
        await tx.delete(accountLinks).where(eq(accountLinks.userId, link.userId))
        await notifyOwner(tx, previous, () => t('The email address is now {email}.', { email }))
        return true
      })
      logEvent(isChanged ? 'email changed' : 'email confirmed', request, user.id)
    },

    /** Requires only the link sent to the address: its reader need not know the account. */
    async releaseEmail({ input: { token }, request }) {
      const userId = await db.transaction(async (tx) => {
        const link = await consumeLink(tx, token, 'release email')
        const owner = link && (await lockUser(tx, link.userId))
        if (!owner?.email || owner.email !== link?.email || hasConfirmedEmail(owner)) throw linkError()
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
        const owner = link && (await lockUser(tx, link.userId))
        if (!link || owner?.pendingEmail !== link.email) throw cancelLinkError()
        await cancelChange(tx, link.userId)
        return link.userId
      })
      logEvent('email change cancelled', request, userId)
    },
  } satisfies Partial<Handlers>
}

/** Invalidates pending sign-ins, password links and email changes begun under the old password. */
export async function storePassword(tx: Transaction, userId: number, password: string) {
  const [owner] = await tx
    .update(users)
    .set({ password, pendingEmail: pendingEmailWithoutChange, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
    .returning()
  if (!owner) throw signInRequired()
  await tx.delete(openSteps).where(eq(openSteps.userId, userId))
  const isOutdated = or(
    eq(accountLinks.purpose, 'password'),
    sql`${accountLinks.email} is distinct from ${owner.email}`,
  )
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isOutdated))
  return owner
}

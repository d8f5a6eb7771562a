import { eq, sql } from 'drizzle-orm'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { accountLinks, subscribers, users } from '#shared/tables.ts'
import { deleteAccount, deleteSavedCalculations, lockOtherAdmins } from '../database/delete-account.ts'
import { skeletonOf } from '../database/usernames.ts'
import { signInRequired } from '../http/errors.ts'
import type { Handlers } from '../http/mount.ts'
import type { AccountDeps } from './account-deps.ts'
import { addressConfirmationEmail, emailChangeNotice } from './emails.ts'
import { storePassword } from './link-routes.ts'
import { hashPassword, rejectCommonPassword } from './passwords.ts'
import { createRegistrationQueue } from './registration-queue.ts'
import { endOtherSessions } from './session-list.ts'

export const accountRoutes = (deps: AccountDeps) => {
  const { db, config, sessions, rateLimiter, knownDevices, hasMail, enqueueEmail, notifyOwner, stepUp, logEvent } = deps
  const waitForTurn = createRegistrationQueue(db)

  return {
    currentUser: ({ user }) => user,
    visitor: ({ request }) => ({ user: request.user ?? null }),

    async register({ input, request, response }) {
      await rejectCommonPassword(input.password)
      await rateLimiter.spendByAddress('register', request)
      await waitForTurn(input, response)
      const password = await hashPassword(input.password)
      const unconfirmed = hasMail && { pendingEmail: input.email, isEmailUnconfirmed: true }
      const skeleton = skeletonOf(input.username)
      const row = { ...input, skeleton, password, language: currentLanguage(), ...unconfirmed }
      const user = await db.transaction(async (tx) => {
        const [createdUser] = await tx.insert(users).values(row).returning()
        if (!createdUser) throw new Error('The new user was not returned')
        await enqueueEmail(tx, createdUser.language, () => addressConfirmationEmail(createdUser, input.email))
        return createdUser
      })
      knownDevices.remember(request, response, user.id)
      await sessions.signIn(request, user)
      logEvent('account registered', request, user.id)
      return user
    },

    logout: ({ request, response }) => sessions.signOut(request, response),

    async updateProfile({ input: { username, email, ...others }, user, request }) {
      const isEmailChanged = email !== undefined && email !== user.email
      // The pending address alone: asks for another confirmation email.
      const isConfirmationRequested =
        email === user.pendingEmail && [username, ...Object.values(others)].every((field) => field === undefined)
      const sendsConfirmation = hasMail && email !== undefined && (isEmailChanged || isConfirmationRequested)
      const changes = {
        ...(username !== undefined && { username, skeleton: skeletonOf(username) }),
        // With a mail server the change waits for its confirmation; without, it applies at once.
        ...(isEmailChanged &&
          (hasMail
            ? {
                pendingEmail: email,
                isEmailUnconfirmed: sql`${users.isEmailUnconfirmed} or ${users.pendingEmail} is not distinct from ${users.email}`,
              }
            : { email, pendingEmail: null, isEmailUnconfirmed: false })),
        ...others,
      }
      if (Object.keys(changes).length === 0 && !sendsConfirmation) return user
      const isRenamed = username !== undefined && username !== user.username
      if (isRenamed || isEmailChanged) stepUp.requireRecentStepUpIfMailEnabled(request)
      // Each attempt reveals whether a name or address is taken, or sends an email.
      if (isRenamed || isEmailChanged || sendsConfirmation) await rateLimiter.spend('rename', String(user.id))
      const updated = await db.transaction(async (tx) => {
        const [updated] = await tx
          .update(users)
          .set({ ...changes, updatedAt: sql`now()` })
          .where(eq(users.id, user.id))
          .returning()
        if (!updated) throw signInRequired()
        // The newsletter comes in the language of the account.
        if (others.language !== undefined)
          await tx.update(subscribers).set({ language: others.language }).where(eq(subscribers.userId, user.id))
        if (isRenamed)
          await notifyOwner(tx, updated, () =>
            t('The username was “{username}” before and has changed.', { username: user.username }),
          )
        if (isEmailChanged) {
          // Confirmation links for other addresses become invalid.
          await tx.delete(accountLinks).where(eq(accountLinks.userId, user.id))
          await enqueueEmail(tx, updated.language, () =>
            emailChangeNotice({ ...user, username: updated.username }, email),
          )
        }
        if (sendsConfirmation) await enqueueEmail(tx, updated.language, () => addressConfirmationEmail(updated, email))
        return updated
      })
      if (isRenamed) logEvent('username changed', request, user.id)
      if (isEmailChanged) logEvent(hasMail ? 'email change asked for' : 'email changed', request, user.id)
      return updated
    },

    async changePassword({ input, user, request }) {
      await rejectCommonPassword(input.newPassword)
      await stepUp.checkPassword(request, user.id, input.currentPassword, 'password change refused')
      const password = await hashPassword(input.newPassword)
      await db.transaction(async (tx) => {
        await endOtherSessions(tx, user.id, request)
        const updatedUser = await storePassword(tx, user.id, password)
        await notifyOwner(tx, updatedUser, () => t('The password was changed, and all other devices were signed out.'))
        // A new session id, in case a stranger knows the old one.
        await sessions.signIn(request, updatedUser, request.session.isSecured, tx)
      })
      logEvent('password changed', request, user.id)
    },

    async closeAccount({ input, user, request, response }) {
      await stepUp.checkPassword(request, user.id, input.password, 'account closing refused')
      // Checked before anything is deleted.
      await db.transaction((tx) => lockOtherAdmins(tx, user.id))
      await deleteSavedCalculations(db, user.id)
      await db.transaction((tx) => deleteAccount(tx, config, user.id))
      await sessions.signOut(request, response)
      logEvent('account closed', request, user.id)
    },

    adminCheck: ({ user, request: { session } }) => ({
      isAdmin: user.isAdmin,
      ...(user.isAdmin && config.adminsNeedSecondFactor && !session.isSecured && { lacksSecondFactor: true as const }),
    }),
  } satisfies Partial<Handlers>
}

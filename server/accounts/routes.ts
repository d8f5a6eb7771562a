import { eq, sql } from 'drizzle-orm'
import { accountLinks, users } from '#shared/tables.ts'
import { lookOf } from '../database/names.ts'
import { emptyAccount, mayBeRemoved, removeAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { refuseCommon } from './common-passwords.ts'
import { confirmsPassword } from './confirming.ts'
import { devices } from './devices.ts'
import { changeAskedLetter, confirmationLetter, type Post, told } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { storePassword } from './recovery.ts'
import { registrationTurns } from './registration-turns.ts'
import { endOtherSessions } from './session-list.ts'
import type { StepUp } from './step-up.ts'

export const accountRoutes = (deps: Deps, sessions: Sessions, limits: Limits, post: Post, proof: StepUp) => {
  const { db, config, log } = deps
  const tell = eventLog({ log, config })
  const known = devices(config)
  const confirm = confirmsPassword(deps, limits)
  const takeTurn = registrationTurns(db)
  const hasMail = config.mail.smtpUrl !== undefined

  return {
    currentUser: ({ user }) => user,

    async register({ input, request, response }) {
      await refuseCommon(input.password)
      await limits.spendByAddress('register', request)
      await takeTurn(input, response)
      const password = await hashPassword(input.password)
      const unconfirmed = hasMail && { pendingEmail: input.email, isEmailUnconfirmed: true }
      const row = { ...input, look: lookOf(input.username), password, ...unconfirmed }
      const user = await db.transaction(async (tx) => {
        const [made] = await tx.insert(users).values(row).returning()
        if (!made) throw new Error('The new user was not returned')
        await post(tx, confirmationLetter(made, made.email))
        return made
      })
      known.remember(request, response, user.id)
      await sessions.signIn(request, user)
      tell('account registered', request, user.id)
      return user
    },

    logout: ({ request, response }) => sessions.signOut(request, response),

    async updateProfile({ input: { username, email, firstName, lastName }, user, request }) {
      const isMoved = email !== undefined && email !== user.email
      // The address that waits for its confirmation, given alone: the mail is asked for again.
      const isAskedAgain =
        email === user.pendingEmail && [username, firstName, lastName].every((each) => each === undefined)
      const asksForMail = hasMail && email !== undefined && (isMoved || isAskedAgain)
      const changes = {
        ...(username !== undefined && { username, look: lookOf(username) }),
        // By mail, once somebody has followed the link in it; without mail, at once.
        ...(isMoved &&
          (hasMail
            ? {
                pendingEmail: email,
                isEmailUnconfirmed: sql`${users.isEmailUnconfirmed} or ${users.pendingEmail} is not distinct from ${users.email}`,
              }
            : { email, pendingEmail: null, isEmailUnconfirmed: false })),
        // An emptied name is no name.
        ...(firstName !== undefined && { firstName: firstName || null }),
        ...(lastName !== undefined && { lastName: lastName || null }),
      }
      if (Object.keys(changes).length === 0 && !asksForMail) return user
      const isRenamed = username !== undefined && username !== user.username
      if (isRenamed || isMoved) proof.requireRecentProofWithMail(request)
      // Each try tells whether somebody has that name or address, or sends a mail.
      if (isRenamed || isMoved || asksForMail) await limits.spend('rename', String(user.id))
      const updated = await db.transaction(async (tx) => {
        const [updated] = await tx
          .update(users)
          .set({ ...changes, updatedAt: sql`now()` })
          .where(eq(users.id, user.id))
          .returning()
        if (!updated) throw new HttpError(401, 'Sign in to continue')
        if (isRenamed) await post(tx, told(updated, `Its username was changed from “${user.username}”.`, user.email))
        if (isMoved) {
          // Links that were sent for another address confirm it no more.
          await tx.delete(accountLinks).where(eq(accountLinks.userId, user.id))
          await post(tx, changeAskedLetter({ ...updated, email: user.email }, email))
        }
        if (asksForMail) await post(tx, confirmationLetter(updated, email))
        return updated
      })
      if (isRenamed) tell('username changed', request, user.id)
      if (isMoved) tell(hasMail ? 'email change asked for' : 'email changed', request, user.id)
      return updated
    },

    async changePassword({ input, user, request }) {
      await refuseCommon(input.newPassword)
      await confirm(request, user.id, input.currentPassword, 'password change refused')
      const password = await hashPassword(input.newPassword)
      await db.transaction(async (tx) => {
        await endOtherSessions(tx, user.id, request)
        const changed = await storePassword(tx, user.id, password)
        await post(tx, told(changed, 'Its password was changed, and every other device was signed out.'))
        // Whoever knows this session's id by now has an old one.
        await sessions.signIn(request, changed, request.session.isSecured, tx)
      })
      tell('password changed', request, user.id)
    },

    async closeAccount({ input, user, request, response }) {
      await confirm(request, user.id, input.password, 'account closing refused')
      // Whatever refuses the removal does so before anything is gone.
      await db.transaction((tx) => mayBeRemoved(tx, user.id))
      await emptyAccount(db, user.id)
      await db.transaction((tx) => removeAccount(tx, config, user.id))
      await sessions.signOut(request, response)
      tell('account closed', request, user.id)
    },

    adminCheck: ({ user, request: { session } }) => ({
      isAdmin: user.isAdmin,
      ...(user.isAdmin && config.adminsNeedSecondFactor && !session.isSecured && { lacksSecondFactor: true as const }),
    }),
  } satisfies Partial<Handlers>
}

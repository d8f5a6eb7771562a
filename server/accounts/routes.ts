import { and, eq, ne, sql } from 'drizzle-orm'
import { TOO_COMMON } from '#shared/forms/common-passwords.ts'
import { sessions as sessionTable, users } from '#shared/tables.ts'
import { lookOf } from '../database/names.ts'
import { emptyAccount, mayBeRemoved, removeAccount } from '../database/remove-account.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import type { Handlers } from '../http/mount.ts'
import type { Sessions } from '../http/sessions.ts'
import { isGuessedEarly } from './common-passwords.ts'
import { devices } from './devices.ts'
import { hashPassword, isPassword } from './passwords.ts'

export const accountRoutes = ({ db, config }: Deps, sessions: Sessions, limits: Limits) => {
  const known = devices(config)
  const passwordOf = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /** Asks for the password again before something that a borrowed computer must not do. */
  async function confirm(userId: number, password: string) {
    await limits.spend('currentPassword', String(userId))
    const [row] = await passwordOf.execute({ id: userId })
    if (!(await isPassword(password, row?.password))) throw new HttpError(400, 'The password is not correct')
    await limits.giveBack('currentPassword', String(userId))
  }

  return {
    currentUser: ({ user }) => user,

    async register({ input, request, response }) {
      await refuseCommon(input.password)
      await limits.spendByAddress('register', request)
      const password = await hashPassword(input.password)
      const [user] = await db
        .insert(users)
        .values({ ...input, look: lookOf(input.username), password })
        .returning()
      if (!user) throw new Error('The new user was not returned')
      known.remember(request, response, user.id)
      await sessions.signIn(request, user)
      return user
    },

    async login({ request }) {
      const user = await sessions.authenticate(request)
      if (!user) throw new HttpError(401, 'Invalid username or password')
      await sessions.signIn(request, user)
      return user
    },

    logout: ({ request, response }) => sessions.signOut(request, response),

    async updateProfile({ input: { firstName, lastName, ...names }, user }) {
      const changes = {
        ...names,
        ...(names.username !== undefined && { look: lookOf(names.username) }),
        // An emptied name is no name.
        ...(firstName !== undefined && { firstName: firstName || null }),
        ...(lastName !== undefined && { lastName: lastName || null }),
      }
      if (Object.keys(changes).length === 0) return user
      const isRenamed =
        (names.username !== undefined && names.username !== user.username) ||
        (names.email !== undefined && names.email !== user.email)
      // Each try tells whether somebody has that name or address.
      if (isRenamed) await limits.spend('rename', String(user.id))
      const [updated] = await db
        .update(users)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(users.id, user.id))
        .returning()
      if (!updated) throw new HttpError(401, 'Sign in to continue')
      return updated
    },

    async changePassword({ input, user, request }) {
      await refuseCommon(input.newPassword)
      await confirm(user.id, input.currentPassword)
      const password = await hashPassword(input.newPassword)
      await db.transaction(async (tx) => {
        await tx.update(users).set({ password, updatedAt: sql`now()` }).where(eq(users.id, user.id))
        await tx
          .delete(sessionTable)
          .where(and(eq(sessionTable.userId, user.id), ne(sessionTable.sid, request.sessionID)))
      })
    },

    async closeAccount({ input, user, request, response }) {
      await confirm(user.id, input.password)
      // Whatever refuses the removal does so before anything is gone.
      await db.transaction((tx) => mayBeRemoved(tx, user.id))
      await emptyAccount(db, user.id)
      await db.transaction((tx) => removeAccount(tx, user.id))
      await sessions.signOut(request, response)
    },

    adminCheck: ({ user }) => user,

    async adminLogin({ request }) {
      const user = await sessions.authenticate(request, { adminsOnly: true })
      if (!user) throw new HttpError(401, 'Invalid admin credentials')
      await sessions.signIn(request, user)
      return user
    },
  } satisfies Partial<Handlers>
}

async function refuseCommon(password: string) {
  if (await isGuessedEarly(password)) throw new HttpError(400, TOO_COMMON)
}

import { and, eq, ne, sql } from 'drizzle-orm'
import { isCommonPassword } from '#shared/passwords.ts'
import { sessions as sessionTable, users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { brokenConstraint, HttpError } from '../errors.ts'
import type { Call, Handlers } from '../http.ts'
import { addressOf, type Limits } from '../limits.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { removeAccount } from '../remove-account.ts'
import type { Sessions } from '../sessions.ts'

/** What to say when a name or address is taken, by the constraint that noticed. */
const TAKEN: Record<string, string> = {
  users_username_key: 'That username is already taken',
  users_email_key: 'That email address is already registered',
}

export const accountRoutes = ({ db }: Deps, sessions: Sessions, limits: Limits) => {
  const passwordOf = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /** Asks for the password again before something that a borrowed computer must not do. */
  async function confirm(request: Call<'login'>['request'], userId: number, password: string) {
    const address = addressOf(request)
    await limits.spend('loginByAddress', address)
    const [row] = await passwordOf.execute({ id: userId })
    if (!(await isPassword(password, row?.password))) throw new HttpError(400, 'The password is not correct')
    await limits.giveBack('loginByAddress', address)
  }

  return {
    currentUser: ({ user }) => user,

    async register({ input, request }) {
      refuseCommon(input.password)
      await limits.spendByAddress('register', request)
      const password = await hashPassword(input.password)
      const [user] = await orTaken(
        db
          .insert(users)
          .values({ ...input, password })
          .returning(),
      )
      if (!user) throw new Error('The new user was not returned')
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

    async updateProfile({ input, user }) {
      const changes = { ...input, firstName: input.firstName || null, lastName: input.lastName || null }
      if (input.firstName === undefined) delete (changes as Partial<typeof changes>).firstName
      if (input.lastName === undefined) delete (changes as Partial<typeof changes>).lastName
      const [updated] = await orTaken(
        db
          .update(users)
          .set({ ...changes, updatedAt: sql`now()` })
          .where(eq(users.id, user.id))
          .returning(),
      )
      if (!updated) throw new HttpError(401, 'Sign in to continue')
      return updated
    },

    async changePassword({ input, user, request }) {
      refuseCommon(input.newPassword)
      await confirm(request, user.id, input.currentPassword)
      const password = await hashPassword(input.newPassword)
      await db.transaction(async (tx) => {
        await tx.update(users).set({ password, updatedAt: sql`now()` }).where(eq(users.id, user.id))
        await tx
          .delete(sessionTable)
          .where(and(eq(sessionTable.userId, user.id), ne(sessionTable.sid, request.sessionID)))
      })
    },

    async closeAccount({ input, user, request, response }) {
      await confirm(request, user.id, input.password)
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

function refuseCommon(password: string) {
  if (isCommonPassword(password)) throw new HttpError(400, 'This password is too common')
}

async function orTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    const sentence = TAKEN[brokenConstraint(error) ?? '']
    throw sentence ? new HttpError(409, sentence) : error
  }
}

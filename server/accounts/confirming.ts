import { eq, sql } from 'drizzle-orm'
import { users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import type { Limits } from '../http/limits.ts'
import { isPassword } from './passwords.ts'

/** Asks for the password again before something that a borrowed computer must not do. */
export function confirmsPassword({ db }: Deps, limits: Limits) {
  const passwordOf = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /** @throws HttpError 400 when it is wrong */
  return async function confirm(userId: number, password: string) {
    await limits.spend('currentPassword', String(userId))
    const [row] = await passwordOf.execute({ id: userId })
    if (!(await isPassword(password, row?.password))) throw new HttpError(400, 'The password is not correct')
    await limits.giveBack('currentPassword', String(userId))
  }
}

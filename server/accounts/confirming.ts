import { eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { eventLog } from '../http/events.ts'
import type { Limits } from '../http/limits.ts'
import { isPassword } from './passwords.ts'

/** Asks for the password again before something that a borrowed computer must not do. */
export function confirmsPassword({ db, log, config }: Deps, limits: Limits) {
  const tell = eventLog({ log, config })
  const passwordOf = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /**
   * @param refused what the log says of a wrong one
   * @throws HttpError 400 when it is wrong
   */
  return async function confirm(request: Request, userId: number, password: string, refused: string) {
    await limits.spend('currentPassword', String(userId))
    const [row] = await passwordOf.execute({ id: userId })
    if (!(await isPassword(password, row?.password))) {
      tell(refused, request, userId)
      throw new HttpError(400, 'The password is not correct')
    }
    await limits.giveBack('currentPassword', String(userId))
  }
}

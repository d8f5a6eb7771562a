import { eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { t } from '#shared/language/t.ts'
import { users } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import { HttpError } from '../http/errors.ts'
import { createEventLogger } from '../http/events.ts'
import type { RateLimiter } from '../http/limits.ts'
import { verifyPassword } from './passwords.ts'

/** Checks the password of sensitive actions. */
export function createPasswordCheck({ db, log, config }: Deps, rateLimiter: RateLimiter) {
  const logEvent = createEventLogger({ log, config })
  const findPasswordHash = db
    .select({ password: users.password })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('password-of-user')

  /**
   * @param refusalEvent logged if the password is wrong
   * @throws HttpError 400 if the password is wrong
   */
  return async function checkPassword(request: Request, userId: number, password: string, refusalEvent: string) {
    await rateLimiter.spend('currentPassword', String(userId))
    const [row] = await findPasswordHash.execute({ id: userId })
    if (!(await verifyPassword(password, row?.password))) {
      logEvent(refusalEvent, request, userId)
      throw new HttpError(400, t('The password is not correct'))
    }
    await rateLimiter.refund('currentPassword', String(userId))
  }
}

import { and, eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { Strategy } from 'passport-local'
import { users } from '#shared/tables.ts'
import { normalizeUsername, sameUsername } from '../database/usernames.ts'
import type { Deps } from '../deps.ts'
import { createEventLogger, type RateLimiter } from '../http/limits.ts'
import { hashToken } from '../tokens.ts'
import { createKnownDevices } from './known-devices.ts'
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts'

/**
 * Unknown names, wrong passwords and reached limits get the same answer in the same time. Attempts are counted before
 * the check, so that concurrent ones are limited, too; successful ones are uncounted.
 */
export function createPasswordStrategy(
  { db, config, log }: Deps,
  { spend, refund, spendByAddress, refundByAddress }: RateLimiter,
) {
  const knownDevices = createKnownDevices(config)
  const logEvent = createEventLogger({ log, config })
  const findUserByName = db
    .select()
    .from(users)
    .where(sameUsername(sql.placeholder('username')))
    .prepare('user-by-name')

  /** Re-hashes the password if the stored hash is weaker than the current parameters. */
  async function upgradeHash({ id, password: storedHash }: Express.User & { password: string }, password: string) {
    if (!isHashOutdated(storedHash)) return
    try {
      const newHash = await hashPassword(password)
      await db
        .update(users)
        .set({ password: newHash })
        .where(and(eq(users.id, id), eq(users.password, storedHash)))
    } catch (error) {
      // The next sign-in tries again.
      log.warn({ error }, 'A weak hash could not be renewed')
    }
  }

  return new Strategy({ passReqToCallback: true }, async (request: Request, username, password, done) => {
    try {
      const name = normalizeUsername(username)
      await spendByAddress('loginByAddress', request)
      const [user] = await findUserByName.execute({ username: name })
      const accountLimitKey = accountKey(user?.id, name)
      const limitKey = knownDevices.limitKeyOn(request, user?.id, accountLimitKey)
      await spend('loginByAccount', limitKey)
      if (!(await verifyPassword(password, user?.password)) || !user) {
        logEvent('sign-in refused', request, user?.id)
        return done(null, false)
      }
      // At the administrators' sign-in, other users count as failed attempts.
      if (request.adminsOnly && !user.isAdmin) {
        logEvent('administrators’ sign-in refused', request, user.id)
        return done(null, false)
      }
      await Promise.all([refundByAddress('loginByAddress', request), refund('loginByAccount', limitKey)])
      await spend('signIn', accountLimitKey)
      await upgradeHash(user, password)
      done(null, user)
    } catch (error) {
      done(error)
    }
  })
}

/** Key of the account's attempts; a hash for unknown names, to bound its length. */
const accountKey = (id: number | undefined, name: string) =>
  id === undefined ? hashToken(name.toLowerCase()) : `user ${id}`

import { and, eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { Strategy } from 'passport-local'
import { users } from '#shared/tables.ts'
import { asStored, sameUsername } from '../database/names.ts'
import type { Deps } from '../deps.ts'
import { eventLog } from '../http/events.ts'
import { addressOf, type Limits } from '../http/limits.ts'
import { hashOf } from '../tokens.ts'
import { devices } from './devices.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

/**
 * Checks a name and a password. An unknown name, a wrong password and a limit reached read and last the same for every
 * name. Every attempt is counted before it is checked, so that attempts sent together cannot slip through, and given back
 * when it was right.
 */
export function credentials({ db, config, log }: Deps, { spend, giveBack }: Limits) {
  const known = devices(config)
  const tell = eventLog({ log, config })
  const byName = db
    .select()
    .from(users)
    .where(sameUsername(sql.placeholder('username')))
    .prepare('user-by-name')

  /** Hashes the password anew where the stored hash is weaker than today's. */
  async function renew({ id, password: stored }: Express.User & { password: string }, password: string) {
    if (!isOutdated(stored)) return
    try {
      const renewed = await hashPassword(password)
      await db
        .update(users)
        .set({ password: renewed })
        .where(and(eq(users.id, id), eq(users.password, stored)))
    } catch (error) {
      // There will be another sign-in.
      log.warn({ error }, 'A weak hash could not be renewed')
    }
  }

  return new Strategy({ passReqToCallback: true }, async (request: Request, username, password, done) => {
    try {
      const caller = addressOf(request)
      const name = asStored(username)
      await spend('loginByAddress', caller)
      const [found] = await byName.execute({ username: name })
      const account = accountKey(found?.id, name)
      // Guesses from elsewhere must not lock the owner out of a device that signed in before: it has a count of its own.
      const device = found && known.knownTo(request, found.id)
      const counted = device === undefined ? account : `${account} ${device}`
      await spend('loginByAccount', counted)
      if (!(await isPassword(password, found?.password)) || !found) {
        tell('sign-in refused', request, found?.id)
        return done(null, false)
      }
      // Signing in where only administrators may stays a failed attempt for everybody else.
      if (request.adminsOnly && !found.isAdmin) {
        tell('administrators’ sign-in refused', request, found.id)
        return done(null, false)
      }
      await Promise.all([giveBack('loginByAddress', caller), giveBack('loginByAccount', counted)])
      await spend('signIn', account)
      await renew(found, password)
      done(null, found)
    } catch (error) {
      done(error)
    }
  })
}

/** What an account's attempts are counted under, whichever way its name is written; a name that nobody has, as bounded text. */
const accountKey = (id: number | undefined, name: string) =>
  id === undefined ? hashOf(name.toLowerCase()) : `user ${id}`

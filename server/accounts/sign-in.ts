import { createHash, createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Request } from 'express'
import { Strategy } from 'passport-local'
import { knownAddresses, users } from '#shared/tables.ts'
import { asStored, sameUsername } from '../database/names.ts'
import type { Deps } from '../deps.ts'
import { addressOf, type Limits } from '../http/limits.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks a name and a password. An unknown name, a wrong password and a limit reached read and last the same for every
 * name. Every attempt is counted before it is checked, so that attempts sent together cannot slip through, and given back
 * when it was right.
 */
export function credentials({ db, config }: Deps, { spend, giveBack }: Limits) {
  const byName = db
    .select({
      user: users,
      isKnownAddress: sql<boolean>`${knownAddresses.address} is not null`,
    })
    .from(users)
    .leftJoin(
      knownAddresses,
      and(eq(knownAddresses.userId, users.id), eq(knownAddresses.address, sql.placeholder('address'))),
    )
    .where(sameUsername(sql.placeholder('username')))
    .prepare('user-by-name')
  const remember = db
    .insert(knownAddresses)
    .values({ userId: sql.placeholder('userId'), address: sql.placeholder('address') })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.address], set: { seenAt: sql`now()` } })
    .prepare('remember-address')

  return new Strategy({ passReqToCallback: true }, async (request: Request, username, password, done) => {
    try {
      const caller = addressOf(request)
      const address = hiddenAddress(caller, config.sessionSecrets[0] ?? '')
      const name = asStored(username)
      await spend('loginByAddress', caller)
      const [found] = await byName.execute({ username: name, address })
      const account = accountKey(found?.user.id, name)
      // Guesses from elsewhere must not lock the owner out of an address that signed in before.
      const isHeld = !found?.isKnownAddress
      if (isHeld) await spend('loginByAccount', account)
      if (!(await isPassword(password, found?.user.password)) || !found) return done(null, false)
      // Signing in where only administrators may stays a failed attempt for everybody else.
      if (request.adminsOnly && !found.user.isAdmin) return done(null, false)
      await Promise.all([
        giveBack('loginByAddress', caller),
        isHeld && giveBack('loginByAccount', account),
        remember.execute({ userId: found.user.id, address }),
      ])
      done(null, found.user)
    } catch (error) {
      done(error)
    }
  })
}

/** What an account's attempts are counted under, whichever way its name is written; a name that nobody has, as bounded text. */
const accountKey = (id: number | undefined, name: string) =>
  id === undefined ? createHash('sha256').update(name.toLowerCase()).digest('base64url') : `user ${id}`

/** An address that cannot be read back from the database. */
const hiddenAddress = (address: string, secret: string) =>
  createHmac('sha256', secret).update(address).digest('base64url')

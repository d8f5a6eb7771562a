import { eq, or, sql } from 'drizzle-orm'
import type { Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { users } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { lookOf, sameEmail, sameUsername } from '../database/names.ts'
import { refusedBy, unavailable } from '../http/errors.ts'

type Person = Pick<Input<'register'>, 'username' | 'email'>

/**
 * Registrations of one name, or of one address, go one at a time, each until its answer is sent: the first one hashes its
 * password, and the others find the name taken without that work. In another process the database's unique indexes decide.
 */
export function registrationTurns(db: Database) {
  /** By name or address, the end of the last turn asked for. */
  const ends = new Map<string, Promise<void>>()

  async function takeTurn(key: string, response: Response) {
    const previous = ends.get(key)
    const isClosed = new Promise<void>((resolve) => {
      if (response.destroyed) resolve()
      else response.once('close', resolve)
    })
    const end = Promise.all([previous, isClosed]).then(() => {
      if (ends.get(key) === end) ends.delete(key)
    })
    ends.set(key, end)
    await previous
  }

  /** @throws HttpError 409 when the name or the address is taken, 503 when the caller has had an answer or has gone */
  return async (person: Person, response: Response) => {
    await takeTurn(`name ${lookOf(person.username)}`, response)
    await takeTurn(`email ${person.email.toLowerCase()}`, response)
    if (response.writableEnded || response.destroyed) throw unavailable()
    await refuseTaken(db, person)
  }
}

async function refuseTaken(db: Database, { username, email }: Person) {
  const isName = sameUsername(username)
  const isAddress = sameEmail(email)
  const taken = await db
    .select({ isName: sql<boolean>`${isName}`, isAddress: sql<boolean>`${isAddress}` })
    .from(users)
    .where(or(isName, isAddress, eq(users.look, lookOf(username))))
  if (taken.some((row) => row.isName)) throw refusedBy('users_username_key')
  if (taken.some((row) => row.isAddress)) throw refusedBy('users_email_key')
  if (taken.length > 0) throw refusedBy('users_look_key')
}

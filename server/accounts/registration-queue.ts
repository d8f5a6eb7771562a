import { eq, or, sql } from 'drizzle-orm'
import type { Response } from 'express'
import type { Input } from '#shared/contract/api.ts'
import { users } from '#shared/tables.ts'
import type { Database } from '../database/connect.ts'
import { sameEmail, sameUsername, skeletonOf } from '../database/usernames.ts'
import { constraintError, serviceUnavailable } from '../http/errors.ts'

type Registration = Pick<Input<'register'>, 'username' | 'email'>

/**
 * Serializes registrations with the same name or address until the response is sent: the first one hashes its password,
 * the others find the name taken without that work. Across processes the unique indexes decide.
 */
export function createRegistrationQueue(db: Database) {
  /** Promise of the last queued turn, by name or address. */
  const lastTurnByKey = new Map<string, Promise<void>>()

  async function waitForTurn(key: string, response: Response) {
    const previous = lastTurnByKey.get(key)
    const responseClosed = new Promise<void>((resolve) => {
      if (response.destroyed) resolve()
      else response.once('close', resolve)
    })
    const turnEnd = Promise.all([previous, responseClosed]).then(() => {
      if (lastTurnByKey.get(key) === turnEnd) lastTurnByKey.delete(key)
    })
    lastTurnByKey.set(key, turnEnd)
    await previous
  }

  /** @throws HttpError 409 if the name or address is taken, 503 if the request has timed out or its caller has gone */
  return async (registration: Registration, response: Response) => {
    await waitForTurn(`name ${skeletonOf(registration.username)}`, response)
    await waitForTurn(`email ${registration.email.toLowerCase()}`, response)
    if (response.writableEnded || response.destroyed) throw serviceUnavailable()
    await rejectExistingNames(db, registration)
  }
}

async function rejectExistingNames(db: Database, { username, email }: Registration) {
  const isSameName = sameUsername(username)
  const isSameEmail = sameEmail(email)
  const existingUsers = await db
    .select({ isName: sql<boolean>`${isSameName}`, isAddress: sql<boolean>`${isSameEmail}` })
    .from(users)
    .where(or(isSameName, isSameEmail, eq(users.skeleton, skeletonOf(username))))
  if (existingUsers.some((row) => row.isName)) throw constraintError('users_username_key')
  if (existingUsers.some((row) => row.isAddress)) throw constraintError('users_email_key')
  if (existingUsers.length > 0) throw constraintError('users_look_key')
}

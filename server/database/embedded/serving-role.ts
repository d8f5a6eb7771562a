import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Role of the site's requests: reads and writes rows, but cannot change tables or access other databases. */
const SERVING_ROLE = 'helioplan_site'

/** Derived from the owner's password, so that only one is stored. */
const derivePassword = (ownerPassword: string) => createHmac('sha256', ownerPassword).update('serving').digest('hex')

export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = SERVING_ROLE
  url.password = derivePassword(decodeURIComponent(new URL(ownerUrl).password))
  return url.href
}

/**
 * Grants access to all rows.
 * @param client the owner's connection, after the migrations
 */
export async function grantServingRole(client: pg.Client, ownerUrl: string) {
  const { pathname, password } = new URL(ownerUrl)
  const existingRole = await client.query('select 1 from pg_roles where rolname = $1', [SERVING_ROLE])
  const verb = existingRole.rowCount === 0 ? 'create' : 'alter'
  await client.query(
    `${verb} role ${SERVING_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(derivePassword(decodeURIComponent(password)))}`,
  )
  const database = pg.escapeIdentifier(decodeURIComponent(pathname.slice(1)))
  await client.query(`grant connect on database ${database} to ${SERVING_ROLE}`)
  await client.query(`grant usage on schema public to ${SERVING_ROLE}`)
  await client.query(`grant select, insert, update, delete on all tables in schema public to ${SERVING_ROLE}`)
  await client.query(`grant usage, select, update on all sequences in schema public to ${SERVING_ROLE}`)
}

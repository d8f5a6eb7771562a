import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Where the site of the browser tests leaves the address of its database while it runs. */
export const databaseFile = () => join(tmpdir(), `helioplan-e2e-${process.env.E2E_PORT}`)

/** A statement in the database of the site under test: for what no call of the API can bring about, such as old rows. */
export async function query(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: readFileSync(databaseFile(), 'utf8') })
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

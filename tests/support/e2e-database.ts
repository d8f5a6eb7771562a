import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** File with the URL of the browser tests' database. */
export const databaseFile = () => join(tmpdir(), `helioplan-e2e-${process.env.E2E_PORT}`)

/** Runs SQL on the database of the browser tests, for states that the API cannot create, such as old rows. */
export async function query(sql: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: readFileSync(databaseFile(), 'utf8') })
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

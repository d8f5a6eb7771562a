import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the template database. */
    templateUrl: string
  }
}

const root = join(import.meta.dirname, '..', '..')
const TEMPLATE = 'helioplan_template'

/** Global setup of Vitest: a PostgreSQL for this run with a migrated template database that test files copy. */
export async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres(join(root, '.data'))
  try {
    await run(postgres.url('postgres'), `create database ${TEMPLATE}`)
    await withPreparationLock(postgres.url(TEMPLATE), (client) => applyMigrations(client, join(root, 'migrations')))
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('templateUrl', postgres.url(TEMPLATE))
  return () => postgres.stop()
}

/** A migrated, empty database. */
export async function copyDatabase() {
  const { inject } = await import('vitest')
  const template = inject('templateUrl')
  return newDatabase(template, TEMPLATE)
}

export async function emptyDatabase() {
  const { inject } = await import('vitest')
  return newDatabase(inject('templateUrl'), 'template0')
}

async function newDatabase(someUrl: string, template: string) {
  const at = (name: string) => Object.assign(new URL(someUrl), { pathname: `/${name}` }).href
  const name = `copy_${randomBytes(8).toString('hex')}`
  await run(at('postgres'), `create database ${name} template ${template}`)
  return {
    url: at(name),
    drop: async () => void (await run(at('postgres'), `drop database if exists ${name} with (force)`)),
  }
}

const run = (url: string, sql: string) => withClient(url, (client) => client.query(sql))

export async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

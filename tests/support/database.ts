import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startTemporaryPostgres } from '../../server/database/embedded.ts'
import { alone, migrateOn } from '../../server/database/migrate.ts'

const ROOT = join(import.meta.dirname, '../..')
const TEMPLATE = 'template_of_tests'

/** Before all tests: a PostgreSQL of their own, with one migrated database that every test file copies. */
export async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres(join(ROOT, '.data'))
  await run(postgres.url('postgres'), `create database ${TEMPLATE}`)
  await alone(postgres.url(TEMPLATE), (client) => migrateOn(client, join(ROOT, 'migrations')))
  project.provide('postgres', postgres.url('postgres'))
  return postgres.stop
}

async function run(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}

let copies = 0

/** An empty, migrated database for one test file. */
export async function copyDatabase() {
  const url = new URL(inject('postgres'))
  const server = url.href
  const name = `test_${process.pid}_${++copies}`
  await run(server, `create database ${name} template ${TEMPLATE}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL. */
    postgres: string
  }
}

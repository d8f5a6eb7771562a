import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyMigrations, withPreparationLock } from '../../server/database/migrate.ts'
import { seed } from '../../server/seed/seed.ts'

const root = join(import.meta.dirname, '..', '..')
const file = fileURLToPath(import.meta.url)

/**
 * Prepares a database in several processes at once.
 * @returns their exit codes
 */
export async function migrateAndSeed(url: string, count: number): Promise<number[]> {
  const processes = Array.from({ length: count }, () => fork(file, [url], { execArgv: ['--import', 'tsx'], cwd: root }))
  return Promise.all(processes.map(async (process) => (await once(process, 'exit'))[0]))
}

if (process.argv[1] === file)
  await withPreparationLock(process.argv[2] ?? '', async (client) => {
    await applyMigrations(client, join(root, 'migrations'))
    await seed(client, undefined, true)
  })

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.js'
import { type Cluster, clusterUrl, installPrograms, startCluster, stopCluster, unprivilegedUser } from './cluster.ts'

const DATABASE = 'helioplan'
/** The lock of the one process that serves from an embedded database; any number nothing else in it uses. */
const SITE_LOCK = 7_246_502
/** Root's clusters live here: PostgreSQL runs as another user, which may not be able to enter the checkout. */
export const SHARED_FOLDER = '/var/lib/helioplan'

const ALREADY_RUNNING = 'Helioplan is already running from this folder; stop it first.'

/** What `.data/database.json` remembers. */
type Memory = { id: string; password: string; port?: number }

export type EmbeddedDatabase = {
  url: string
  /** Lets go of the site's place; stops the server unless another process is serving from it. */
  close: () => Promise<void>
}

/**
 * Starts the PostgreSQL of this checkout, or finds it running, and takes its one place as the site.
 * @param dataFolder the checkout's `.data`
 * @param beside true for a command that may run beside the site
 * @throws StartError when another process has the place and `beside` is false
 */
export async function openEmbedded(dataFolder: string, beside = false): Promise<EmbeddedDatabase> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const memory = remember(dataFolder)
  const user = unprivilegedUser()
  const cluster: Cluster = {
    programs: installPrograms(user && SHARED_FOLDER),
    folder: user ? join(SHARED_FOLDER, memory.id) : join(dataFolder, 'postgres'),
    password: memory.password,
    user,
    temporary: false,
  }
  makeFolder(cluster)
  const port = await startCluster(cluster, memory.port)
  if (port !== memory.port) writeWhole(join(dataFolder, 'database.json'), JSON.stringify({ ...memory, port }))
  const place = await takePlace(clusterUrl(cluster, port, 'postgres'))
  if (!place && !beside) throw new StartError(ALREADY_RUNNING)
  await createDatabase(clusterUrl(cluster, port, 'postgres'), DATABASE)
  return {
    url: clusterUrl(cluster, port, DATABASE),
    async close() {
      if (!place) return
      await stopCluster(cluster)
      await place.end().catch(() => {})
    },
  }
}

/** The secret that signs the sessions of the embedded mode: made once, kept beside the data. */
export function embeddedSecret(dataFolder: string): string {
  return keepOnce(join(dataFolder, 'session-secret'), () => randomBytes(32).toString('hex')).trim()
}

/** A lock on a connection: PostgreSQL lets go of it however this process ends. */
async function takePlace(url: string) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'helioplan site' })
  client.on('error', () => {})
  await client.connect()
  // The server may take a moment to notice that the last site was killed.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [SITE_LOCK])
    if (rows[0]?.taken) return client
    await pause(50)
  }
  await client.end()
  return undefined
}

async function createDatabase(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } catch (error) {
    // 42P04, 23505: another process was quicker.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

/** PostgreSQL's user passes through the folder of root's clusters without reading it. */
export function makeFolder({ folder, user }: Cluster) {
  mkdirSync(folder, { recursive: true, mode: user ? 0o711 : 0o700 })
  if (!user) return
  for (const path of [SHARED_FOLDER, join(folder, '..'), folder]) chmodSync(path, 0o711)
}

function remember(dataFolder: string): Memory {
  const fresh = () => JSON.stringify({ id: randomBytes(8).toString('hex'), password: randomBytes(24).toString('hex') })
  const file = join(dataFolder, 'database.json')
  const text = keepOnce(file, fresh)
  try {
    const memory = JSON.parse(text) as Memory
    if (/^[\da-f]{16}$/.test(memory.id) && memory.password) return memory
  } catch {
    // Said below.
  }
  throw new StartError(`${file} is damaged: restore it, or remove it together with the database it belongs to.`)
}

/** The file's text; when it does not exist yet, the first of all processes to come writes it. */
function keepOnce(file: string, make: () => string) {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, make(), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8')
}

function writeWhole(file: string, text: string) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../http/log.ts'
import { StartError } from '../../start-error.js'
import {
  type Cluster,
  clusterUrl,
  hasData,
  installPrograms,
  refuseOtherVersions,
  startCluster,
  stopCluster,
  unprivilegedUser,
} from './cluster.ts'
import { servingUrl } from './serving-role.ts'
import { watchOver } from './watch.ts'

const DATABASE = 'helioplan'
/** The lock of the one process that serves from an embedded database; any number nothing else in it uses. */
const SITE_LOCK = 7_246_502
/** Root's clusters live here: PostgreSQL runs as another user, which may not be able to enter the checkout. */
export const SHARED_FOLDER = '/var/lib/helioplan'

export const ALREADY_RUNNING = 'Helioplan is already running from this folder; stop it first.'

/** What `.data/database.json` remembers: the name of the data in the shared folder, and once there are any, where they are. */
type Memory = { id: string; password: string; port?: number; place?: Place }
/** In the shared folder (root's), or in `.data` of the checkout. */
type Place = 'shared' | 'here'

export type EmbeddedDatabase = {
  /** The owner's: to prepare the tables, and for commands. */
  url: string
  /** For the site's requests: a role that may neither change tables nor pass limits. */
  servingUrl: string
  /** Lets go of the site's place; stops the server unless another process is serving from it. */
  close: () => Promise<void>
}

export interface EmbeddedOptions {
  /** Whether data that are known and not there may be begun anew. */
  readonly mayBeginEmpty?: boolean | undefined
  /** Where to tell what happens to the server, which is then looked after. */
  readonly log?: Log
}

/**
 * Starts the PostgreSQL of this checkout, or finds it running, and takes its one place as the site.
 * @param dataFolder the checkout's `.data`
 * @param beside true for a command that may run beside the site
 * @throws StartError when another process has the place and `beside` is false, or the data are not where they were
 */
export async function openEmbedded(
  dataFolder: string,
  beside = false,
  { mayBeginEmpty = false, log }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const { memory, place, cluster } = clusterOf(dataFolder)
  if (!mayBeginEmpty) refuseLost(dataFolder, memory, place)
  makeFolder(cluster)
  refuseOtherVersions(cluster)
  const port = await startCluster(cluster, memory.port)
  if (port !== memory.port || place !== memory.place)
    writeWhole(memoryFile(dataFolder), JSON.stringify({ ...memory, port, place }))
  const url = clusterUrl(cluster, port, DATABASE)
  const lobby = clusterUrl(cluster, port, 'postgres')
  let held = await takePlace(lobby)
  if (!held && !beside) throw new StartError(ALREADY_RUNNING)
  await createDatabase(lobby, DATABASE)
  // Whoever has the place is who looks after the server; it falls with the server.
  const stopWatching =
    held && log
      ? watchOver(cluster, port, log, async () => {
          held = await takePlace(lobby)
        })
      : undefined
  return {
    url,
    servingUrl: servingUrl(url),
    async close() {
      await stopWatching?.()
      if (!held) return
      await stopCluster(cluster)
      await held.end().catch(() => {})
    },
  }
}

/** The checkout's PostgreSQL, as this user runs it. */
export function clusterOf(dataFolder: string) {
  const memory = remember(dataFolder)
  const user = unprivilegedUser()
  const place: Place = user ? 'shared' : 'here'
  const cluster: Cluster = {
    programs: installPrograms(user && SHARED_FOLDER),
    folder: folderAt(place, dataFolder, memory.id),
    password: memory.password,
    user,
    temporary: false,
  }
  return { memory, place, cluster }
}

const folderAt = (place: Place, dataFolder: string, id: string) =>
  place === 'shared' ? join(SHARED_FOLDER, id) : join(dataFolder, 'postgres')

/** @throws StartError when this checkout had data, and they are not where this user would find them */
function refuseLost(dataFolder: string, { id, port, place }: Memory, ours: Place) {
  // Before the place was written down, a port was as soon as there were data.
  const known = place ?? (port === undefined ? undefined : ours)
  if (known === undefined || hasData(folderAt(ours, dataFolder, id))) return
  const other: Place = ours === 'shared' ? 'here' : 'shared'
  if (hasData(folderAt(other, dataFolder, id)) || known === other) {
    throw new StartError(
      `The data of this site are in ${folderAt(other, dataFolder, id)}, put there by ${other === 'shared' ? 'root' : 'a user who is not root'}: start it as that user, or save them as that user (npm run backup) and restore them here (npm run restore).`,
    )
  }
  throw new StartError(
    [
      `The data of this site were in ${join(folderAt(ours, dataFolder, id), 'data')} and are not there any more.`,
      'Put that folder back, or restore a backup: npm run restore -- FILE',
      `To begin anew without them, remove ${memoryFile(dataFolder)}.`,
    ].join('\n'),
  )
}

/** The secret that signs the sessions of the embedded mode: made once, kept beside the data. */
export function embeddedSecret(dataFolder: string): string {
  return keepOnce(secretFile(dataFolder), () => randomBytes(32).toString('hex')).trim()
}

/** Puts another site's secret in its place, for its data. */
export const keepSecret = (dataFolder: string, secret: string) => writeWhole(secretFile(dataFolder), secret)

const secretFile = (dataFolder: string) => join(dataFolder, 'session-secret')
export const memoryFile = (dataFolder: string) => join(dataFolder, 'database.json')

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
  const file = memoryFile(dataFolder)
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

import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { repeatInBackground } from '../../background.ts'
import { withClient } from '../../database-client.ts'
import type { Log } from '../../http/log.ts'
import { StartError } from '../../start-error.js'
import {
  type Cluster,
  clusterUrl,
  hasData,
  installPrograms,
  isServerRunning,
  rejectOtherVersions,
  startCluster,
  stopCluster,
  unprivilegedUser,
} from './cluster.ts'

const DATABASE = 'helioplan'
/** Advisory lock of the process that serves from an embedded database; arbitrary id. */
const SITE_LOCK = 7_246_502
/** Data folder if root starts PostgreSQL, which runs as a user who may be unable to enter the checkout. */
export const SHARED_FOLDER = '/var/lib/helioplan'

export const ALREADY_RUNNING = 'Helioplan is already running from this folder; stop it first.'

/** Content of `.data/database.json`: name of the data folder, password, and the location once data exist. */
type DatabaseRecord = { id: string; password: string; port?: number; place?: DataLocation }
/** SHARED_FOLDER (root) or `.data` of the checkout. Stored. */
type DataLocation = 'shared' | 'here'

/**
 * Starts this checkout's PostgreSQL, or finds it running, and acquires the site lock.
 * @param dataFolder the checkout's `.data`
 * @param allowsRunningSite for commands that may run while the site does
 * @param mayBeginEmpty whether missing data may be created anew
 * @param log if given, the server is supervised and events are logged here
 * @throws StartError if another process holds the lock and `allowsRunningSite` is false, or if the data are missing
 */
export async function openEmbedded(
  dataFolder: string,
  allowsRunningSite = false,
  { mayBeginEmpty = false, log }: { readonly mayBeginEmpty?: boolean; readonly log?: Log } = {},
) {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  const { record, location, cluster } = findCluster(dataFolder)
  if (!mayBeginEmpty) rejectMissingData(dataFolder, record, location)
  makeFolder(cluster)
  rejectOtherVersions(cluster)
  const port = await startCluster(cluster, record.port)
  if (port !== record.port || location !== record.place)
    writeAtomically(recordFile(dataFolder), JSON.stringify({ ...record, port, place: location }))
  const url = clusterUrl(cluster, port, DATABASE)
  const maintenanceUrl = clusterUrl(cluster, port, 'postgres')
  let siteLock = await acquireSiteLock(maintenanceUrl)
  if (!siteLock && !allowsRunningSite) throw new StartError(ALREADY_RUNNING)
  await createDatabase(maintenanceUrl, DATABASE)
  // The holder of the lock supervises the server. The lock is lost when the server ends.
  const stopWatching =
    siteLock && log
      ? superviseServer(cluster, port, log, async () => {
          siteLock = await acquireSiteLock(maintenanceUrl)
        })
      : undefined
  return {
    /** URL of the owner, for migrations and commands. */
    url,
    /** URL of the serving role, which can neither change tables nor bypass limits. */
    servingUrl: servingUrl(url),
    /** Releases the site lock and stops the server, unless another process serves from it. */
    async close() {
      await stopWatching?.()
      if (!siteLock) return
      await stopCluster(cluster)
      await siteLock.end().catch(() => {})
    },
  }
}

export function findCluster(dataFolder: string) {
  const record = readRecord(dataFolder)
  const user = unprivilegedUser()
  const location: DataLocation = user ? 'shared' : 'here'
  const cluster: Cluster = {
    programs: installPrograms(user && SHARED_FOLDER),
    folder: dataFolderAt(location, dataFolder, record.id),
    password: record.password,
    user,
    temporary: false,
  }
  return { record, location, cluster }
}

const dataFolderAt = (location: DataLocation, dataFolder: string, id: string) =>
  location === 'shared' ? join(SHARED_FOLDER, id) : join(dataFolder, 'postgres')

/**
 * Rejects data that are missing, or belong to another user.
 * @throws StartError
 */
function rejectMissingData(dataFolder: string, { id, port, place: location }: DatabaseRecord, expected: DataLocation) {
  // Earlier versions stored no location, but stored a port as soon as there were data.
  const knownLocation = location ?? (port === undefined ? undefined : expected)
  if (knownLocation === undefined || hasData(dataFolderAt(expected, dataFolder, id))) return
  const otherLocation: DataLocation = expected === 'shared' ? 'here' : 'shared'
  if (hasData(dataFolderAt(otherLocation, dataFolder, id)) || knownLocation === otherLocation) {
    throw new StartError(
      `The data of this site are in ${dataFolderAt(otherLocation, dataFolder, id)}, put there by ${otherLocation === 'shared' ? 'root' : 'a user who is not root'}: start it as that user, or save them as that user (npm run backup) and restore them here (npm run restore).`,
    )
  }
  throw new StartError(
    [
      `The data of this site were in ${join(dataFolderAt(expected, dataFolder, id), 'data')} and are not there any more.`,
      'Put that folder back, or restore a backup: npm run restore -- FILE',
      `To begin anew without them, remove ${recordFile(dataFolder)}.`,
    ].join('\n'),
  )
}

/** Created once and stored with the data. */
export function embeddedSecret(dataFolder: string): string {
  return readOrCreate(secretFile(dataFolder), () => randomBytes(32).toString('hex')).trim()
}

/** Used when a site is restored. */
export const storeSecret = (dataFolder: string, secret: string) => writeAtomically(secretFile(dataFolder), secret)

const secretFile = (dataFolder: string) => join(dataFolder, 'session-secret')
export const recordFile = (dataFolder: string) => join(dataFolder, 'database.json')

/** Released however this process ends. */
async function acquireSiteLock(url: string) {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'helioplan site' })
  client.on('error', () => {})
  await client.connect()
  // The server may need a moment to notice that the previous site was killed.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [
      SITE_LOCK,
    ])
    if (rows[0]?.acquired) return client
    await pause(50)
  }
  await client.end()
  return undefined
}

const createDatabase = (url: string, name: string) =>
  withClient({ connectionString: url }, async (client) => {
    const existingDatabase = await client.query('select 1 from pg_database where datname = $1', [name])
    if (existingDatabase.rowCount === 0) await client.query(`create database ${name}`)
  }).catch((error) => {
    // 42P04, 23505: another process was faster.
    if (!['42P04', '23505'].includes(error.code)) throw error
  })

/** PostgreSQL's user may pass through root's folder but not list it. */
export function makeFolder({ folder, user }: Cluster) {
  mkdirSync(folder, { recursive: true, mode: user ? 0o711 : 0o700 })
  if (!user) return
  for (const path of [SHARED_FOLDER, join(folder, '..'), folder]) chmodSync(path, 0o711)
}

function readRecord(dataFolder: string): DatabaseRecord {
  const fresh = () => JSON.stringify({ id: randomBytes(8).toString('hex'), password: randomBytes(24).toString('hex') })
  const file = recordFile(dataFolder)
  const text = readOrCreate(file, fresh)
  try {
    const record = JSON.parse(text) as DatabaseRecord
    if (/^[\da-f]{16}$/.test(record.id) && record.password) return record
  } catch {
    // Invalid JSON: reported below.
  }
  throw new StartError(`${file} is damaged: restore it, or remove it together with the database it belongs to.`)
}

/** Created atomically; of several processes, the first one's content counts. */
function readOrCreate(file: string, create: () => string) {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, create(), { mode: 0o600 })
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

function writeAtomically(file: string, text: string) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  renameSync(draft, file)
}

/** Role of the site's requests: reads and writes rows, but cannot change tables or access other databases. */
const SERVING_ROLE = 'helioplan_site'

/** Derived from the owner's password, so that only one is stored. */
const derivePassword = (ownerPassword: string) => createHmac('sha256', ownerPassword).update('serving').digest('hex')

function servingUrl(ownerUrl: string): string {
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

/** Time between two checks [ms]. */
const CHECK_INTERVAL = 250

/**
 * Restarts the server on its port whenever it ends.
 * @param onReturn called after a restart
 * @returns a function that stops supervising; a restart in progress is finished
 */
const superviseServer = (cluster: Cluster, port: number, log: Log, onReturn: () => Promise<unknown>) =>
  repeatInBackground(CHECK_INTERVAL, async () => {
    if (isServerRunning(cluster)) return
    log.error('The embedded PostgreSQL has ended; it is started again')
    try {
      await startCluster(cluster, port, true)
      await onReturn()
      log.warn('The embedded PostgreSQL is there again')
    } catch (error) {
      log.error({ error }, 'The embedded PostgreSQL could not be started again yet')
    }
  })

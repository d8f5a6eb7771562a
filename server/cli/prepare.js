import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitForLock } from '../database/embedded/lock.js'
import { StartError } from '../start-error.js'

// Plain JavaScript without packages: it runs before anything is installed.

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What the built site is made from. */
const SOURCES = [
  'client',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]
const STAMP = join(root, 'dist', 'made-from')

/** The settings of `.env`, where the environment does not have them already. */
export function loadEnvironment() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Installs the packages and builds the site, as far as they are missing or out of date; several processes take turns. */
export async function prepare({ build = true } = {}) {
  checkNode()
  if (isInstalled() && (!build || isBuilt())) return
  const wait = () => console.log('Waiting for another process that is preparing this folder …')
  const lock = await waitForLock(join(root, '.data', 'prepare.lock'), wait)
  try {
    if (!isInstalled()) await install()
    if (build && !isBuilt()) await buildSite()
  } finally {
    lock.release()
  }
}

export async function buildSite() {
  console.log('Building the site …')
  const madeFrom = fingerprint()
  rmSync(STAMP, { force: true })
  const code = await run(process.execPath, [join(root, 'server', 'cli', 'build.js')])
  if (code !== 0) throw new StartError('The site could not be built; the lines above say why.')
  writeFileSync(STAMP, madeFrom)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new StartError(`Helioplan needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
}

async function install() {
  console.log('Installing the packages …')
  // Also the ones that only the build needs, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
  if (code !== 0) throw new StartError('The packages could not be installed; the lines above say why.')
}

/**
 * Whether node_modules holds what the lockfile names; npm lists there what it installed.
 */
function isInstalled() {
  /** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }> }} Lock */
  try {
    /** @type {Lock} */
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    /** @type {Lock} */
    const found = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
    return Object.entries(wanted.packages).every(([path, { version, integrity, optional, devOptional }]) => {
      if (path === '') return true
      const installed = found.packages[path]
      // A package for another system is left out.
      if (!installed) return Boolean(optional || devOptional)
      return installed.version === version && (!integrity || !installed.integrity || installed.integrity === integrity)
    })
  } catch {
    return false
  }
}

function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint()
  } catch {
    return false
  }
}

/** A hash over the names and the content of everything the build reads. */
function fingerprint() {
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

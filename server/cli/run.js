import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { findParentProcess, isRunning, processStartTime, takeLock } from '../database/embedded/lock-file.js'
import { StartError } from '../start-error.js'
import { isImage, root } from './prepare.js'

/** A site whose terminal or npm was killed stops by itself; a new start waits this long for it. [ms] */
const ORPHAN_TIMEOUT = 20_000
const PARENT_CHECK_INTERVAL = 500

/**
 * Expected errors are printed as one sentence, others by their message; LOG_LEVEL=debug prints everything.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    else console.error(name === 'StartError' ? message : `Helioplan could not go on: ${message.split('\n')[0]}`)
    process.exit(1)
  }
}

/**
 * A module of the built server.
 * @param {string} name
 */
export const importBuilt = (name) => import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href)

/** @param {string[]} args */
export const runNpm = (args) =>
  spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })

/** Takes the lock of the process that serves this checkout's embedded database. With DATABASE_URL several may run. */
export async function lockCheckout() {
  if (process.env.DATABASE_URL?.trim()) return
  if (isImage) throw new StartError('This image has no database of its own: set DATABASE_URL.')
  const deadline = Date.now() + ORPHAN_TIMEOUT
  for (;;) {
    const lock = takeLock(join(root, '.data', 'running.lock'))
    if ('release' in lock) return void process.on('exit', lock.release)
    const { pid, began, parent } = lock.holder
    const isOrphan = isRunning({ pid, began, parent }) && processStartTime(parent) === ''
    if (!isOrphan || Date.now() > deadline) {
      throw new StartError(`Helioplan is already running from this folder (process ${pid}); stop it first.`)
    }
    await pause(100)
  }
}

/**
 * Stops gracefully on the first signal, or when the npm that started the site is killed.
 * @param {{ stop: () => Promise<void> }} site
 */
export function stopOnSignal(site) {
  let isStopping = false
  function stop() {
    // Ctrl-C arrives twice: from the terminal and forwarded by npm.
    if (isStopping) return
    isStopping = true
    site.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(`Stopping failed: ${error instanceof Error ? error.message : error}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  if (!process.env.npm_lifecycle_event) return
  const npm = findParentProcess()
  setInterval(() => {
    if (processStartTime(npm) === '') stop()
  }, PARENT_CHECK_INTERVAL).unref()
}

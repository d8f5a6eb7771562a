import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginning, isRunning, starter, takeLock } from '../database/embedded/lock.js'
import { StartError } from '../start-error.js'
import { root } from './prepare.js'

/** A site whose terminal or npm was killed notices that and stops; a new start waits that long for it. [ms] */
const ORPHAN_PATIENCE = 20_000
const LOOK_FOR_PARENT = 500

/**
 * Runs a command to its end. A fault that a person can mend is one sentence on the terminal; what nobody foresaw is its
 * message, and with LOG_LEVEL=debug the whole of it.
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
 * Makes this process the one that serves from this checkout's own database; with DATABASE_URL there may be several.
 */
export async function takeThisFolder() {
  if (process.env.DATABASE_URL?.trim()) return
  const until = Date.now() + ORPHAN_PATIENCE
  for (;;) {
    const lock = takeLock(join(root, '.data', 'running.lock'))
    if ('release' in lock) return void process.on('exit', lock.release)
    const { pid, began, parent } = lock.holder
    const isOrphan = isRunning({ pid, began, parent }) && beginning(parent) === ''
    if (!isOrphan || Date.now() > until) {
      throw new StartError(`Helioplan is already running from this folder (process ${pid}); stop it first.`)
    }
    await pause(100)
  }
}

/**
 * Stops in good order at the first signal, when the terminal closes, or when the npm that started it is killed: nobody
 * could stop it any more.
 * @param {{ stop: () => Promise<void> }} site
 */
export function stopWhenTold(site) {
  let isStopping = false
  function stop() {
    // Ctrl-C reaches npm and this process, and npm passes it on: the second one is the same wish.
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
  const npm = starter()
  setInterval(() => {
    if (beginning(npm) === '') stop()
  }, LOOK_FOR_PARENT).unref()
}

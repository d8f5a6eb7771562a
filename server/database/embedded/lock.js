import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Who holds a lock file: the process, when it began (so that a later process with the same number is told apart), and the
 * process that started it.
 * @typedef {{ pid: number, began: string, parent: number }} Holder
 */

/**
 * Takes the lock file, or says who has it. A lock whose process is gone is taken over.
 * @param {string} path
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const own = JSON.stringify({ pid: process.pid, began: beginning(process.pid), parent: starter() })
  const draft = `${path}.${process.pid}`
  for (;;) {
    writeFileSync(draft, own, { mode: 0o600 })
    try {
      // Linking puts the finished content in place, or fails when the lock exists.
      linkSync(draft, path)
      return { release: () => readText(path) === own && rmSync(path, { force: true }) }
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const found = readText(path)
    const holder = found === undefined ? undefined : parse(found)
    if (holder && isRunning(holder)) return { holder }
    if (found !== undefined) removeStale(path, found)
  }
}

/**
 * Takes the lock as soon as whoever has it lets go.
 * @param {string} path
 * @param {() => void} [onWait] called once when it has to wait
 */
export async function waitForLock(path, onWait) {
  for (let first = true; ; first = false) {
    const lock = takeLock(path)
    if ('release' in lock) return lock
    if (first) onWait?.()
    await pause(100)
  }
}

/** @param {Holder} holder */
export function isRunning(holder) {
  return beginning(holder.pid) !== '' && beginning(holder.pid) === holder.began
}

/**
 * Moves the stale file aside before it goes; if another process was quicker and this is already its new lock, it is put back.
 * @param {string} path
 * @param {string} stale
 */
function removeStale(path, stale) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
    if (readText(aside) !== stale) linkSync(aside, path)
  } catch {
    // Another process removed it first.
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * The process that this one belongs to: npm, also when npm runs its scripts in a shell that stays in between.
 */
export function starter() {
  const parent = process.ppid
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return parent
  const isShell = /^(ba|da|a|z|k)?sh$/.test(readText(`/proc/${parent}/comm`)?.trim() ?? '')
  return isShell ? Number(statusOf(parent)?.[1] ?? parent) : parent
}

/**
 * When a process began, in a form that only serves to be compared; '' when it does not run (any more).
 * @param {number} pid
 */
export function beginning(pid) {
  if (process.platform === 'linux') {
    const fields = statusOf(pid)
    return fields === undefined || fields[0] === 'Z' ? '' : (fields[19] ?? '')
  }
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return ''
  }
  return 'running'
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * @param {string} text
 * @returns {Holder | undefined}
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A process's line of status under Linux, from field 3 on: its state, its parent, …; field 22 is the start in clock ticks
 * since boot. Field 2, the name, may hold spaces and brackets.
 * @param {number} pid
 */
function statusOf(pid) {
  return readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
}

import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Content of a lock file: the process, its start time (process ids are reused), and the process that started it.
 * @typedef {{ pid: number, began: string, parent: number }} Holder
 */

/**
 * Takes the lock file, or returns its holder. The lock of a dead process is taken over.
 * @param {string} path
 * @returns {{ release: () => void } | { holder: Holder }}
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const ownHolder = JSON.stringify({
    pid: process.pid,
    began: processStartTime(process.pid),
    parent: findParentProcess(),
  })
  const draft = `${path}.${process.pid}`
  for (;;) {
    writeFileSync(draft, ownHolder, { mode: 0o600 })
    try {
      // Atomic: link() creates the complete file, or fails if the lock exists.
      linkSync(draft, path)
      return { release: () => readText(path) === ownHolder && rmSync(path, { force: true }) }
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft, { force: true })
    }
    const lockContent = readText(path)
    const holder = lockContent === undefined ? undefined : parse(lockContent)
    if (holder && isRunning(holder)) return { holder }
    if (lockContent !== undefined) removeStaleLock(path, lockContent)
  }
}

/**
 * @param {string} path
 * @param {() => void} [onWait] called once if it has to wait
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
  return processStartTime(holder.pid) !== '' && processStartTime(holder.pid) === holder.began
}

/**
 * Renames the stale lock before removing it. If another process has replaced it meanwhile, the new lock is put back.
 * @param {string} path
 * @param {string} stale
 */
function removeStaleLock(path, stale) {
  const renamed = `${path}.stale.${process.pid}`
  try {
    renameSync(path, renamed)
    if (readText(renamed) !== stale) linkSync(renamed, path)
  } catch {
    // Another process removed it first.
  } finally {
    rmSync(renamed, { force: true })
  }
}

/** npm, also if npm runs its scripts through a shell. */
export function findParentProcess() {
  const parent = process.ppid
  if (process.platform !== 'linux' || !process.env.npm_lifecycle_event) return parent
  const isShell = /^(ba|da|a|z|k)?sh$/.test(readText(`/proc/${parent}/comm`)?.trim() ?? '')
  return isShell ? Number(readProcessStatus(parent)?.[1] ?? parent) : parent
}

/**
 * Start time of a process, only to be compared; '' if it does not run.
 * @param {number} pid
 */
export function processStartTime(pid) {
  if (process.platform === 'linux') {
    const fields = readProcessStatus(pid)
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
 * Fields of /proc/PID/stat from field 3 on: state, parent, …; field 22 is the start time in clock ticks since boot.
 * Field 2, the name, may contain spaces and brackets.
 * @param {number} pid
 */
function readProcessStatus(pid) {
  return readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
}

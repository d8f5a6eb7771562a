import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of an optional program. */
export function findProgram(name: string): string | undefined {
  if (process.env.TRY_WITHOUT) return undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** For programs that refuse to run as root. */
export const UNPRIVILEGED_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where a program is that not every machine has. */
export function installed(name: string): string | undefined {
  if (process.env.TRY_WITHOUT) return undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The user that a server runs as, which refuses to be root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

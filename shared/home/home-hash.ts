import { checksum } from '../encoding/checksum.ts'
import type { Home } from './home.ts'
import { isRecord } from './record.ts'

/** Independent of the order of keys. */
export const hashHome = (home: Home): string => hashText(JSON.stringify(home, withSortedKeys))

/** Accepts hashes from before keys were sorted. */
export const isHashOfHome = (hash: unknown, home: Home): boolean =>
  hash === hashHome(home) || hash === hashText(JSON.stringify(home))

/** The database, files and the planner order keys differently. */
const withSortedKeys = (_key: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const hashText = (text: string) =>
  `${text.length} ${checksum(Array.from(text, (character) => character.codePointAt(0) ?? 0))}`

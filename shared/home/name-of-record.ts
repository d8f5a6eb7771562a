import { checksum } from './checksum.ts'
import type { Home } from './home.ts'
import { isRecord } from './record.ts'

/** A home by all that it holds, in few characters: tells a changed home from an unchanged one, whatever the order of keys. */
export const nameOfRecord = (home: Home): string => nameOfText(JSON.stringify(home, withSortedKeys))

/** Whether a name is that of a home; names that were stored before keys were sorted count too. */
export const isNameOfRecord = (name: unknown, home: Home): boolean =>
  name === nameOfRecord(home) || name === nameOfText(JSON.stringify(home))

/** The database, a file and the planner keep the same keys in different orders. */
const withSortedKeys = (_key: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

const nameOfText = (text: string) =>
  `${text.length} ${checksum(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))}`

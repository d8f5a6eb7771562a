import { encodeForPath, normalizeName, searchKeyOf } from './places.ts'
import files from './town-files.json' with { type: 'json' }

/* The table of files by name is part of the search's script (1 kB), so that a search is one request. */

const folder = `/places/${files.version}`

/** First prefix of each file, sorted. */
export const FIRST_PREFIXES: readonly string[] = files.runs.split(' ')
/** Prefixes with a file of the largest towns. */
export const LARGEST_PREFIXES: ReadonlySet<string> = new Set(files.largest.split(' '))

/** The file with a prefix's towns, or its largest; `undefined` for a query without letters or digits. */
export function townFileUrl(query: string): string | undefined {
  const key = searchKeyOf(normalizeName(query))
  if (key === '') return undefined
  if (LARGEST_PREFIXES.has(key)) return `${folder}/largest-${encodeForPath(key)}.txt`
  const prefix = FIRST_PREFIXES.findLast((start) => start <= key) ?? FIRST_PREFIXES[0] ?? ''
  return `${folder}/from-${encodeForPath(prefix)}.txt`
}

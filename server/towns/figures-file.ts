import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadOnce } from '../load-once.ts'
import type { TownRow } from './town-table.ts'

/** The path is as far from the sources as from the built server. */
const FIGURES_FILE = join(import.meta.dirname, '..', '..', 'server', 'towns', 'figures.tsv')

export const townKey = ({ country, region, slug }: Pick<TownRow, 'country' | 'region' | 'slug'>) =>
  `${country}/${region}/${slug}`

/** The version, then a line for each town: key, tab and figures; sorted, so that a change of a town is a line of a diff. */
export const formatFiguresFile = (version: string, lines: Iterable<string>): string =>
  `${[version, ...[...lines].sort()].join('\n')}\n`

const NEWLINE = 0x0a
const TAB = 0x09

/**
 * Figures of all towns, as `npm run towns` writes them to figures.tsv. Keeps the bytes, and parses a line when it is asked for:
 * 10 MB as strings would burden each garbage collection.
 */
export function parseFiguresFile(bytes: Buffer) {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end)
  const places = new Map<string, readonly [start: number, end: number]>()
  const endOfVersion = bytes.indexOf(NEWLINE)
  let start = endOfVersion + 1
  for (let end = bytes.indexOf(NEWLINE, start); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    const tab = bytes.indexOf(TAB, start)
    places.set(text(start, tab), [tab + 1, end])
    start = end + 1
  }
  return {
    /** `MODEL_VERSION` */
    version: text(0, Math.max(0, endOfVersion)),
    /** Keys of the towns. */
    keys: () => places.keys(),
    /** Figures as `formatTownFigures` writes them. @param key of `townKey` */
    get(key: string) {
      const place = places.get(key)
      return place && text(...place)
    },
  }
}

export type TownFiguresFile = ReturnType<typeof parseFiguresFile>

export const loadFiguresFile = loadOnce(async () => parseFiguresFile(await readFile(FIGURES_FILE)))

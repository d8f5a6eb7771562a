import { t } from '../language/t.ts'
import { nameOfFigure } from './figures.ts'
import { type FigurePath, Home } from './home.ts'
import { reindexAfterRemoval } from './provenance.ts'
import { isRecord } from './record.ts'
import { repair } from './repair.ts'
import { applyChanges, diffHomes } from './scenario.ts'

/* Parses homes from browser storage, links, files and the database. Nothing here throws. */

/** The home, and a sentence for each figure that was dropped. */
export interface ParsedHome {
  readonly home: Home
  readonly notes: readonly string[]
}

export interface HomeParseError {
  readonly problem: string
}

/** [characters] A home with every list full has less than 100,000. */
export const MAX_HOME_LENGTH = 200_000
const MAX_NOTES = 20

const notAHome = (): HomeParseError => ({ problem: t('This is not a Helioplan plan.') })
const tooLong = (): HomeParseError => ({ problem: t('This file is too large to be a plan.') })
const tooNew = (): HomeParseError => ({
  problem: t('This plan was made with a newer version of Helioplan. Reload the page and open it again.'),
})
const damaged = (): HomeParseError => ({ problem: t('This plan is damaged. We cannot open it.') })

/** Migrates a record to the next version. The content is unvalidated, and the function must not throw. */
export type Migration = (record: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** The first migrates version 1 to 2, and so on. */
const MIGRATIONS: readonly Migration[] = []

export function parseHomeJson(json: string): ParsedHome | HomeParseError {
  if (json.length > MAX_HOME_LENGTH) return tooLong()
  try {
    return parseHome(JSON.parse(json))
  } catch {
    return json.trim().startsWith('{') ? damaged() : notAHome()
  }
}

/** Parses a value of any shape and version. Unknown keys and invalid figures are dropped individually. */
export function parseHome(value: unknown): ParsedHome | HomeParseError {
  try {
    return parseRecord(value)
  } catch {
    // Only values with getters or proxies can throw.
    return damaged()
  }
}

function parseRecord(value: unknown): ParsedHome | HomeParseError {
  const current = migrateRecord(value, MIGRATIONS)
  if ('problem' in current) return current
  const repaired = dropInvalidParts(current.record)
  if (!repaired) return damaged()
  const { home, notes } = repaired
  const homeWithoutScenarios = { ...home, scenarios: [], provenance: {} }
  const scenarios = home.scenarios.flatMap(({ name, changes }) => {
    const changed = dropInvalidParts(applyChanges(homeWithoutScenarios, changes))
    return changed ? [{ name, changes: diffHomes(home, changed.home) }] : []
  })
  return { home: { ...home, scenarios }, notes }
}

export function migrateRecord(
  value: unknown,
  migrations: readonly Migration[],
): { readonly record: Record<string, unknown> } | HomeParseError {
  if (!isRecord(value) || !Number.isInteger(value.version)) return notAHome()
  const version = value.version as number
  const newestVersion = migrations.length + 1
  if (version < 1) return notAHome()
  if (version > newestVersion) return tooNew()
  const record = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), value)
  return { record: { ...record, version: newestVersion } }
}

/** `undefined` if nothing usable is left. */
function dropInvalidParts(record: unknown): ParsedHome | undefined {
  const notes = new Set<string>()
  const removed = new Map<FigurePath, Set<number>>()
  const home = repair(Home, record, {
    onDropped: (path) => {
      if (notes.size < MAX_NOTES)
        notes.add(t('{figure}: we could not use this, so we left it out.', { figure: nameOfFigure(path) }))
    },
    onRemoved: (list, index) => {
      const path = list.join('.')
      removed.set(path, (removed.get(path) ?? new Set()).add(index))
    },
    // Panels refer to faces by index: an invalid face is replaced by an empty one.
    placeholderFor: (list) => (list.join('.') === 'roof.planes' ? {} : undefined),
  })
  return home && { home: { ...home, provenance: reindexAfterRemoval(home.provenance, removed) }, notes: [...notes] }
}

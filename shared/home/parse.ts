import { nameOfFigure } from './figures.ts'
import { type FigurePath, Home } from './home.ts'
import { reindexAfterRemoval } from './provenance.ts'
import { isRecord } from './record.ts'
import { repair } from './repair.ts'
import { changesBetween, withChanges } from './scenario.ts'

/*
 * Reading a home from anywhere: this device, an address, a file, the database. Whatever comes, nothing is thrown.
 */

/** A home, and a sentence for each figure that could not be used and was left out. */
export interface ReadHome {
  readonly home: Home
  readonly notes: readonly string[]
}

/** Why there is no home, as one sentence. */
export interface HomeFault {
  readonly problem: string
}

/** A home with every list full is below 100,000 characters. */
export const LONGEST_HOME = 200_000
const MOST_NOTES = 20

const NO_HOME: HomeFault = { problem: 'This is not a plan made with Helioplan.' }
const TOO_LONG: HomeFault = { problem: 'This plan is too large to read.' }
const TOO_NEW: HomeFault = {
  problem: 'This plan was made with a newer version of Helioplan. Reload the page and open it again.',
}
const DAMAGED: HomeFault = { problem: 'This plan is damaged and cannot be read.' }

/** Takes a record of one version to the next. It may find anything in it, and throws nothing. */
export type Migration = (record: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** The first takes version 1 to 2, and so on. */
const MIGRATIONS: readonly Migration[] = []

/** Reads a home from JSON. */
export function readHome(json: string): ReadHome | HomeFault {
  if (json.length > LONGEST_HOME) return TOO_LONG
  try {
    return parseHome(JSON.parse(json))
  } catch {
    return json.trim().startsWith('{') ? DAMAGED : NO_HOME
  }
}

/** Reads a home from a value of any shape and any version. Unknown keys are dropped; so are wrong figures, one by one. */
export function parseHome(value: unknown): ReadHome | HomeFault {
  try {
    return parseRecord(value)
  } catch {
    // No JSON does this; a value with code of its own can.
    return DAMAGED
  }
}

function parseRecord(value: unknown): ReadHome | HomeFault {
  const current = upgraded(value, MIGRATIONS)
  if ('problem' in current) return current
  const pruned = prune(current.record)
  if (!pruned) return DAMAGED
  const { home, notes } = pruned
  const plain = { ...home, scenarios: [], provenance: {} }
  const scenarios = home.scenarios.flatMap(({ name, changes }) => {
    const changed = prune(withChanges(plain, changes))
    return changed ? [{ name, changes: changesBetween(home, changed.home) }] : []
  })
  return { home: { ...home, scenarios }, notes }
}

/**
 * A record of any version as one of the newest.
 * @param migrations as many as there have been versions before the newest
 */
export function upgraded(
  value: unknown,
  migrations: readonly Migration[],
): { readonly record: Record<string, unknown> } | HomeFault {
  if (!isRecord(value) || !Number.isInteger(value.version)) return NO_HOME
  const version = value.version as number
  const newest = migrations.length + 1
  if (version < 1) return NO_HOME
  if (version > newest) return TOO_NEW
  const record = migrations.slice(version - 1).reduce((older, migrate) => migrate(older), value)
  return { record: { ...record, version: newest } }
}

/** Parses, and leaves out whatever the schema refuses; nothing when that leaves nothing. */
function prune(record: unknown): ReadHome | undefined {
  const notes = new Set<string>()
  const removed = new Map<FigurePath, Set<number>>()
  const home = repair(Home, record, {
    leftOut: (path) => {
      if (notes.size < MOST_NOTES) notes.add(`${nameOfFigure(path)} could not be used and was left out.`)
    },
    removed: (list, index) => {
      const path = list.join('.')
      removed.set(path, (removed.get(path) ?? new Set()).add(index))
    },
    // Panels name planes by their index: a wrong plane stays as an empty one.
    standIn: (list) => (list.join('.') === 'roof.planes' ? {} : undefined),
  })
  return home && { home: { ...home, provenance: reindexAfterRemoval(home.provenance, removed) }, notes: [...notes] }
}

import { nameOfFigure } from './figures.ts'
import { Home } from './home.ts'
import { closedUp, type Provenances } from './provenance.ts'
import { changedAt, isRecord, type Path, valueAt } from './record.ts'
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
  const scenarios = home.scenarios.flatMap(({ name, changes }) => {
    const changed = prune(withChanges(home, changes))
    return changed ? [{ name, changes: changesBetween(home, changed.home) }] : []
  })
  return { home: { ...home, scenarios }, notes: [...new Set(notes)].slice(0, MOST_NOTES) }
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

/** Parses, and leaves out whatever the schema refuses until it refuses nothing; nothing when that leaves nothing. */
function prune(record: unknown): ReadHome | undefined {
  const notes: string[] = []
  let left = record
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const read = Home.safeParse(left)
    if (read.success) return { home: read.data, notes }
    const gone: Path[] = []
    // The last first: what is taken out of a list then moves nothing that is still to be taken.
    for (const issue of read.error.issues.toReversed()) {
      const path = standing(left, issue.path)
      if (gone.some((other) => other.every((key, i) => key === path[i]))) continue
      gone.push(path)
      if (path.length === 0) return undefined
      notes.push(`${nameOfFigure(path)} could not be used and was left out.`)
      left = isTooLong(issue) ? shortened(left, path, issue.maximum) : without(left, path)
    }
  }
  return undefined
}

/** Each round takes wrong parts out one level nearer to the root, and no record nests deeper. */
const MOST_ROUNDS = 20

/** The path itself when something stands there; when what must be there is missing, the part that lacks it. */
const standing = (value: unknown, path: Path): Path => (valueAt(value, path) === undefined ? path.slice(0, -1) : path)

/** A list with more than it may hold keeps its first ones. */
const isTooLong = (issue: { code?: string; origin?: string }): issue is { code: 'too_big'; maximum: number } =>
  issue.code === 'too_big' && issue.origin === 'array' && !('exact' in issue && issue.exact)

const shortened = (value: unknown, path: Path, most: number) =>
  changedAt(value, path, (list) => (list as unknown[]).slice(0, most))

/** Panels and provenance go by places in lists: a plane that is wrong stays as an empty one, what follows others moves up. */
function without(record: unknown, path: Path): unknown {
  const place = path.at(-1)
  if (path.length === 3 && path[0] === 'roof' && path[1] === 'planes') return changedAt(record, path, () => ({}))
  const left = changedAt(record, path, () => undefined)
  if (typeof place !== 'number') return left
  const list = path.slice(0, -1).join('.')
  return changedAt(left, ['provenance'], (said) => (isRecord(said) ? closedUp(said as Provenances, list, place) : said))
}

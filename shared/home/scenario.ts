import type { FigurePath, Home } from './home.ts'
import { isRecord } from './record.ts'

/*
 * A scenario is the same home with some figures otherwise. What differs is kept as a JSON merge patch (RFC 7396): an object
 * goes into the one that stands there, `null` takes away, anything else takes the place of what was there, lists whole.
 */

/** What a scenario may change: not whose plan it is, where it stands, or what its money is. */
const CHANGEABLE = ['use', 'roof', 'system', 'tariff', 'money'] as const
type Changeable = Pick<Home, (typeof CHANGEABLE)[number]>

/** No record nests further. */
const DEEPEST = 12

type Changes = Readonly<Record<string, unknown>>

/** The home with the changes made, as plain data that has yet to be parsed: they may not fit. */
export function withChanges(home: Home, changes: Changes): unknown {
  const own = Object.fromEntries(
    CHANGEABLE.flatMap((part) => (Object.hasOwn(changes, part) ? [[part, changes[part]]] : [])),
  )
  return merged(home, own, DEEPEST)
}

/** What to change in one home to have the other. */
export function changesBetween(home: Home, other: Home): Changes {
  const parts = (from: Home): Changeable => ({
    use: from.use,
    roof: from.roof,
    system: from.system,
    tariff: from.tariff,
    money: from.money,
  })
  return difference(parts(home), parts(other)) as Changes
}

/** The figures that changes name, by their paths. */
export const pathsOfChanges = (changes: Changes): FigurePath[] => pathsOf(changes, '')

function pathsOf(changes: unknown, path: FigurePath): FigurePath[] {
  if (!isRecord(changes)) return [path]
  return Object.entries(changes).flatMap(([key, value]) => pathsOf(value, path === '' ? key : `${path}.${key}`))
}

function merged(value: unknown, patch: unknown, depth: number): unknown {
  if (!isRecord(patch) || depth === 0) return patch
  const result = new Map<string, unknown>(isRecord(value) ? Object.entries(value) : [])
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) result.delete(key)
    else result.set(key, merged(result.get(key), change, depth - 1))
  }
  return Object.fromEntries(result)
}

function difference(from: object, to: object): object {
  const changes = new Map<string, unknown>()
  const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))]
  for (const key of before.keys()) if (after.get(key) === undefined) changes.set(key, null)
  for (const [key, value] of after) {
    const old = before.get(key)
    if (value === undefined || isSame(old, value)) continue
    changes.set(key, isRecord(old) && isRecord(value) ? difference(old, value) : value)
  }
  return Object.fromEntries(changes)
}

/** Both are plain data: the same when they are written the same, whatever the order of their keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, i) => isSame(each, b[i]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

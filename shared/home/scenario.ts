import type { FigurePath, Home } from './home.ts'
import { isRecord } from './record.ts'

/* A scenario is a JSON merge patch (RFC 7396) of the home: objects are merged, `null` removes, lists are replaced. */

/** Parts that a scenario may change: not the region, the place or the name. */
const CHANGEABLE = ['use', 'roof', 'system', 'tariff', 'money'] as const

/** No record is nested deeper. */
const MAX_DEPTH = 12

type Changes = Readonly<Record<string, unknown>>

/** The result must be parsed, as it may be invalid. */
export function applyChanges(home: Home, changes: Changes): unknown {
  const allowedChanges = Object.fromEntries(
    CHANGEABLE.flatMap((part) => (Object.hasOwn(changes, part) ? [[part, changes[part]]] : [])),
  )
  return mergePatch(home, allowedChanges, MAX_DEPTH)
}

export function diffHomes(home: Home, changedHome: Home): Changes {
  const parts = (from: Home) => Object.fromEntries(CHANGEABLE.map((part) => [part, from[part]]))
  return diffObjects(parts(home), parts(changedHome)) as Changes
}

export const pathsOfChanges = (changes: Changes): FigurePath[] => pathsOf(changes, '')

function pathsOf(changes: unknown, path: FigurePath): FigurePath[] {
  if (!isRecord(changes)) return [path]
  return Object.entries(changes).flatMap(([key, value]) => pathsOf(value, path === '' ? key : `${path}.${key}`))
}

function mergePatch(value: unknown, patch: unknown, depth: number): unknown {
  if (!isRecord(patch) || depth === 0) return patch
  const result = new Map<string, unknown>(isRecord(value) ? Object.entries(value) : [])
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) result.delete(key)
    else result.set(key, mergePatch(result.get(key), change, depth - 1))
  }
  return Object.fromEntries(result)
}

function diffObjects(from: object, to: object): object {
  const changes = new Map<string, unknown>()
  const [before, after] = [new Map(Object.entries(from)), new Map(Object.entries(to))]
  for (const key of before.keys()) if (after.get(key) === undefined) changes.set(key, null)
  for (const [key, value] of after) {
    const old = before.get(key)
    if (value === undefined || isDeepEqual(old, value)) continue
    changes.set(key, isRecord(old) && isRecord(value) ? diffObjects(old, value) : value)
  }
  return Object.fromEntries(changes)
}

/** Independent of the order of keys. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((element, i) => isDeepEqual(element, b[i]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isDeepEqual(a[key], b[key]))
  )
}

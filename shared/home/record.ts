/*
 * Plain data by the path of its parts: what stands there, and a copy in which something else does.
 */

export type Path = readonly PropertyKey[]

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    value,
  )
}

/**
 * A copy in which something else stands at a path, or nothing: then a list closes up. Parts on the way that are missing are
 * made; where something stands that can hold none, nothing changes.
 * @param change gets what stood there
 */
export function changedAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (value !== undefined && !isObject(value)) return value
  const inner = changedAt(valueAt(value, [key]), rest, change)
  if (Array.isArray(value)) return changedList(value, Number(key), inner)
  const others = Object.entries(value ?? {}).filter(([other]) => other !== key)
  // Made from entries, so that no key is more than a key.
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]])
}

function changedList(list: readonly unknown[], at: number, value: unknown): readonly unknown[] {
  if (!(at >= 0 && at <= list.length)) return list
  return [...list.slice(0, at), ...(value === undefined ? [] : [value]), ...list.slice(at + 1)]
}

export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null

/** An object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value)

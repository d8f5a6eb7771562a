export type Path = readonly PropertyKey[]

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined),
    value,
  )
}

/**
 * Copies plain data with the value at a path replaced, or removed if `change` returns `undefined`. Missing parents are
 * created. Without effect where a parent is neither an object nor a list.
 */
export function updateAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (value !== undefined && !isObject(value)) return value
  const inner = updateAt(valueAt(value, [key]), rest, change)
  if (Array.isArray(value)) return updateList(value, Number(key), inner)
  const others = Object.entries(value ?? {}).filter(([otherKey]) => otherKey !== key)
  // `fromEntries` treats `__proto__` as an ordinary key.
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]])
}

function updateList(list: readonly unknown[], index: number, value: unknown): readonly unknown[] {
  if (!(index >= 0 && index <= list.length)) return list
  return [...list.slice(0, index), ...(value === undefined ? [] : [value]), ...list.slice(index + 1)]
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

export const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value)

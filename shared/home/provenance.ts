import type { FigurePath, Provenance } from './home.ts'

export type ProvenanceMap = Readonly<Record<FigurePath, Provenance>>

/** Its own entry, or that of the nearest enclosing part; otherwise the user. */
export function provenanceOf(
  { provenance }: { readonly provenance: ProvenanceMap },
  path: FigurePath,
): Provenance | { kind: 'yours' } {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const source = Object.hasOwn(provenance, part) ? provenance[part] : undefined
    if (source) return source
  }
  return YOURS
}
const YOURS = { kind: 'yours' } as const

export const isWithin = (path: FigurePath, part: FigurePath) => path === part || path.startsWith(`${part}.`)

export const withoutPart = (provenance: ProvenanceMap, part: FigurePath): Record<FigurePath, Provenance> =>
  Object.fromEntries(Object.entries(provenance).filter(([path]) => !isWithin(path, part)))

/** Provenance of a figure that the user states, also within a part of another source. */
export function withOwnPart(provenance: ProvenanceMap, path: FigurePath): Record<FigurePath, Provenance> {
  const others = withoutPart(provenance, path)
  return provenanceOf({ provenance: others }, path).kind === 'yours' ? others : { ...others, [path]: YOURS }
}

export const withoutParts = (
  provenance: ProvenanceMap,
  parts: ReadonlySet<FigurePath>,
): Record<FigurePath, Provenance> =>
  Object.fromEntries(
    Object.entries(provenance).filter(([path]) => !enclosingParts(path).some((part) => parts.has(part))),
  )

const enclosingParts = (path: FigurePath): FigurePath[] =>
  path.split('.').map((_, i, keys) => keys.slice(0, i + 1).join('.'))

/** Former indexes of entries removed from lists, by path of the list. */
export type RemovedEntries = ReadonlyMap<FigurePath, ReadonlySet<number>>

/** Drops removed entries and reindexes the others. */
export function reindexAfterRemoval(
  provenance: ProvenanceMap,
  removed: RemovedEntries,
): Record<FigurePath, Provenance> {
  return Object.fromEntries(
    Object.entries(provenance).flatMap(([path, from]) => {
      const newPath = pathAfterRemoval(path, removed)
      return newPath === undefined ? [] : [[newPath, from]]
    }),
  )
}

function pathAfterRemoval(path: FigurePath, removed: RemovedEntries): FigurePath | undefined {
  let list = ''
  const newPath: string[] = []
  for (const key of path.split('.')) {
    const indexes = [...(removed.get(list) ?? [])]
    if (indexes.includes(Number(key))) return undefined
    const before = indexes.filter((index) => index < Number(key)).length
    newPath.push(before > 0 ? String(Number(key) - before) : key)
    list = list === '' ? key : `${list}.${key}`
  }
  return newPath.join('.')
}

import type { FigurePath, Provenance } from './home.ts'

/*
 * Where the figures of a home come from, by their paths.
 */

export type Provenances = Readonly<Record<FigurePath, Provenance>>

/** Where a figure comes from: what is said of it, or of the nearest part it belongs to; the user's own otherwise. */
export function provenanceOf(
  { provenance }: { readonly provenance: Provenances },
  path: FigurePath,
): Provenance | { kind: 'yours' } {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const said = Object.hasOwn(provenance, part) ? provenance[part] : undefined
    if (said) return said
  }
  return { kind: 'yours' }
}

export const isWithin = (path: FigurePath, part: FigurePath) => path === part || path.startsWith(`${part}.`)

/** What is said of all but a part. */
export const withoutPart = (provenance: Provenances, part: FigurePath): Record<FigurePath, Provenance> =>
  Object.fromEntries(Object.entries(provenance).filter(([path]) => !isWithin(path, part)))

/** What is said of all but some parts, in one pass. */
export const withoutParts = (provenance: Provenances, parts: ReadonlySet<FigurePath>): Record<FigurePath, Provenance> =>
  Object.fromEntries(Object.entries(provenance).filter(([path]) => !partsAround(path).some((part) => parts.has(part))))

/** The path itself and every part that it lies in. */
const partsAround = (path: FigurePath): FigurePath[] =>
  path.split('.').map((_, i, keys) => keys.slice(0, i + 1).join('.'))

/** Entries taken out of lists: by the list's path, their indexes before. */
export type RemovedEntries = ReadonlyMap<FigurePath, ReadonlySet<number>>

/** Provenance without the removed entries, and with the indexes of those that moved up. */
export function reindexAfterRemoval(provenance: Provenances, removed: RemovedEntries): Record<FigurePath, Provenance> {
  return Object.fromEntries(
    Object.entries(provenance).flatMap(([path, from]) => {
      const moved = pathAfterRemoval(path, removed)
      return moved === undefined ? [] : [[moved, from]]
    }),
  )
}

function pathAfterRemoval(path: FigurePath, removed: RemovedEntries): FigurePath | undefined {
  let list = ''
  const moved: string[] = []
  for (const key of path.split('.')) {
    const indexes = [...(removed.get(list) ?? [])]
    if (indexes.includes(Number(key))) return undefined
    const before = indexes.filter((index) => index < Number(key)).length
    moved.push(before > 0 ? String(Number(key) - before) : key)
    list = list === '' ? key : `${list}.${key}`
  }
  return moved.join('.')
}

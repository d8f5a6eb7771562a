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

/** What is said when a place in a list has been taken away: those behind it have moved up. */
export function closedUp(provenance: Provenances, list: FigurePath, gone: number): Record<FigurePath, Provenance> {
  const depth = list.split('.').length
  const moved = (path: FigurePath) => {
    const keys = path.split('.')
    const at = Number(keys[depth])
    return isWithin(path, list) && at > gone ? keys.with(depth, String(at - 1)).join('.') : path
  }
  const left = Object.entries(withoutPart(provenance, `${list}.${gone}`))
  return Object.fromEntries(left.map(([path, from]) => [moved(path), from]))
}

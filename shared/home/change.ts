import { type FigurePath, Home } from './home.ts'
import type { HomePart } from './home-part.ts'
import { reindexAfterRemoval, withOwnPart, withoutPart } from './provenance.ts'
import { updateAt, valueAt } from './record.ts'

/** Sets a figure as the user's own, or removes it (`undefined`). `undefined` if the schema rejects the value. */
export function withFigure(home: Home, path: FigurePath, value: unknown): Home | undefined {
  const isRemoved = value === undefined
  const [list, place] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  const provenanceAfterRemoval = () =>
    Array.isArray(valueAt(home, list.split('.')))
      ? reindexAfterRemoval(home.provenance, new Map([[list, new Set([Number(place)])]]))
      : withoutPart(home.provenance, path)
  const provenance = isRemoved ? provenanceAfterRemoval() : withOwnPart(home.provenance, path)
  const parsed = Home.safeParse(updateAt({ ...home, provenance }, path.split('.'), () => value))
  return parsed.success ? parsed.data : undefined
}

/** `undefined` if the schema rejects the part. */
export function withPartAt(home: Home, path: FigurePath, part: HomePart): Home | undefined {
  const next = withFigure(home, path, part.value)
  if (!next) return undefined
  const provenance = { ...withoutPart(next.provenance, path), ...part.provenance }
  const parsed = Home.safeParse({ ...next, provenance })
  return parsed.success ? parsed.data : undefined
}

/** Reindexes the panels on later faces. */
export function withoutPlane(home: Home, plane: number): Home {
  const arrays = home.system.arrays.flatMap((array) => {
    if (array.plane === plane) return []
    return [array.plane > plane ? { ...array, plane: array.plane - 1 } : array]
  })
  return withFigure({ ...home, system: { ...home.system, arrays } }, `roof.planes.${plane}`, undefined) ?? home
}

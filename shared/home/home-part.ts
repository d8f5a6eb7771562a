/* A module of its own: change.ts has a schema, which the first answer does not load. */

import type { FigurePath, Home } from './home.ts'
import { isWithin } from './provenance.ts'
import { valueAt } from './record.ts'

export interface HomePart {
  readonly value: unknown
  readonly provenance: Home['provenance']
}

export function partAt(home: Home, path: FigurePath): HomePart | undefined {
  const value = valueAt(home, path.split('.'))
  const provenance = Object.entries(home.provenance).filter(([key]) => isWithin(key, path))
  return value === undefined ? undefined : { value, provenance: Object.fromEntries(provenance) }
}

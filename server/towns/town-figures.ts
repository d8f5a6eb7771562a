import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { townKey } from './figures-file.ts'
import type { IndexedTown, TownIndex } from './town-index.ts'

/** Stored figures of a town. @throws Error for a town that `npm run towns` has not seen */
export async function findFigures(
  { figures }: Pick<TownIndex, 'figures'>,
  { town }: IndexedTown,
): Promise<TownFigures> {
  const stored = figures.get(townKey(town))
  if (stored === undefined) throw new Error(`${townKey(town)} has no figures: run npm run towns`)
  return parseTownFigures(stored)
}

export type FindFigures = typeof findFigures

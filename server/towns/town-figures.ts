import { parseTownFigures, type TownFigures } from '#shared/solar/town-figures.ts'
import { serviceUnavailable } from '../http/errors.ts'
import { townKey } from './figures-file.ts'
import type { IndexedTown, TownIndex } from './town-index.ts'

/** Computes the figures of a place in a worker, as `formatTownFigures` writes them. */
export type ComputeFigures = (latitude: number, longitude: number) => Promise<string>

/** 400 bytes each. */
const MAX_COMPUTED = 5_000

/** Figures of towns: stored ones, and those of the other towns, computed one at a time. */
export function createTownFigures(compute: ComputeFigures) {
  const computed = new Map<string, string>()
  const running = new Map<string, Promise<string>>()

  async function computeOnce(key: string, { town: { latitude, longitude } }: IndexedTown): Promise<string> {
    const known = computed.get(key)
    if (known !== undefined) return known
    const pending = running.get(key)
    if (pending) return pending
    if (running.size > 0) throw serviceUnavailable()
    const result = compute(latitude, longitude)
    running.set(key, result)
    try {
      const text = await result
      computed.set(key, text)
      const [oldest] = computed.keys()
      if (computed.size > MAX_COMPUTED && oldest !== undefined) computed.delete(oldest)
      return text
    } finally {
      running.delete(key)
    }
  }

  /** @throws HttpError 503 while another town is computed */
  return async function findFigures(index: TownIndex, town: IndexedTown): Promise<TownFigures> {
    const key = townKey(town.town)
    return parseTownFigures(index.figures.get(key) ?? (await computeOnce(key, town)))
  }
}

export type FindFigures = ReturnType<typeof createTownFigures>

import type { Subdivision } from './preset.ts'
import regionNames from './region-names.json' with { type: 'json' }

type RegionNames = Subdivision['names']

/** Regions with rules or prices of their own, with their names, by ISO 3166-2. */
export const REGION_NAMES: ReadonlyMap<string, RegionNames> = new Map(Object.entries(regionNames))

/** Each region is a chunk of its own. `undefined` for regions without figures. */
export async function loadRegion(code: string): Promise<Subdivision | undefined> {
  const names = REGION_NAMES.get(code)
  if (!names) return undefined
  const { default: figures } = await import(`./regions/${code}.json`)
  return { names, ...(figures as Omit<Subdivision, 'names'>) }
}

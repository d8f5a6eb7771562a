import { listRegionNames } from '#shared/places/town-names.ts'
import { slugOf } from '#shared/places/town-slugs.ts'
import { REGION_NAMES } from '#shared/presets/load-region.ts'
import type { TownTable } from './town-table.ts'

/** Slug of a region by `{ISO code}/{slug of another name}`: `bavaria` by `DE/bayern`. */
export type OtherRegionSlugs = ReadonlyMap<string, string>

/** Slugs from the names in other languages, those of the presets, and those that the table's reviewed slugs replace. */
export async function findOtherRegionSlugs({ regions }: Pick<TownTable, 'regions'>): Promise<OtherRegionSlugs> {
  const named = [
    ...(await listRegionNames()),
    ...[...REGION_NAMES].map(([code, names]) => ({ country: code.slice(0, 2), names })),
  ]
  const namesByRegion = new Map<string, readonly string[]>()
  for (const { country, names } of named)
    for (const name of names)
      namesByRegion.set(`${country}/${name}`, [...(namesByRegion.get(`${country}/${name}`) ?? []), ...names])
  const slugs = new Map<string, string>()
  for (const [key, name] of regions) {
    const [country = '', slug = ''] = key.split('/')
    for (const other of [name, ...(namesByRegion.get(`${country}/${name}`) ?? [])]) {
      const otherKey = `${country}/${slugOf(other)}`
      if (!regions.has(otherKey)) slugs.set(otherKey, slug)
    }
  }
  return slugs
}

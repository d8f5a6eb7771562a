import { findByName, findPlace } from '../towns/find-place.ts'
import { type IndexedTown, loadTownIndex, type RegionOfTowns } from '../towns/town-index.ts'

export interface FoundTown {
  readonly town: IndexedTown
  readonly region: RegionOfTowns
}

/** @param slug `india/maharashtra/pune`, or another way to write it */
export async function findTown(slug: string): Promise<FoundTown | undefined> {
  const index = await loadTownIndex()
  const found = findPlace(index, slug)
  const place = found.kind === 'moved' ? findPlace(index, found.slug) : found
  return place.kind === 'town' ? place : undefined
}

/**
 * The largest town with this name.
 * @param country ISO 3166-1 alpha-2
 */
export async function findTownByName(slug: string, country: string): Promise<FoundTown | undefined> {
  const { countriesByCode } = await loadTownIndex()
  const area = countriesByCode.get(country)
  const found = area?.towns.find(({ town }) => town.slug === slug) ?? (area && findByName(area, slug))
  const region = found && area?.regions.get(found.town.region)
  return found && region && { town: found, region }
}

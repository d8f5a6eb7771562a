import type { QueryClient } from '@tanstack/react-query'
import type { Town } from '#shared/places/places.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { findTownOfSlug, searchTextOf } from '#shared/places/town-slugs.ts'
import { townsInFile } from './home-queries.ts'

/** The town that a town's page leads to the planner with, in the fragment: `#town=in/maharashtra/pune`. */
export async function findTownOfAddress(client: QueryClient, hash: string): Promise<Town | undefined> {
  const slug = new URLSearchParams(hash.slice(1)).get('town')
  const file = slug ? townFileUrl(searchTextOf(slug)) : undefined
  if (!slug || file === undefined) return undefined
  return findTownOfSlug(await client.fetchQuery(townsInFile(file)), slug)
}

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { distanceKm } from '#shared/places/distance.ts'
import { parseTowns, type Town } from '#shared/places/places.ts'
import { townFileUrl } from '#shared/places/town-files.ts'
import { findTownOfSlug, searchTextOf } from '#shared/places/town-slugs.ts'
import { townKey } from '../../../server/towns/figures-file.ts'
import { table } from './town.ts'

const files = new Map<string, readonly Town[]>()
function readTowns(path: string): readonly Town[] {
  const file = new URL(`../../../client/public${path}`, import.meta.url)
  const towns = files.get(path) ?? (existsSync(file) ? parseTowns(readFileSync(file, 'utf8')) : [])
  files.set(path, towns)
  return towns
}

function find(slug: string) {
  const path = townFileUrl(searchTextOf(slug))
  return path === undefined ? undefined : findTownOfSlug(readTowns(decodeURIComponent(path)), slug)
}

describe('The planner finds the town of an address', () => {
  test('also one of several with its name', () => {
    expect(find('in/maharashtra/pune')).toMatchObject({ name: 'Pune', country: 'IN', latitude: 18.5196 })
    const twin = table.towns.find(({ slug }) => /-\d+-\d[ns]$/.test(slug))
    if (!twin) throw new Error('No two towns of a region have the same name')
    expect(find(townKey(twin).toLowerCase())).toMatchObject({ latitude: twin.latitude })
    expect(find('in/maharashtra/nowhere')).toBeUndefined()
  })

  test('for 99 of 100 towns, none of them far away', () => {
    const towns = table.towns.filter((_, i) => i % 20 === 0)
    const found = towns.map((town) => ({ town, found: find(townKey(town).toLowerCase()) }))
    const wrong = found.filter(({ town, found }) => found && distanceKm(found, town.latitude, town.longitude) > 1)
    const missing = found.filter(({ found }) => found === undefined)
    expect(wrong.map(({ town }) => townKey(town))).toEqual([])
    expect(missing.length / towns.length).toBeLessThan(0.01)
  })
})

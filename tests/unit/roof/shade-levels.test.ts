import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyHome } from '#shared/home/empty-home.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { obstaclesOfLevel, SHADE_LEVELS, type ShadeLevel, shadeLevelOf } from '#shared/roof/shade-levels.ts'
import { parseTile, tilePath } from '#shared/solar/climate-tiles.ts'
import { tileResource } from '#shared/solar/resource.ts'
import { answered } from '../../support/answered.ts'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const index = json('shared/solar/climate-tiles.json')
const { profiles } = json('shared/energy/load-profiles.json')

const PLACES = [
  ['Phoenix', 33.45, -112.07],
  ['Berlin', 52.52, 13.4],
  ['Pune', 18.52, 73.86],
  ['Nairobi', -1.29, 36.82],
  ['Oslo', 59.9, 10.75],
  ['Sydney', -33.87, 151.2],
  ['Madrid', 40.4, -3.7],
  ['Manchester', 53.5, -2.24],
  ['Boston', 42.36, -71.06],
  ['Lagos', 6.5, 3.4],
] as const

/** Loss of the default roof, by the engine [share]. */
function computeLoss(level: ShadeLevel, latitude: number, longitude: number): number {
  const place = { latitude, longitude, found: 'typed' as const }
  const home = withDefaultRoof({ ...emptyHome({ country: 'US', currency: 'USD' }), place })
  const planes = home.roof.planes.map((plane) => ({ ...plane, obstacles: obstaclesOfLevel(level) }))
  const tile =
    parseTile(index, json(`client/public${tilePath(index, latitude, longitude)}`)) ?? expect.fail('No climate')
  const resource = tileResource(index, tile, latitude, longitude)
  const known = { resource, profiles, today: '2026-11-01' }
  const { solar } = answered(resolveSiteData(siteInputsOf({ ...home, roof: { planes } }), known))
  return solar.shadeLossByFace[0] ?? Number.NaN
}

test.each(['some', 'much'] as const)('The stated loss by shade “%s” is the range over ten places', (level) => {
  const losses = PLACES.map(([, latitude, longitude]) => computeLoss(level, latitude, longitude))
  const { low, high } = SHADE_LEVELS[level].loss
  expect(Math.min(...losses)).toBeGreaterThanOrEqual(low)
  expect(Math.min(...losses)).toBeLessThan(low + 0.01)
  expect(Math.max(...losses)).toBeLessThanOrEqual(high)
  expect(Math.max(...losses)).toBeGreaterThan(high - 0.01)
})

test('A level is known by its obstacles, and drawn ones are none of them', () => {
  for (const level of ['none', 'some', 'much'] as const) expect(shadeLevelOf(obstaclesOfLevel(level))).toBe(level)
  expect(shadeLevelOf([{ name: 'Tree', from: 90, to: 120, altitude: 15 }])).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { CLOCKS_FORWARD, sumOf } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { forwardIn } from '#shared/home/plan/summer-time.ts'
import { sunKeyOf } from '#shared/home/plan/sun-of-roof.ts'
import { surroundingsOf } from '#shared/home/plan/surroundings-of-home.ts'
import { changedAt } from '#shared/home/record.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { FAMILY } from './family.ts'

const resource = tableResource(await loadClimateTable(), 52.5244, 13.4105)
const known = { resource, profiles: await loadProfiles(), today: '2026-11-21' }
const changed = (path: string, value: unknown) => changedAt(FAMILY, path.split('.'), () => value) as Home

describe('The surroundings of a home', () => {
  const answer = surroundingsOf(FAMILY, known)
  if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer))
  const { sun, where } = answer.value
  const [south, west] = sun.dcOfPlane as [Float64Array, Float64Array]

  test('Berlin lies in the north and puts its clocks forward by Europe’s rule', () => {
    expect(where).toEqual({ southern: false, forward: CLOCKS_FORWARD.europe })
  })
  test('a roof facing south gives more than one facing west, both about what PVGIS says of Berlin', () => {
    // PVGIS: some 1,000 kWh a kWp to the south at 35°, 800 to the west, after an inverter that takes 4 %.
    expect(sumOf(south) * 0.96).toBeGreaterThan(900)
    expect(sumOf(south) * 0.96).toBeLessThan(1_100)
    expect(sumOf(west) / sumOf(south)).toBeGreaterThan(0.75)
    expect(sumOf(west) / sumOf(south)).toBeLessThan(0.88)
  })
  test('the west’s noon is hours later than the south’s, by the clock of standard time', () => {
    const centre = (hours: Float64Array) =>
      hours.reduce((sum, kwh, i) => sum + kwh * ((i % 24) + 0.5), 0) / sumOf(hours)
    // Solar noon of Berlin is about 12:06 of its standard time.
    expect(centre(south)).toBeGreaterThan(11.7)
    expect(centre(south)).toBeLessThan(12.6)
    expect(centre(west)).toBeGreaterThan(centre(south) + 0.8)
  })
  test('what stands in the light is told by plane', () => {
    expect(sun.lostToShade[0]).toBeGreaterThan(0.005)
    expect(sun.lostToShade[1]).toBe(0)
  })
  test('years may lie further off than their mean', () => {
    expect(sun.deviation.oneYear).toBeGreaterThan(sun.deviation.years)
  })
  test('without a place it is asked for; a zone nobody knows is named', () => {
    expect(surroundingsOf(changed('place', undefined), known)).toEqual({ kind: 'missing', figures: ['place'] })
    expect(surroundingsOf(changed('place.timeZone', 'Mars/Olympus'), known)).toMatchObject({
      kind: 'fault',
      field: 'place.timeZone',
    })
  })
  test('the sun stays the same while prices, panels and names change, and no longer when the roof does', () => {
    const key = sunKeyOf(FAMILY)
    for (const [path, value] of [
      ['money.price.total', 1],
      ['system.arrays.0.panels', 2],
      ['roof.planes.0.name', 'South'],
      ['roof.planes.0.room.count', 30],
    ] as const) {
      expect(sunKeyOf(changed(path, value)), path).toBe(key)
    }
    for (const [path, value] of [
      ['place.latitude', 50],
      ['system.losses', 0.2],
      ['roof.planes.0.tilt', 30],
      ['roof.planes.1.mounting', 'ground'],
      ['roof.planes.0.obstacles.0.altitude', 25],
    ] as const) {
      expect(sunKeyOf(changed(path, value)), path).not.toBe(key)
    }
  })
})

test.each([
  ['Europe/Berlin', CLOCKS_FORWARD.europe],
  ['Atlantic/Canary', CLOCKS_FORWARD.europe],
  ['America/Denver', CLOCKS_FORWARD['north-america']],
  ['America/Phoenix', null],
  ['America/Santiago', null],
  ['America/Sao_Paulo', null],
  ['Asia/Kolkata', null],
  ['Australia/Sydney', CLOCKS_FORWARD.australia],
  ['Australia/Brisbane', null],
  ['Pacific/Auckland', CLOCKS_FORWARD['new-zealand']],
  ['Africa/Johannesburg', null],
  ['Etc/GMT-3', null],
])('Clocks of %s', (zone, span) => {
  expect(forwardIn(zone, 2026)).toEqual(span)
})

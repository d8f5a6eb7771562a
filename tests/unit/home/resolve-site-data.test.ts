import { describe, expect, test } from 'vitest'
import { DAYLIGHT_SAVING, sumOf } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import type { Home } from '#shared/home/home.ts'
import { daylightSavingIn } from '#shared/home/plan/daylight-saving.ts'
import { resolveSiteData, siteInputsOf } from '#shared/home/plan/resolve-site-data.ts'
import { updateAt } from '#shared/home/record.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { SAMPLE_HOME } from './sample-home.ts'

const resource = tableResource(await loadClimateTable(), 52.5244, 13.4105)
const known = { resource, profiles: await loadProfiles(), today: '2026-11-21' }
const changed = (path: string, value: unknown) => updateAt(SAMPLE_HOME, path.split('.'), () => value) as Home

describe('Site data of a home', () => {
  const answer = resolveSiteData(siteInputsOf(SAMPLE_HOME), known)
  if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer))
  const { solar, location } = answer.value
  const [south, west] = solar.dcByFace as [Float64Array, Float64Array]

  test('Berlin is in the north and follows Europe’s daylight saving', () => {
    expect(location).toEqual({ isSouthern: false, daylightSaving: DAYLIGHT_SAVING.europe })
  })
  test('a south roof yields more than a west roof, both close to PVGIS', () => {
    // PVGIS: about 1,000 kWh/kWp to the south at 35°, 800 to the west, after inverter losses of 4 %.
    expect(sumOf(south) * 0.96).toBeGreaterThan(900)
    expect(sumOf(south) * 0.96).toBeLessThan(1_100)
    expect(sumOf(west) / sumOf(south)).toBeGreaterThan(0.75)
    expect(sumOf(west) / sumOf(south)).toBeLessThan(0.88)
  })
  test('the west roof peaks hours later than the south roof, in standard time', () => {
    const center = (hours: Float64Array) =>
      hours.reduce((sum, kwh, i) => sum + kwh * ((i % 24) + 0.5), 0) / sumOf(hours)
    // Solar noon of Berlin is about 12:06 of its standard time.
    expect(center(south)).toBeGreaterThan(11.7)
    expect(center(south)).toBeLessThan(12.6)
    expect(center(west)).toBeGreaterThan(center(south) + 0.8)
  })
  test('shade loss is given by face', () => {
    expect(solar.shadeLossByFace[0]).toBeGreaterThan(0.005)
    expect(solar.shadeLossByFace[1]).toBe(0)
  })
  test('single years vary more than their mean', () => {
    expect(solar.standardError.singleYear).toBeGreaterThan(solar.standardError.mean25Years)
  })
  test('a missing place is reported, and an unknown time zone named', () => {
    expect(resolveSiteData(siteInputsOf(changed('place', undefined)), known)).toEqual({
      kind: 'missing',
      figures: ['place'],
    })
    expect(resolveSiteData(siteInputsOf(changed('place.timeZone', 'Mars/Olympus')), known)).toMatchObject({
      kind: 'fault',
      field: 'place.timeZone',
    })
  })
  test('depend on the roof, not on prices, panels or names', () => {
    const inputs = siteInputsOf(SAMPLE_HOME)
    for (const [path, value] of [
      ['money.price.total', 1],
      ['system.arrays.0.panels', 2],
      ['roof.planes.0.name', 'South'],
      ['roof.planes.0.room.count', 30],
    ] as const) {
      expect(siteInputsOf(changed(path, value)), path).toEqual(inputs)
    }
    for (const [path, value] of [
      ['place.latitude', 50],
      ['system.losses', 0.2],
      ['roof.planes.0.tilt', 30],
      ['roof.planes.1.mounting', 'ground'],
      ['roof.planes.0.obstacles.0.altitude', 25],
    ] as const) {
      expect(siteInputsOf(changed(path, value)), path).not.toEqual(inputs)
    }
  })
})

test.each([
  ['Europe/Berlin', DAYLIGHT_SAVING.europe],
  ['Atlantic/Canary', DAYLIGHT_SAVING.europe],
  ['America/Denver', DAYLIGHT_SAVING['north-america']],
  ['America/Phoenix', null],
  ['America/Santiago', null],
  ['America/Sao_Paulo', null],
  ['Asia/Kolkata', null],
  ['Australia/Sydney', DAYLIGHT_SAVING.australia],
  ['Australia/Brisbane', null],
  ['Pacific/Auckland', DAYLIGHT_SAVING['new-zealand']],
  ['Africa/Johannesburg', null],
  ['Etc/GMT-3', null],
])('Daylight saving of %s', (zone, span) => {
  expect(daylightSavingIn(zone, 2026)).toEqual(span)
})

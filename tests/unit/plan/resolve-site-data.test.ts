import { describe, expect, test } from 'vitest'
import { sumOf, toClockHour } from '#shared/calendar.ts'
import { loadProfiles } from '#shared/energy/load-profiles.ts'
import { daylightSavingIn } from '#shared/plan/daylight-saving.ts'
import { resolveSiteData, siteInputsOf } from '#shared/plan/resolve-site-data.ts'
import { loadClimateTable } from '#shared/solar/climate.ts'
import { tableResource } from '#shared/solar/resource.ts'
import { answered } from '../../support/answered.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'
import { expectBetween } from '../../support/expectations.ts'
import { changed } from '../../support/plans.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const resource = tableResource(await loadClimateTable(), 52.5244, 13.4105)
const known = { resource, profiles: await loadProfiles(), today: '2026-11-21' }
const inputsWith = (path: string, value: unknown) => siteInputsOf(changed(SAMPLE_HOME, path, value))

describe('Site data of a home', () => {
  const { solar, location } = answered(resolveSiteData(siteInputsOf(SAMPLE_HOME), known))
  const [south, west] = solar.dcByFace as [Float64Array, Float64Array]

  test('Berlin is in the north and follows Europe’s daylight saving', () => {
    expect(location).toEqual({ isSouthern: false, daylightSaving: DAYLIGHT_SAVING.europe })
  })
  test('a south roof yields more than a west roof, both close to PVGIS', () => {
    // PVGIS: about 1,000 kWh/kWp to the south at 35°, 800 to the west, after inverter losses of 4 %.
    expectBetween(sumOf(south) * 0.96, 900, 1_100)
    expectBetween(sumOf(west) / sumOf(south), 0.75, 0.88)
  })
  test('the west roof peaks hours later than the south roof, in standard time', () => {
    const center = (hours: Float64Array) =>
      hours.reduce((sum, kwh, i) => sum + kwh * ((i % 24) + 0.5), 0) / sumOf(hours)
    // Solar noon of Berlin is about 12:06 of its standard time.
    expectBetween(center(south), 11.7, 12.6)
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
    const unplaced = { kind: 'missing', figures: ['place'] }
    expect(resolveSiteData(inputsWith('place', undefined), known)).toEqual(unplaced)
    const onMars = resolveSiteData(inputsWith('place.timeZone', 'Mars/Olympus'), known)
    expect(onMars).toMatchObject({ kind: 'fault', field: 'place.timeZone' })
  })
  test('depend on the roof, not on prices, panels or names', () => {
    const inputs = siteInputsOf(SAMPLE_HOME)
    for (const [path, value] of [
      ['money.price.total', 1],
      ['system.arrays.0.panels', 2],
      ['roof.planes.0.name', 'South'],
      ['roof.planes.0.room.count', 30],
    ] as const)
      expect(inputsWith(path, value), path).toEqual(inputs)
    for (const [path, value] of [
      ['place.latitude', 50],
      ['system.losses', 0.2],
      ['roof.planes.0.tilt', 30],
      ['roof.planes.1.mounting', 'ground'],
      ['roof.planes.0.obstacles.0.altitude', 25],
    ] as const)
      expect(inputsWith(path, value), path).not.toEqual(inputs)
  })
})

/** Hour of the model year, which begins on a Monday and has no leap day. @param month 1…12 */
const at = (month: number, day: number, hour: number) =>
  (Date.UTC(2018, month - 1, day) - Date.UTC(2018, 0, 1)) / 3_600_000 + hour

// Worked out by hand from the laws as the IANA time zone database quotes them, in hours of standard time.
test.each([
  ['Europe/Berlin', DAYLIGHT_SAVING.europe],
  // The whole union changes at 1:00 UTC: an hour earlier by the clock than in Berlin.
  ['Atlantic/Canary', { from: at(3, 25, 1), to: at(10, 28, 1), shift: 1 }],
  ['Europe/Athens', { from: at(3, 25, 3), to: at(10, 28, 3), shift: 1 }],
  // Greenland changes with Europe: 1:00 UTC is 23:00 of the day before.
  ['America/Nuuk', { from: at(3, 24, 23), to: at(10, 27, 23), shift: 1 }],
  // The Norwegian station has Norway's clock in summer and UTC in winter.
  ['Antarctica/Troll', { from: at(3, 25, 1), to: at(10, 28, 1), shift: 2 }],
  ['America/Denver', DAYLIGHT_SAVING['north-america']],
  // Cuba: second Sunday of March to first Sunday of November, at 0:00 of standard time.
  ['America/Havana', { from: at(3, 11, 0), to: at(11, 4, 0), shift: 1 }],
  ['America/Phoenix', null],
  // Mexico without its northern border, Paraguay, Jordan and Iran have given it up.
  ['America/Mexico_City', null],
  ['America/Asuncion', null],
  ['Asia/Amman', null],
  ['Asia/Tehran', null],
  // Chile: first Sunday from 2 September to first Sunday from 2 April, at 4:00 and 3:00 UTC.
  ['America/Santiago', { from: at(9, 2, 0), to: at(4, 7, 23), shift: 1 }],
  // Egypt: last Friday of April, 0:00, to last Thursday of October, 24:00 of summer time.
  ['Africa/Cairo', { from: at(4, 27, 0), to: at(10, 25, 23), shift: 1 }],
  ['America/Sao_Paulo', null],
  ['Asia/Kolkata', null],
  ['Australia/Sydney', DAYLIGHT_SAVING.australia],
  ['Australia/Brisbane', null],
  // Half an hour, from 2:00 of standard time to 2:00 of summer time, which is 1:30.
  ['Australia/Lord_Howe', { from: at(10, 7, 2), to: at(4, 1, 2), shift: 0.5 }],
  ['Pacific/Auckland', DAYLIGHT_SAVING['new-zealand']],
  // 2:45 of its clock, with Auckland.
  ['Pacific/Chatham', { from: at(9, 30, 3), to: at(4, 1, 3), shift: 1 }],
  ['Africa/Johannesburg', null],
  // An hour back in Ramadan is no daylight saving.
  ['Africa/Casablanca', null],
  ['Etc/GMT-3', null],
])('Daylight saving of %s', (zone, span) => expect(daylightSavingIn(zone, 2026)).toEqual(span))

test('Half an hour of daylight saving moves no hour, and two move two', () => {
  const noonOfDecember = at(12, 1, 12)
  expect(toClockHour(noonOfDecember, daylightSavingIn('Australia/Lord_Howe', 2026))).toBe(noonOfDecember)
  expect(toClockHour(noonOfDecember, daylightSavingIn('Australia/Sydney', 2026))).toBe(noonOfDecember + 1)
  expect(toClockHour(at(7, 1, 12), daylightSavingIn('Antarctica/Troll', 2026))).toBe(at(7, 1, 14))
})

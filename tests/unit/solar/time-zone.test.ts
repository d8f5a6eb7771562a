import { describe, expect, test } from 'vitest'
import { formatHourOfDay, formatTimeInZone, formatZoneName } from '#shared/format/time.ts'
import { computeSunTimes } from '#shared/solar/sun-times.ts'
import { dayInZone, nauticalZone, noonInZone, standardOffset, timeZoneAt } from '#shared/solar/time-zone.ts'
import reference from '../../reference/solar/standard-offsets.json'
import { meanSolarNoon } from './mean-solar-noon.ts'

describe('The time zone of a place', () => {
  test.each([
    [40.7128, -74.006, 'America/New_York'],
    [-33.87, 151.21, 'Australia/Sydney'],
    [1.87, -157.4, 'Pacific/Kiritimati'],
    [27.7, 85.32, 'Asia/Kathmandu'],
  ])('%d, %d is %s', async (latitude, longitude, zone) => {
    expect(await timeZoneAt(latitude, longitude)).toBe(zone)
  })

  test('is nautical at sea and always known to the runtime', async () => {
    expect([nauticalZone(0), nauticalZone(-150), nauticalZone(180)]).toEqual(['Etc/GMT', 'Etc/GMT+10', 'Etc/GMT-12'])
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 0],
      [0, 180],
      [0, -180],
      [-40, -110],
    ] as const)
      expect(formatTimeInZone(0, await timeZoneAt(latitude, longitude))).toMatch(/^\d{1,2}:\d\d\s[ap]m$/u)
    await expect(timeZoneAt(91, 0)).rejects.toThrow(RangeError)
  })

  test('formats the time in the region’s clock', () => {
    const time = Date.UTC(2026, 6, 1, 16, 5)
    const clock = (locale: string) => formatTimeInZone(time, 'Europe/Berlin', locale).replace(/\s/, ' ')
    expect(['de-DE', 'en-GB', 'fr-FR', 'es-ES', 'ja-JP', 'en-BR', 'pt-BR'].map(clock)).toEqual(Array(7).fill('18:05'))
    expect(['en-US', 'en-CA', 'en-AU', 'en-IN', 'en-PH'].map(clock)).toEqual(Array(5).fill('6:05 pm'))
    expect(formatTimeInZone(Date.UTC(2026, 6, 1, 22, 5), 'Europe/Berlin', 'de-DE')).toBe('00:05')
  })

  test('writes whole hours by the region’s clock', () => {
    const hours = (locale: string) => [0, 12, 16].map((hour) => formatHourOfDay(hour, locale).replace(/\s/, ' '))
    expect(hours('en-US')).toEqual(['12 am', '12 pm', '4 pm'])
    expect(hours('en-GB')).toEqual(['00:00', '12:00', '16:00'])
  })

  test('rounds to the nearest minute, including daylight saving', () => {
    const time = Date.UTC(2026, 6, 1, 11, 59, 40)
    expect(formatTimeInZone(time, 'America/New_York')).toMatch(/^8:00\sam$/u)
    expect(formatZoneName(time, 'America/New_York')).toBe('EDT')
    expect(formatZoneName(Date.UTC(2026, 0, 1), 'America/New_York')).toBe('EST')
  })

  test('has the standard time of the IANA time zone database, under every name and at sea', () => {
    const zones = Object.entries(reference.zonesByOffset).flatMap(([hours, names]) =>
      names.split(' ').map((zone) => [zone, Number(hours)] as const),
    )
    // A newer runtime knows zones that were added since.
    const known = zones.filter(([zone]) => Intl.supportedValuesOf('timeZone').includes(zone))
    expect(known.length).toBeGreaterThan(400)
    expect(known.filter(([zone, hours]) => standardOffset(zone, 2026) !== hours)).toEqual([])
    const otherNames = { 'Asia/Kathmandu': 5.75, 'Asia/Kolkata': 5.5, 'Etc/GMT+9': -9 }
    for (const [zone, hours] of Object.entries(otherNames)) expect(standardOffset(zone, 2026)).toBe(hours)
  })

  test('has noon on its own calendar date, on both sides of the date line', () => {
    const day = { year: 2026, month: 3, day: 1 }
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Europe/Berlin']) {
      const noon = noonInZone(day, zone)
      expect(dayInZone(noon, zone)).toEqual(day)
      expect(formatTimeInZone(noon, zone, 'en-GB')).toBe('12:00')
    }
    // Kiritimati and Hawaii see nearly the same sun, a calendar day apart.
    const kiritimati = computeSunTimes(1.87, -157.4, noonInZone({ ...day, day: 2 }, 'Pacific/Kiritimati')).noon
    const hawaii = computeSunTimes(21.3, -157.4, noonInZone(day, 'Pacific/Honolulu')).noon
    expect(Math.abs(kiritimati - hawaii)).toBeLessThan(1000)
    expect(Math.abs(meanSolarNoon(day, -157.4) - hawaii)).toBeLessThan(20 * 60_000)
  })
})

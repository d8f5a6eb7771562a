import { describe, expect, test } from 'vitest'
import { refraction, sunCoordinates, sunPosition } from '#shared/solar/sun-position.ts'
import { computeSunPath, computeSunTimes } from '#shared/solar/sun-times.ts'
import { SPA_DAYS, SPA_EXAMPLE } from '../../reference/solar/sun.ts'
import { forAll, real, whole } from '../../support/laws.ts'
import { meanSolarNoon } from './mean-solar-noon.ts'

const noonOn = (year: number, month: number, day: number, longitude = 0) =>
  meanSolarNoon({ year, month, day }, longitude)

describe('The sun’s position', () => {
  test('is within 0.01° of the worked example of NREL’s SPA', () => {
    const time = Date.parse(SPA_EXAMPLE.time)
    const sun = sunPosition(time, SPA_EXAMPLE.latitude, SPA_EXAMPLE.longitude)
    expect(Math.abs(sun.altitude - SPA_EXAMPLE.altitude)).toBeLessThan(0.01)
    expect(Math.abs(sun.azimuth - SPA_EXAMPLE.azimuth)).toBeLessThan(0.01)
    expect(Math.abs(sunCoordinates(time).declination - SPA_EXAMPLE.declination)).toBeLessThan(0.01)
  })

  test('is refracted by half a degree at the horizon and not at all overhead', () => {
    expect(refraction(0)).toBeCloseTo(0.48, 2) // NOAA's polynomial at 0: 1735″
    expect(refraction(90)).toBe(0)
    expect(refraction(45)).toBeCloseTo(58 / 3600, 4) // about 58″ at 45°
  })

  test('at noon is due south in the north, due north in the south, and overhead at the subsolar point', () => {
    const noon = computeSunTimes(45, 10, noonOn(2026, 3, 20, 10)).noon
    expect(sunPosition(noon, 45, 10).azimuth).toBeCloseTo(180, 1)
    expect(Math.abs(sunPosition(noon, -45, 10).azimuth - 180)).toBeCloseTo(180, 1)
    const { declination } = sunCoordinates(noon)
    expect(sunPosition(noon, declination, 10).altitude).toBeCloseTo(90, 2)
  })

  test('is the same on both sides of the date line', () => {
    const time = Date.UTC(2026, 5, 1, 3)
    const west = sunPosition(time, 10, -180)
    const east = sunPosition(time, 10, 180)
    expect(west.altitude).toBeCloseTo(east.altitude, 9)
    expect(west.azimuth).toBeCloseTo(east.azimuth, 9)
  })

  test('has the declination’s altitude all day at both poles', () => {
    for (const hour of [0, 6, 12, 18]) {
      const time = Date.UTC(2026, 5, 21, hour)
      const { declination } = sunCoordinates(time)
      expect(sunPosition(time, 90, 30).altitude).toBeCloseTo(declination, 9)
      expect(sunPosition(time, -90, 30).altitude).toBeCloseTo(-declination, 9)
    }
  })

  test('is within its range at any place and time from 1900 to 2100', () => {
    const time = whole(Date.UTC(1900, 0, 1), Date.UTC(2100, 0, 1))
    const place = [real(-90, 90), real(-180, 180)] as const
    forAll([time, ...place], (moment, latitude, longitude) => {
      const sun = sunPosition(moment, latitude, longitude)
      expect(Math.abs(sun.altitude)).toBeLessThanOrEqual(90)
      expect(sun.azimuth).toBeGreaterThanOrEqual(0)
      expect(sun.azimuth).toBeLessThan(360)
      expect(sun.apparentAltitude).toBeGreaterThanOrEqual(sun.altitude)
      const { dayLength } = computeSunTimes(latitude, longitude, moment)
      expect(dayLength).toBeGreaterThanOrEqual(0)
      expect(dayLength).toBeLessThanOrEqual(24)
    })
  })

  test('refuses a place that is not on Earth', () => {
    expect(() => sunPosition(0, 91, 0)).toThrow(RangeError)
    expect(() => sunPosition(0, 0, 181)).toThrow(RangeError)
    expect(() => computeSunTimes(Number.NaN, 0, 0)).toThrow(RangeError)
  })
})

describe('Sunrise, noon and sunset', () => {
  test.each(SPA_DAYS)('are within a minute of NREL’s SPA at $latitude, $longitude on $date', (day) => {
    const at = (date: string, clock: string) => Date.parse(`${date}T${clock}${day.offset}`)
    const times = computeSunTimes(day.latitude, day.longitude, at(day.date, '12:00:00'))
    const evening = computeSunTimes(day.latitude, day.longitude, at(day.setDate, '12:00:00'))
    const minute = 60_000
    expect(Math.abs((times.sunrise ?? 0) - at(day.date, day.rise))).toBeLessThan(minute)
    expect(Math.abs(times.noon - at(day.date, day.transit))).toBeLessThan(minute)
    expect(Math.abs((evening.sunset ?? 0) - at(day.setDate, day.set))).toBeLessThan(minute)
  })

  test('give about 12 h 7 min of day length on the equator all year', () => {
    for (let month = 1; month <= 12; month += 1) {
      expect(computeSunTimes(0, 20, noonOn(2026, month, 10, 20)).dayLength).toBeCloseTo(12.12, 1)
    }
  })

  test.each([
    // Tromsø and Longyearbyen keep the midnight sun at midsummer and the polar night at midwinter.
    { latitude: 69.65, longitude: 18.96, month: 6, kind: 'polar day', hours: 24 },
    { latitude: 69.65, longitude: 18.96, month: 12, kind: 'polar night', hours: 0 },
    { latitude: -77.85, longitude: 166.67, month: 6, kind: 'polar night', hours: 0 },
    { latitude: -77.85, longitude: 166.67, month: 12, kind: 'polar day', hours: 24 },
    { latitude: 90, longitude: 0, month: 6, kind: 'polar day', hours: 24 },
    { latitude: -90, longitude: 0, month: 6, kind: 'polar night', hours: 0 },
    { latitude: 64.1, longitude: -21.9, month: 12, kind: 'rises and sets', hours: 4.12 }, // Reykjavík: 4 h 7 min
  ])('$latitude° in month $month: $kind', ({ latitude, longitude, month, kind, hours }) => {
    const day = computeSunTimes(latitude, longitude, noonOn(2026, month, 21, longitude))
    expect(day.kind).toBe(kind)
    expect(day.dayLength).toBeCloseTo(hours, 1)
    expect(day.sunrise === null).toBe(kind !== 'rises and sets')
  })

  test('have no jump at the start of the midnight sun', () => {
    const lengths = Array.from(
      { length: 40 },
      (_, i) => computeSunTimes(69.65, 18.96, noonOn(2026, 5, i, 18.96)).dayLength,
    )
    lengths.slice(1).forEach((hours, i) => {
      expect(hours - (lengths[i] ?? 0)).toBeGreaterThanOrEqual(-0.01)
      expect(hours - (lengths[i] ?? 0)).toBeLessThan(2.1)
    })
    expect(lengths.at(-1)).toBe(24)
  })

  test('agree with the sun’s path: highest at noon, from midnight to midnight', () => {
    const path = computeSunPath(45, 10, noonOn(2026, 6, 21, 10), 60)
    expect(path).toHaveLength(25)
    const highest = path.reduce((a, b) => (b.altitude > a.altitude ? b : a))
    expect(highest.solarHour).toBe(12)
    expect(highest.altitude).toBeCloseTo(90 - 45 + 23.44, 1)
    expect(path.find((p) => p.solarHour === 6)?.azimuth).toBeLessThan(90) // a summer sun rises north of east
  })
})

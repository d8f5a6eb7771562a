import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { horizonAt, horizonFromProfile } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computeYieldMap, findBestPlane, findBestTilt } from '#shared/solar/loss-map.ts'
import { computeYearlyYield } from '#shared/solar/orientation.ts'
import { MODULES, powerAt, systemModel } from '#shared/solar/photovoltaics.ts'
import { computeMonthlyProfile, computePlaneHours } from '#shared/solar/plane-hours.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { expectBetween } from '../../support/expectations.ts'

const global = [1, 1.7, 2.9, 4.2, 5.2, 5.5, 5.4, 4.7, 3.4, 2, 1.1, 0.8]
const temperature = [0, 1, 5, 9, 14, 17, 19, 19, 15, 10, 5, 2]
const place = { latitude: 52, longitude: 13, utcOffset: 0, global, temperature }
const weather = buildWeatherYear(place)
const system = systemModel()

describe('The light of a plane', () => {
  const plane = { tilt: 35, azimuth: 200 }
  const year = computeHourlyYear(weather, system, plane)
  const hours = computePlaneHours(weather, plane, year)

  test('is beam, diffuse and reflected light in every hour', () => {
    year.irradiation.forEach((whole, hour) => {
      const parts = [hours.beam, hours.diffuse, hours.reflected].map((part) => part[hour] as number)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(sumOf(parts)).toBeCloseTo(whole, 9)
    })
  })

  test('loses some at the glass and has the sun above the horizon', () => {
    expectBetween(sumOf(hours.transmitted), 0.93 * sumOf(year.irradiation), sumOf(year.irradiation))
    // Noon of midsummer at 52° N: 90 − 52 + 23.4.
    expect(Math.max(...hours.sunAltitude)).toBeCloseTo(61.4, 0)
  })

  test('of a horizontal plane is the climate: beam and sky, nothing reflected', () => {
    const level = { tilt: 0, azimuth: 180 }
    const flat = computePlaneHours(weather, level, computeHourlyYear(weather, system, level))
    expect(sumOf(flat.reflected)).toBe(0)
    expect(sumOf(flat.beam) + sumOf(flat.diffuse)).toBeCloseTo(sumOf(weather.global), 6)
    expect(sumOf(flat.diffuse) / sumOf(flat.diffuseHorizontal)).toBeCloseTo(1, 1)
  })

  test('of obstacles loses its beam only', () => {
    const walled = buildWeatherYear({ ...place, horizon: horizonFromProfile([89]) })
    const dark = computePlaneHours(walled, plane, computeHourlyYear(walled, system, plane))
    expect(sumOf(dark.beam)).toBe(0)
    expect(sumOf(dark.beamNormal)).toBeCloseTo(sumOf(hours.beamNormal), 6)
  })
})

test('Months have their irradiation, and more beam than the horizontal where the sky is clear', () => {
  const { horizontal, diffuse, beamNormal } = computeMonthlyProfile(weather.months)
  expect(horizontal[5]).toBeCloseTo(5.5 * 30, 6)
  for (let month = 0; month < 12; month += 1) {
    expect(diffuse[month]).toBeLessThan(horizontal[month] as number)
    // The beam on the horizontal is that on a plane facing the sun times the sine of its altitude.
    expect(beamNormal[month]).toBeGreaterThan((horizontal[month] as number) - (diffuse[month] as number))
  }
})

test('The best tilt is that of the best plane where its azimuth is given', () => {
  const best = findBestPlane(weather.months, system, computeYieldMap(weather.months, system), 52)
  expect(findBestTilt(weather.months, system, best.azimuth)).toBe(best.tilt)
  const east = findBestTilt(weather.months, system, 90)
  const yieldOf = (tilt: number) => computeYearlyYield(weather.months, system, { tilt, azimuth: 90 })
  for (const tilt of [east - 1, east + 1].filter((other) => other >= 0))
    expect(yieldOf(tilt)).toBeLessThanOrEqual(yieldOf(east))
})

test('A horizon of some altitudes is linear between them, clockwise from north', () => {
  const horizon = horizonFromProfile([0, 20, 0, 40])
  expect([0, 45, 90, 180, 225, 270].map((azimuth) => Math.round(horizonAt(horizon, azimuth)))).toEqual([
    0, 10, 20, 0, 20, 40,
  ])
  expect(() => horizonFromProfile([])).toThrow(RangeError)
})

test('Thin-film modules lose less in heat', () => {
  // 0.32% per degree of 25 degrees.
  expect(powerAt(50, MODULES.thinFilm.temperatureCoefficient)).toBeCloseTo(0.92, 9)
  const hot = buildWeatherYear({ ...place, temperature: temperature.map((value) => value + 25) })
  const shareInHeat = (module: (typeof MODULES)[keyof typeof MODULES]) => {
    const yieldIn = ({ months }: typeof weather) =>
      computeYearlyYield(months, systemModel({ module }), { tilt: 30, azimuth: 180 })
    return yieldIn(hot) / yieldIn(weather)
  }
  expect(shareInHeat(MODULES.thinFilm)).toBeGreaterThan(shareInHeat(MODULES.standard))
})

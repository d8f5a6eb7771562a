import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { extraterrestrialDay, MEAN_DAYS } from '#shared/solar/extraterrestrial.ts'
import { horizonFromObstacles } from '#shared/solar/horizon.ts'
import { computeHourlyYear } from '#shared/solar/hourly-year.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { computeSunTimes } from '#shared/solar/sun-times.ts'
import { buildWeatherYear } from '#shared/solar/weather-year.ts'
import { expectBetween } from '../../support/expectations.ts'
import { forAll, listOf, real } from '../../support/laws.ts'
import { meanSolarNoon } from './mean-solar-noon.ts'

const system = systemModel()
const mean = (values: Float64Array) => sumOf(values) / values.length

/** A climate of half clearness with seasonal temperatures, at a given offset from UTC. */
const climate = (latitude: number, longitude = 0, utcOffset = 0) => ({
  latitude,
  longitude,
  utcOffset,
  global: MEAN_DAYS.map((day) => 0.5 * extraterrestrialDay(latitude, day)),
  temperature: MEAN_DAYS.map((day) => 12 - Math.sign(latitude) * 10 * Math.cos((2 * Math.PI * (day - 20)) / 365)),
})
const roofAt = (latitude: number) => ({ tilt: 30, azimuth: latitude < 0 ? 0 : 180 })

/** The hours of each month, one array each. */
function byMonth(hours: Float64Array): Float64Array[] {
  let first = 0
  return MONTH_DAYS.map((days) => {
    first += days * 24
    return hours.subarray(first - days * 24, first)
  })
}

describe('The year of 8,760 hours', () => {
  const PLACES = [-90, -78, -45, 0, 23.4, 52, 66.6, 69.65, 90]

  test.each(PLACES)('at %d° keeps each month’s irradiation, temperature and yield', (latitude) => {
    const input = climate(latitude)
    const weather = buildWeatherYear(input)
    const roof = roofAt(latitude)
    const hours = computeHourlyYear(weather, system, roof)
    const months = computePlaneYear(computeMeanDayLight(input), system, roof)
    for (const column of [weather.global, weather.temperature, hours.irradiation, hours.dc, hours.ac]) {
      expect(column).toHaveLength(8760)
      expect(column.every(Number.isFinite)).toBe(true)
    }
    MONTH_DAYS.forEach((days, month) => {
      expect(sumOf(byMonth(weather.global)[month] ?? [])).toBeCloseTo((input.global[month] ?? 0) * days, 6)
      expect(mean(byMonth(weather.temperature)[month] as Float64Array)).toBeCloseTo(input.temperature[month] ?? 0, 9)
      expect(sumOf(byMonth(hours.irradiation)[month] ?? [])).toBeCloseTo(months.monthlyIrradiation[month] ?? 0, 6)
      expect(sumOf(byMonth(hours.ac)[month] ?? [])).toBeCloseTo(months.monthlyYield[month] ?? 0, 5)
    })
  })

  test('has dark days and bright days, and no week of either', () => {
    const { global } = buildWeatherYear(climate(45))
    const days = Array.from({ length: 365 }, (_, day) => sumOf(global.subarray(24 * day, 24 * day + 24)))
    const june = days.slice(151, 181)
    expect(Math.max(...june)).toBeGreaterThan(3 * Math.min(...june))
    for (let day = 0; day < 24; day += 1) {
      const week = sumOf(june.slice(day, day + 7)) / 7
      expectBetween(week / (sumOf(june) / 30), 0.7, 1.3)
    }
  })

  test.each([
    { name: 'Denver', latitude: 39.74, longitude: -104.99, utcOffset: -7 },
    { name: 'Pune', latitude: 18.52, longitude: 73.86, utcOffset: 5.5 },
    { name: 'western China', latitude: 39.47, longitude: 75.99, utcOffset: 8 },
    { name: 'Samoa', latitude: -13.83, longitude: -171.77, utcOffset: 13 },
    { name: 'Christchurch', latitude: -43.53, longitude: 172.64, utcOffset: 12 },
  ])('in $name has light only while the sun is up, by standard time', (place) => {
    const { global } = buildWeatherYear(climate(place.latitude, place.longitude, place.utcOffset))
    for (const [month, day] of [
      [1, 15],
      [6, 21],
      [11, 3],
    ] as const) {
      // The sun of the same date: rise and set move by less than a minute from one day to the next.
      const noon = meanSolarNoon({ year: 2023, month, day }, place.longitude)
      const { sunrise, sunset } = computeSunTimes(place.latitude, place.longitude, noon)
      const hourOf = (time: number | null) => ((((time ?? 0) / 3_600_000 + place.utcOffset) % 24) + 24) % 24
      const first = 24 * Math.round((Date.UTC(2023, month - 1, day) - Date.UTC(2023, 0, 1)) / 86_400_000)
      const lit = [...global.subarray(first, first + 24)].flatMap((value, hour) => (value > 0 ? [hour] : []))
      // Apparent rise and set include refraction and the sun's radius: up to six minutes more.
      expect(Math.abs((lit[0] as number) - Math.floor(hourOf(sunrise) + 0.06))).toBeLessThanOrEqual(0.5)
      expect(Math.abs((lit.at(-1) as number) - Math.floor(hourOf(sunset) - 0.06))).toBeLessThanOrEqual(0.5)
    }
  })

  test('clips the AC output of each hour at the inverter', () => {
    const clipping = systemModel({ inverter: { dcAcRatio: 1.8, efficiency: 0.96 } })
    const hours = computeHourlyYear(buildWeatherYear(climate(35)), clipping, roofAt(35))
    // PVWatts version 5 (NREL/TP-6A20-62641), equations 11 to 13: the efficiency depends on the load.
    const nominalDc = 1 / 1.8 / 0.96
    const convert = (dc: number) => {
      const load = dc / nominalDc
      const efficiency = (0.96 / 0.9637) * (-0.0162 * load - 0.0059 / load + 0.9858)
      return load > 0 ? Math.min(1 / 1.8, Math.max(0, efficiency * dc)) : 0
    }
    hours.ac.forEach((power, hour) => {
      expect(power).toBeCloseTo(convert(hours.dc[hour] as number), 9)
      expect(power).toBeLessThanOrEqual(1 / 1.8 + 1e-12)
    })
    expect(Math.max(...hours.ac)).toBeCloseTo(1 / 1.8, 9)
  })

  test('has an east roof’s peak in the morning and a west roof’s in the evening', () => {
    const weather = buildWeatherYear(climate(45, 15, 1))
    const morning = (azimuth: number) => {
      const { ac } = computeHourlyYear(weather, system, { tilt: 40, azimuth })
      return sumOf(ac.filter((_, hour) => hour % 24 < 12)) / sumOf(ac)
    }
    expect(morning(90)).toBeGreaterThan(0.6)
    expect(morning(270)).toBeLessThan(0.4)
    expect(morning(180)).toBeCloseTo(0.5, 1)
  })

  test('loses to obstacles what its months lose', () => {
    const horizon = horizonFromObstacles([{ from: 120, to: 240, altitude: 25 }])
    const open = climate(48)
    const shaded = { ...open, horizon }
    const roof = roofAt(48)
    const year = (input: typeof open) => sumOf(computeHourlyYear(buildWeatherYear(input), system, roof).ac)
    expect(year(shaded)).toBeLessThan(0.9 * year(open))
    expect(year(shaded)).toBeCloseTo(computePlaneYear(computeMeanDayLight(shaded), system, roof).yield, 4)
  })

  test('is finite and never negative for any climate, clock and roof', () => {
    const months = (min: number, max: number) => listOf(real(min, max), 12)
    const angle = (max: number) => real(-max, max)
    const inputs = fc.record({
      latitude: angle(90),
      longitude: angle(180),
      utcOffset: angle(15),
      global: months(0, 12),
      temperature: months(-60, 50),
    })
    forAll([inputs, real(0, 90), angle(360)], 15, (input, tilt, azimuth) => {
      const weather = buildWeatherYear(input)
      const hours = computeHourlyYear(weather, system, { tilt, azimuth })
      for (const column of [weather.global, hours.irradiation, hours.dc, hours.ac])
        expect(column.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      const whole = sumOf(input.global.map((daily, month) => daily * (MONTH_DAYS[month] ?? 0)))
      expect(Math.abs(sumOf(weather.global) - whole)).toBeLessThan(1e-6 * Math.max(1, whole))
    })
  })

  test('refuses invalid clocks and places', () => {
    expect(() => buildWeatherYear({ ...climate(40), longitude: 200 })).toThrow(RangeError)
    expect(() => buildWeatherYear({ ...climate(40), utcOffset: Number.NaN })).toThrow(RangeError)
    expect(() => computeHourlyYear(buildWeatherYear(climate(40)), system, { tilt: 120, azimuth: 0 })).toThrow(
      RangeError,
    )
  })
})

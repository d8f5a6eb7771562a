import { describe, expect, test } from 'vitest'
import { MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { analyzePlace, computeLoss, computeYield } from '#shared/solar/analyze-place.ts'
import { extraterrestrialDay, MEAN_DAYS } from '#shared/solar/extraterrestrial.ts'
import { horizonAt, horizonFromObstacles } from '#shared/solar/horizon.ts'
import { MAP_AZIMUTHS, MAP_TILTS } from '#shared/solar/loss-map.ts'
import { computeMeanDayLight } from '#shared/solar/mean-day-light.ts'
import { computePlaneYear } from '#shared/solar/orientation.ts'
import { systemModel } from '#shared/solar/photovoltaics.ts'
import { cosIncidence, orientPlane, type Plane, planeIrradiance } from '#shared/solar/plane.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import { buildSkySectors, obstructedSkyView, openSkyView } from '#shared/solar/sky-view.ts'
import { expectBetween } from '../../support/expectations.ts'
import { forAll, listOf, real } from '../../support/laws.ts'

const system = systemModel()

/** A climate with a clearness of one half and constant temperature. */
const evenClimate = (latitude: number) => ({
  latitude,
  global: MEAN_DAYS.map((day) => 0.5 * extraterrestrialDay(latitude, day)),
  temperature: Array<number>(12).fill(15),
})
const resourceOf = (climate: { global: number[]; temperature: number[] }): SolarResource => ({
  source: 'own figure',
  name: 'A test',
  years: 'none',
  attribution: '',
  quality: null,
  covered: true,
  yearlyError: 0.05,
  siteError: 0,
  monthlyError: Array<number>(12).fill(0.07),
  ...climate,
})
const analyze = (latitude: number, roof = { tilt: 30, azimuth: 180 }) =>
  analyzePlace({ latitude, resource: resourceOf(evenClimate(latitude)), roof, peakPower: 5 })

const LATITUDES = [-90, -78, -66.6, -45, -23.4, 0, 23.4, 45, 66.6, 69.65, 78, 90]

describe('Irradiation on a plane', () => {
  test.each(LATITUDES)('at %d° equals the climate’s on a horizontal plane, month by month', (latitude) => {
    const climate = evenClimate(latitude)
    const flat = computePlaneYear(computeMeanDayLight(climate), system, { tilt: 0, azimuth: 77 })
    climate.global.forEach((daily, month) => {
      expect(flat.monthlyIrradiation[month]).toBeCloseTo(daily * (MONTH_DAYS[month] ?? 0), 9)
    })
  })

  test('keeps a known diffuse irradiation within 1.5 % each month', () => {
    const climate = evenClimate(48)
    const diffuse = climate.global.map((value, month) => value * (0.3 + 0.02 * month))
    const light = computeMeanDayLight({ ...climate, diffuse })
    const found = new Float64Array(12)
    for (let slot = 0; slot < light.slots; slot += 1) {
      for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
        const month = light.month[slot] ?? 0
        found[month] =
          (found[month] ?? 0) + (light.diffuse[at] ?? 0) * (light.length[slot] ?? 0) * (light.days[slot] ?? 0)
      }
    }
    diffuse.forEach((daily, month) => {
      // Near sunset the diffuse profile may exceed the global one, and is limited to it.
      const ratio = (found[month] ?? 0) / (daily * (MONTH_DAYS[month] ?? 0))
      expectBetween(ratio, 0.985, 1 + 1e-9)
    })
  })

  test('of both faces of a wall adds up to beam from both sides, the whole sky, twice the horizon band and the ground', () => {
    const light = computeMeanDayLight(evenClimate(52))
    const on = (plane: Plane, slot: number, at: number) => {
      const normal = orientPlane(light, plane)
      return planeIrradiance(light, normal, cosIncidence(normal, light, slot), at)
    }
    for (let slot = 0; slot < light.slots; slot += 1) {
      const gamma = (130 * Math.PI) / 180
      const across = (light.east[slot] ?? 0) * Math.sin(gamma) + (light.north[slot] ?? 0) * Math.cos(gamma)
      for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
        const of = (values: Float64Array) => values[at] ?? Number.NaN
        const both =
          of(light.beam) * Math.abs(across) + of(light.isotropic) + 2 * of(light.horizonBand) + of(light.ground)
        expect(on({ tilt: 90, azimuth: 130 }, slot, at) + on({ tilt: 90, azimuth: 310 }, slot, at)).toBeCloseTo(both, 9)
        // Upper bound of a plane: the full beam, the whole sky with its horizon band, and the whole ground.
        const most = of(light.beam) + of(light.isotropic) + Math.max(0, of(light.horizonBand)) + of(light.ground)
        expect(on({ tilt: 70, azimuth: 130 }, slot, at)).toBeLessThanOrEqual(most + 1e-12)
      }
    }
  })

  test('is equal to the east and west; the warm afternoon lowers the west’s yield', () => {
    const place = computeMeanDayLight(evenClimate(40))
    const east = computePlaneYear(place, system, { tilt: 35, azimuth: 90 })
    const west = computePlaneYear(place, system, { tilt: 35, azimuth: 270 })
    expect(west.irradiation).toBeCloseTo(east.irradiation, 9)
    expectBetween(west.yield, 0.98 * east.yield, east.yield)
  })

  test('mirrors between hemispheres, half a year apart', () => {
    const north = analyze(45, { tilt: 35, azimuth: 180 })
    const south = analyze(-45, { tilt: 35, azimuth: 0 })
    // The Earth is 3.4 % nearer to the sun in January, so the mirror is not perfect.
    expect(Math.abs(south.roof.irradiation / north.roof.irradiation - 1)).toBeLessThan(0.03)
    expect(Math.abs(south.best.tilt - north.best.tilt)).toBeLessThanOrEqual(5)
    expect(Math.abs(((south.best.azimuth + 180) % 360) - 180)).toBeLessThanOrEqual(20)
    expect(Math.abs(north.best.azimuth - 180)).toBeLessThanOrEqual(20)
  })

  test('is equal in every direction at a pole', () => {
    // The sun keeps its altitude there, so directions differ only by time.
    const pole = computeMeanDayLight(evenClimate(90))
    const first = computePlaneYear(pole, system, { tilt: 60, azimuth: 0 }).irradiation
    for (const azimuth of [90, 180, 270])
      expect(computePlaneYear(pole, system, { tilt: 60, azimuth }).irradiation).toBeCloseTo(first, 6)
  })

  test('is nearly highest for a horizontal roof on the equator', () => {
    const equator = analyze(0)
    expect(equator.best.tilt).toBeLessThanOrEqual(8)
    expect(computeLoss(equator, { tilt: 0, azimuth: 0 })).toBeLessThan(0.01)
  })

  test.each(LATITUDES)('at %d° is finite and never negative', (latitude) => {
    const analysis = analyze(latitude)
    const numbers = [
      ...analysis.map,
      ...analysis.months.flatMap((m) => [m.roof, m.best, m.bestYield, ...Object.values(m.roofYield)]),
      ...analysis.hours.flatMap((h) => [h.horizontal, h.diffuse, h.roof, h.roofYield]),
      analysis.roof.loss,
      analysis.best.yield,
    ]
    expect(numbers.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
    expect(analysis.map).toHaveLength(MAP_TILTS.length * MAP_AZIMUTHS.length)
    expect(Math.max(...analysis.map)).toBeLessThanOrEqual(analysis.best.yield + 1e-9)
    expect(sumOf(analysis.months.map((m) => m.roofYield.p50))).toBeCloseTo(analysis.roofYield.p50, 6)
  })

  test('gives finite yields, none above the modules’ power, for any climate, roof and ground', () => {
    const months = listOf(real(0, 12), 12)
    const temperature = listOf(real(-60, 50), 12)
    const latitude = real(-90, 90)
    const tilt = real(0, 90)
    const azimuth = real(-360, 720)
    const share = real(0, 1)
    forAll([latitude, months, temperature, tilt, azimuth, share], (phi, global, air, slope, facing, albedo) => {
      const place = computeMeanDayLight({ latitude: phi, global, temperature: air, albedo })
      const year = computePlaneYear(place, system, { tilt: slope, azimuth: facing })
      const values = [...year.hourlyIrradiation, ...year.hourlyYield]
      expect(values.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      expect(year.yield).toBeLessThanOrEqual(8760 / 1.2)
      const level = computePlaneYear(place, system, { tilt: 0, azimuth: 0 }).irradiation
      expect(level).toBeCloseTo(sumOf(global.map((daily, month) => daily * (MONTH_DAYS[month] ?? 0))), 6)
    })
  })

  test('refuses invalid input', () => {
    for (const wrong of [{ latitude: 95 }, { global: [1, 2] }, { global: Array<number>(12).fill(-1) }, { albedo: 2 }])
      expect(() => computeMeanDayLight({ ...evenClimate(40), ...wrong })).toThrow(RangeError)
    for (const roof of [
      { tilt: 91, azimuth: 0 },
      { tilt: 30, azimuth: Number.NaN },
    ])
      expect(() => analyze(40, roof)).toThrow(RangeError)
  })
})

describe('Obstacles', () => {
  const climate = evenClimate(48)
  const yieldBehind = (horizon: Float64Array) => {
    return computePlaneYear(computeMeanDayLight({ ...climate, horizon }), system, { tilt: 30, azimuth: 180 }).yield
  }
  const open = computePlaneYear(computeMeanDayLight(climate), system, { tilt: 30, azimuth: 180 }).yield

  test('take more light the higher they are, and all of it when they meet overhead', () => {
    const yields = [0, 10, 20, 40, 60, 90].map((altitude) =>
      yieldBehind(horizonFromObstacles([{ from: 0, to: 0, altitude }])),
    )
    expect(yields[0]).toBeCloseTo(open, 9)
    yields.slice(1).forEach((value, i) => {
      expect(value).toBeLessThan(yields[i] ?? 0)
    })
    expect(yields.at(-1)).toBeCloseTo(0, 9)
  })

  test('to the north of a northern roof cost little, to the south much', () => {
    const loss = (from: number, to: number) =>
      1 - yieldBehind(horizonFromObstacles([{ from, to, altitude: 30 }])) / open
    expect(loss(340, 20)).toBeLessThan(0.02)
    expect(loss(160, 200)).toBeGreaterThan(0.05)
  })

  test('over a flat horizon leave the full view of sky and horizon band', () => {
    const flat = buildSkySectors(new Float64Array(360))
    for (const tilt of [0, 20, 45, 90]) {
      const beta = (tilt * Math.PI) / 180
      expect(openSkyView(beta).isotropic).toBeCloseTo((1 + Math.cos(beta)) / 2, 12)
      expect(obstructedSkyView(flat, beta, 1).isotropic).toBeCloseTo(openSkyView(beta).isotropic, 3)
      expect(obstructedSkyView(flat, beta, 1).horizonBand).toBeCloseTo(openSkyView(beta).horizonBand, 3)
    }
  })

  test('all around up to 30° leave a horizontal plane cos² 30° of the sky, and a wall no horizon band', () => {
    const walled = buildSkySectors(new Float64Array(360).fill(30))
    expect(obstructedSkyView(walled, 0, 0).isotropic).toBeCloseTo(0.75, 9)
    expect(obstructedSkyView(walled, Math.PI / 2, 0).horizonBand).toBe(0)
  })

  test('work in every direction, across north too', () => {
    const house = horizonFromObstacles([{ from: 350, to: 10, altitude: 25 }])
    expect([horizonAt(house, 355), horizonAt(house, 5), horizonAt(house, 20)]).toEqual([25, 25, 0])
    expect(() => horizonFromObstacles([{ from: 0, to: 10, altitude: Number.NaN }])).toThrow(RangeError)
  })
})

test('A roof’s loss is relative to the best plane and the same from map, roof and query', () => {
  const analysis = analyze(50, { tilt: 40, azimuth: 90 })
  const cell = MAP_TILTS.indexOf(40) * MAP_AZIMUTHS.length + MAP_AZIMUTHS.indexOf(90)
  expect(analysis.roof.yield).toBeCloseTo(analysis.map[cell] ?? 0, 9)
  expect(computeYield(analysis, { tilt: 40, azimuth: 90 })).toBeCloseTo(analysis.roof.yield, 9)
  expect(analysis.roof.loss).toBeCloseTo(computeLoss(analysis, { tilt: 40, azimuth: 90 }), 9)
  expect(analysis.roof.loss).toBeCloseTo(1 - analysis.roof.yield / analysis.best.yield, 9)
  expect(analysis.best.loss).toBe(0)
})

import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR, sumOf } from '#shared/calendar.ts'
import { coverageLevel } from '#shared/energy/backup.ts'
import type { Battery } from '#shared/energy/battery.ts'
import { simulateOffGrid } from '#shared/energy/off-grid.ts'
import { dailyOutages, type OutageYearInput, simulateOutageYear, weeklyOutages } from '#shared/energy/outage-year.ts'
import { DAYLIGHT_SAVING } from '../../support/daylight-saving.ts'

const steady = (kw: number) => new Float64Array(HOURS_OF_YEAR).fill(kw)
/** 1 kW from 9 to 15 h. */
const sun = Float64Array.from({ length: HOURS_OF_YEAR }, (_, i) => (i % 24 >= 9 && i % 24 < 15 ? 1 : 0))
const battery: Battery = { usableKwh: 4, powerKw: 2, chargeEfficiency: 1, dischargeEfficiency: 1 }
const generator = { ratedKw: 2, litresPerHour: 0.2, litresPerKwh: 0.5 }
/** Outages from 18 to 24 h every day. */
const daily = (isOut: (hour: number) => boolean) =>
  weeklyOutages(
    Array.from({ length: 168 }, (_, hour) => isOut(hour % 24)),
    { daylightSaving: null },
  )
const evenings = daily((hour) => hour >= 18)
const EVENING_HOURS = 6 * 365

const simulate = (input: Partial<OutageYearInput>) =>
  simulateOutageYear({ demand: steady(1), solar: null, battery: null, generator: null, outages: [evenings], ...input })

describe('A year of outages from 18 to 24 h, with 1 kW of use', () => {
  test('solar without a battery serves nothing, also at noon', () => {
    const noon = daily((hour) => hour === 12)
    expect(simulate({ solar: sun, outages: [noon] }).servedShare).toBe(0)
    expect(simulate({ solar: sun, outages: [noon], battery: { ...battery, usableKwh: 0.001 } }).servedShare).toBe(1)
  })
  test('a battery of 4 kWh serves 4 of 6 hours, and the grid fills it again', () => {
    const year = simulate({ battery })
    expect(year.shed).toBeCloseTo(EVENING_HOURS, 9)
    expect(year.servedShare).toBeCloseTo(4 / 6, 9)
    expect(year.coverage[0]?.slice(16)).toEqual([null, null, 1, 1, 1, 1, 0, 0])
    expect(year.charged).toBeCloseTo(4 * 365, 6)
    expect(simulate({ battery: { ...battery, chargeEfficiency: 0.8 } }).charged).toBeCloseTo((4 / 0.8) * 365, 6)
    expect(simulate({ generator }).charged).toBe(0)
  })
  test('a generator serves all: 0.2 l/h and 0.5 l/kWh', () => {
    const year = simulate({ generator })
    expect(year.servedShare).toBe(1)
    expect(year.generatorHours).toBe(EVENING_HOURS)
    expect(year.fuel).toBeCloseTo(EVENING_HOURS * 0.7, 6)
  })
  test('with battery and generator only the last two hours take fuel', () => {
    const year = simulate({ battery, generator })
    expect(year.servedShare).toBe(1)
    expect(year.generator).toBeCloseTo(EVENING_HOURS / 3, 6)
  })
  test('a generator of 0.5 kW serves half', () => {
    expect(simulate({ generator: { ...generator, ratedKw: 0.5 } }).servedShare).toBeCloseTo(0.5, 9)
  })
  test('nothing serves nothing, and without outages there is no share', () => {
    expect(simulate({}).servedShare).toBe(0)
    const none = simulate({ outages: [new Uint8Array(HOURS_OF_YEAR)] })
    expect(none).toMatchObject({ shed: 0, missing: 0, servedShare: null })
    expect(none.coverage.flat().every((share) => share === null)).toBe(true)
  })
})

describe('Outages at unknown times', () => {
  test('are as likely in every hour: 6 of 24 hours', () => {
    const years = dailyOutages(6)
    expect(years).toHaveLength(24)
    for (const isOut of years) expect(sumOf([...isOut])).toBe(EVENING_HOURS)
    expect(sumOf(years.map((isOut) => isOut[5000] ?? 0))).toBe(6)
    expect(simulate({ battery, outages: years }).servedShare).toBeCloseTo(4 / 6, 2)
  })
  test('the sun helps in those by day', () => {
    const night = simulate({ battery, outages: dailyOutages(6) }).servedShare ?? 0
    expect(simulate({ battery, solar: sun, outages: dailyOutages(6) }).servedShare).toBeGreaterThan(night + 0.05)
  })
  test('all day are a year without a grid', () => {
    const demand = steady(0.3)
    const offGrid = simulateOffGrid({ solar: sun, use: demand, battery, generator })
    const year = simulate({ demand, solar: sun, battery, generator, outages: dailyOutages(24) })
    expect(year.generator).toBeCloseTo(offGrid.generator, 6)
    expect(year.fuel).toBeCloseTo(offGrid.fuel, 6)
  })
})

test('A weekly schedule follows the clock in summer', () => {
  const mondays = Array.from({ length: 168 }, (_, hour) => hour === 12)
  const winter = weeklyOutages(mondays, { daylightSaving: null })
  const summer = weeklyOutages(mondays, { daylightSaving: DAYLIGHT_SAVING.europe })
  const hourOf = (isOut: Uint8Array, from: number) => isOut.indexOf(1, from) % 24
  expect(winter.indexOf(1)).toBe(12)
  expect(hourOf(winter, 5_000)).toBe(12)
  expect(hourOf(summer, 0)).toBe(12)
  expect(hourOf(summer, 5_000)).toBe(11)
})

describe('The table of covered days', () => {
  test('names 9 of 10, half and fewer days', () => {
    expect([1, 0.9, 0.89, 0.5, 0.49, 0].map(coverageLevel).join(' ')).toBe(
      'nine-in-ten nine-in-ten half half fewer fewer',
    )
  })
})

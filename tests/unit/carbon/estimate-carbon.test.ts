import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CarbonSystem, estimateCarbon, type YearEnergy } from '#shared/carbon/estimate-carbon.ts'
import table from '#shared/carbon/grid-intensity.json'
import { findGridIntensity } from '#shared/carbon/grid-intensity.ts'
import { COUNTRY_NAMES } from '#shared/places/countries.ts'
import { forAll, whole } from '../../support/laws.ts'

const NO_BATTERY = { clipped: 0, charge: 0, gridCharge: 0, discharge: 0 }
const year = (solar: number, rest: Partial<YearEnergy> = {}): YearEnergy => ({ solar, ...NO_BATTERY, ...rest })
const PANELS: CarbonSystem = { kwp: 1, batteryKwh: 0, batteryReplacements: 0 }
const LIFETIME = Array<YearEnergy>(25).fill(year(1000))

const estimate = (country: string, years = LIFETIME, system = PANELS) =>
  estimateCarbon(years, { country }, system) ?? expect.fail(`Unknown: ${country}`)

describe('The carbon of a system', () => {
  // 1,110 kg/kWp ÷ (1,000 kWh × g/kWh of the grid ÷ 1,000)
  test.each([
    ['DE', 329.6, 3.37],
    ['PL', 588.6, 1.89],
    ['FR', 41.4, 26.8],
    ['SE', 35.3, 31.4],
    ['NO', 28.1, 39.5],
  ])('in %s is repaid by the grid of %d g/kWh after %d years', (country, intensity, payback) => {
    const carbon = estimate(country)
    expect(carbon.avoided).toBeCloseTo(intensity, 9)
    expect(carbon.payback).toBeCloseTo(payback, payback < 10 ? 2 : 1)
  })

  test('is a range over the years, from the grid’s trend to the grid of today', () => {
    const { avoidedWithTodaysGrid, avoidedWithTrend, net } = estimate('DE')
    // 25 years × 329.6 kg; at −4.1 % a year 329.6 × (1 − 0.959^25) ÷ 0.041.
    expect(avoidedWithTodaysGrid).toBeCloseTo(8240, 6)
    expect(avoidedWithTrend).toBeCloseTo(5216, 0)
    expect(net).toEqual({ low: avoidedWithTrend - 1110, high: avoidedWithTodaysGrid - 1110 })
  })

  test('is not repaid within 25 years on the cleanest grids', () => {
    for (const country of ['FR', 'SE', 'NO', 'IS']) expect(estimate(country).net.high).toBeLessThan(0)
    for (const country of ['DE', 'PL', 'IN', 'US', 'AU']) expect(estimate(country).net.low).toBeGreaterThan(0)
  })

  test('counts a grid that gets dirtier up to that of coal and oil alone', () => {
    // Laos: 232.1 g/kWh, +11.2 % a year, more than 1,000 from year 15.
    const rising = Array.from({ length: 14 }, (_, i) => 232.1 * 1.112 ** i).reduce((sum, kg) => sum + kg, 0)
    expect(estimate('LA').avoidedWithTrend).toBeCloseTo(rising + 11 * 1000, 6)
    // Turkmenistan is dirtier already: 1,306.3 g/kWh.
    expect(estimate('TM').net.high).toBeLessThanOrEqual(25 * 1306.3 - 1110)
    expect(estimate('TM').net.low).toBeGreaterThan(20 * 1000)
    expect(estimate('LA').net.low).toBe(estimate('LA').avoidedWithTodaysGrid - 1110)
  })

  test('has a battery’s making and losses, and not its discharge', () => {
    const years = [year(5000, { clipped: 100, charge: 1500, gridCharge: 300, discharge: 1620 })]
    const carbon = estimate('DE', years, { kwp: 5, batteryKwh: 10, batteryReplacements: 1 })
    // 5,000 − 100 − (1,800 − 1,620) = 4,720 kWh
    expect(carbon.avoided).toBeCloseTo(4720 * 0.3296, 6)
    expect(carbon.embodied).toEqual({ use: 5 * 1110 + 1500, low: 5 * 700 + 1100, high: 5 * 1400 + 2100 })
    expect(carbon.embodiedInReplacements).toBe(1500)
    expect(carbon.net.high).toBeCloseTo(4720 * 0.3296 - 7050 - 1500, 6)
    expect(carbon.payback).toBeCloseTo(7050 / (4720 * 0.3296), 9)
  })

  test('is unknown where the grid is, and never that of the world', () => {
    expect(estimateCarbon(LIFETIME, { country: 'TV' }, PANELS)).toBeNull()
    expect(findGridIntensity({ country: 'CF' })).toBeNull()
    expect(findGridIntensity({ country: 'toString' })).toBeNull()
  })

  test('has no payback without solar', () => {
    expect(estimate('DE', [year(0)])).toMatchObject({ avoided: 0, payback: null })
    expect(estimate('DE', [])).toMatchObject({ avoided: 0, payback: null, net: { low: -1110, high: -1110 } })
  })

  test('never avoids more on a cleaner grid, in year 1 or with the grid of today', () => {
    const countries = Object.keys(table.countries)
    forAll([fc.constantFrom(...countries), fc.constantFrom(...countries), whole(0, 20_000)], (a, b, kwh) => {
      const [one, other] = [a, b].map((country) => estimate(country, Array<YearEnergy>(25).fill(year(kwh))))
      if (!one || !other) return
      const [cleaner, dirtier] = one.grid.value <= other.grid.value ? [one, other] : [other, one]
      expect(cleaner.avoided).toBeLessThanOrEqual(dirtier.avoided)
      expect(cleaner.avoidedWithTodaysGrid).toBeLessThanOrEqual(dirtier.avoidedWithTodaysGrid)
      if (kwh > 0) expect(cleaner.payback).toBeGreaterThanOrEqual(dirtier.payback as number)
    })
  })
})

describe('The table of grids', () => {
  test('has a plausible row for nearly all countries', () => {
    const missing = Object.keys(COUNTRY_NAMES).filter((country) => !findGridIntensity({ country }))
    expect(missing).toEqual(['CF', 'MH', 'FM', 'PW', 'TV'])
    for (const [country, { value, year: ofYear, trend }] of Object.entries(table.countries)) {
      expect(value, country).toBeGreaterThan(20)
      // The highest is that of Turkmenistan.
      expect(value, country).toBeLessThan(1310)
      expect(ofYear, country).toBeGreaterThanOrEqual(2009)
      expect(Math.abs(trend), country).toBeLessThan(0.2)
    }
  })

  test('lends small countries a neighbor’s row', () => {
    expect(findGridIntensity({ country: 'LI' })).toMatchObject({ country: 'CH', value: 39.2 })
    for (const country of Object.keys(table.standIns)) expect(findGridIntensity({ country })).not.toBeNull()
  })

  test('knows a state that lies in one subregion by its code or name, with the trend of the country', () => {
    const california = { value: 219, year: 2023, trend: -0.028, country: 'US', stateName: 'California', isRough: false }
    expect(findGridIntensity({ country: 'US', subdivision: 'US-CA' })).toEqual(california)
    expect(findGridIntensity({ country: 'US', regionName: 'California' })).toEqual(california)
    expect(findGridIntensity({ country: 'US', subdivision: 'US-NY', regionName: 'New York' })).toMatchObject({
      value: 384.4,
      country: 'US',
    })
    expect(findGridIntensity({ country: 'MX', regionName: 'California' })?.stateName).toBeUndefined()
  })

  test('marks figures on which sources differ', () => {
    const rough = Object.keys(table.countries).filter((country) => findGridIntensity({ country })?.isRough)
    expect(rough).toHaveLength(12)
  })
})

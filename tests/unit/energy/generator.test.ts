import { describe, expect, test } from 'vitest'
import { FUEL_CURVES, fitFuelCurve, fuelRate, type Generator, generatorWith } from '#shared/energy/generator.ts'

const diesel = (kw: number) => generatorWith(kw, FUEL_CURVES.diesel)
/** Fit of the data sheet of a 1.8 kW inverter generator. */
const petrol: Generator = { ratedKw: 1.8, litresPerHour: 0.2174, litresPerKwh: 0.5036 }

describe('The fuel of a generator', () => {
  test('is that of HOMER’s example: 8.48 l/h at 25 kW and 15.3 l/h at 50 kW', () => {
    const fit = fitFuelCurve(50, { kw: 25, litresPerHour: 8.48 }, { kw: 50, litresPerHour: 15.3 })
    expect(fit.slope).toBeCloseTo(0.2728, 4)
    expect(50 * fit.idle).toBeCloseTo(1.66, 2)
    expect(fit.idle).toBeCloseTo(0.033, 3)
    const largest = generatorWith(50, FUEL_CURVES.largeDiesel)
    expect(fuelRate(largest, 25)).toBeCloseTo(8.48, 2)
    expect(fuelRate(largest, 50)).toBeCloseTo(15.3, 2)
  })
  test.each([
    [1.25, 0.7147, 0.572],
    [2.5, 1.0223, 0.409],
    [5, 1.6372, 0.327],
  ])('of a 5 kW diesel at %f kW is %f l/h, %f l/kWh', (kw, perHour, perKwh) => {
    expect(fuelRate(diesel(5), kw)).toBeCloseTo(perHour, 3)
    expect(fuelRate(diesel(5), kw) / kw).toBeCloseTo(perKwh, 3)
  })
  test.each([
    [5, 2.7],
    [10, 3.4],
    [15, 4.9],
    [20, 6.1],
  ])('of a 20 kW diesel at %f kW is near the %f l/h of a published chart', (kw, perHour) => {
    expect(Math.abs(fuelRate(diesel(20), kw) / perHour - 1)).toBeLessThan(0.21)
  })
  test('of a diesel at full power is near the 0.3 l/kWh of relief organizations', () => {
    expect(fuelRate(diesel(5), 5) / 5).toBeCloseTo(0.3, 1)
  })
  test('of a petrol set follows from two points of its data sheet', () => {
    const fit = fitFuelCurve(1.8, { kw: 0.45, litresPerHour: 0.444 }, { kw: 1.8, litresPerHour: 1.124 })
    expect(1.8 * fit.idle).toBeCloseTo(0.2174, 3)
    expect(fit.slope).toBeCloseTo(0.5036, 3)
    // The default rounds it.
    const byDefault = generatorWith(1.8, FUEL_CURVES.petrol)
    expect(byDefault.litresPerHour).toBeCloseTo(0.22, 9)
    expect(byDefault.litresPerKwh).toBe(0.5)
  })
  test.each([
    [0.3, 1.228],
    [0.5, 0.938],
    [1, 0.721],
  ])('of a petrol set at %f kW is %f l/kWh', (kw, perKwh) => {
    expect(fuelRate(petrol, kw) / kw).toBeCloseTo(perKwh, 3)
  })
  test.each([
    [24, 0.3, 8.84],
    [24, 0.5, 11.26],
    [10, 1, 7.21],
  ])('for %f h of a petrol set at %f kW is %f l', (hours, kw, litres) => {
    expect(hours * fuelRate(petrol, kw)).toBeCloseTo(litres, 2)
  })
  test('for 60 kWh from a 2 kW diesel at 80 % is 20.87 l', () => {
    expect((60 / 1.6) * fuelRate(diesel(2), 1.6)).toBeCloseTo(20.87, 2)
  })
  test('measured on a petrol set of 1 kW is 0.0739 gal/h and 0.127 gal/kWh', () => {
    const LITRES_PER_GALLON = 3.785
    expect(FUEL_CURVES.measuredPetrol.idle).toBeCloseTo(0.0739 * LITRES_PER_GALLON, 2)
    expect(FUEL_CURVES.measuredPetrol.slope).toBeCloseTo(0.127 * LITRES_PER_GALLON, 3)
  })
  test('is none while it stands still', () => {
    expect(fuelRate(petrol, 0)).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { FUEL_CURVES, fuelRate, type Generator, generatorWith } from '#shared/energy/generator.ts'

const diesel = (kw: number) => generatorWith(kw, FUEL_CURVES.diesel)
/** Fit of the data sheet of a 1.8 kW inverter generator. */
const petrol: Generator = { ratedKw: 1.8, litresPerHour: 0.2174, litresPerKwh: 0.5036 }

describe('The fuel of a generator', () => {
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
    expect(fuelRate(petrol, 0.45)).toBeCloseTo(0.444, 3)
    expect(fuelRate(petrol, 1.8)).toBeCloseTo(1.124, 3)
    // The default rounds it.
    const byDefault = generatorWith(1.8, FUEL_CURVES.petrol)
    expect(byDefault.litresPerHour).toBeCloseTo(0.22, 9)
    expect(byDefault.litresPerKwh).toBe(0.5)
  })
  test.each([
    [0.3, 1.228],
    [0.5, 0.938],
    [1, 0.721],
  ])('of a petrol set at %f kW is %f l/kWh', (kw, perKwh) => expect(fuelRate(petrol, kw) / kw).toBeCloseTo(perKwh, 3))
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
  test('is none while it stands still', () => {
    expect(fuelRate(petrol, 0)).toBe(0)
  })
})

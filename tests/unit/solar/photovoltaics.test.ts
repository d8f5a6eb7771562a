import { describe, expect, test } from 'vitest'
import {
  acPower,
  cellTemperature,
  inverterPower,
  LOSSES,
  modulePower,
  systemModel,
  totalLoss,
} from '#shared/solar/photovoltaics.ts'

// Values asserted in pvlib-python's tests of PVWatts (test_pvsystem, test_inverter).
describe('From light to current, as PVWatts', () => {
  test('the default losses take 14.0757 %, with 1 % of age 14.9349 %', () => {
    expect(totalLoss() * 100).toBeCloseTo(14.075660688264469, 9)
    expect(totalLoss({ ...LOSSES, age: 0.01 }) * 100).toBeCloseTo(14.934904, 5)
  })
  test('a module of 100 W at 900 W/m² and 30 °C gives 88.65 W with −0.3 %/°C', () => {
    expect(modulePower(0.9, 30, 100, -0.003)).toBeCloseTo(88.65, 9)
  })
  test.each([
    { dc: 90, limit: 100, efficiency: 0.95, ac: 85.58556604752516 },
    { dc: 50, limit: 100, efficiency: 0.95, ac: 47.60843624 },
    { dc: 100, limit: 100, efficiency: 0.95, ac: 95 },
    { dc: 0.001, limit: 1, efficiency: 0.96, ac: 0 },
  ])('the inverter makes $ac of $dc', ({ dc, limit, efficiency, ac }) => {
    expect(inverterPower(dc, limit, efficiency)).toBeCloseTo(ac, 6)
  })
  test('the inverter never gives more than its size, nor makes power from nothing', () => {
    expect(inverterPower(500, 100, 0.96)).toBe(96)
    expect(inverterPower(0, 100, 0.96)).toBe(0)
    expect(acPower(2, -20, systemModel())).toBeCloseTo(1 / 1.2, 9)
  })
  test('cells on a roof run hotter than on a rack, and heat costs power', () => {
    expect(cellTemperature(20, 0.8, 'roof')).toBeCloseTo(20 + 29 * 0.9, 9)
    expect(cellTemperature(20, 0.8, 'rack')).toBeCloseTo(20 + 25 * 0.9, 9)
    expect(acPower(0.8, 35, systemModel())).toBeLessThan(acPower(0.8, 15, systemModel()))
  })
  test('refuses losses and inverters without meaning', () => {
    expect(() => systemModel({ losses: { ...LOSSES, snow: 1.2 } })).toThrow(RangeError)
    expect(() => systemModel({ inverter: { dcAcRatio: 0, efficiency: 0.96 } })).toThrow(RangeError)
  })
})

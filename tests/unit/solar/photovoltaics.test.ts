import { describe, expect, test } from 'vitest'
import { airTemperatureAt, cellWarming, warmingOf } from '#shared/solar/cell-temperature.ts'
import {
  acPower,
  dcPower,
  inverterCurve,
  inverterPower,
  LOSSES,
  powerAt,
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
    expect(100 * 0.9 * powerAt(30, -0.003)).toBeCloseTo(88.65, 9)
  })
  test.each([
    { dc: 90, limit: 100, efficiency: 0.95, ac: 85.58556604752516 },
    { dc: 50, limit: 100, efficiency: 0.95, ac: 47.60843624 },
    { dc: 100, limit: 100, efficiency: 0.95, ac: 95 },
    { dc: 0.001, limit: 1, efficiency: 0.96, ac: 0 },
  ])('the inverter makes $ac of $dc', ({ dc, limit, efficiency, ac }) => {
    expect(inverterPower(dc, inverterCurve(limit, efficiency))).toBeCloseTo(ac, 6)
  })
  test('the inverter never gives more than its size, nor makes power from nothing', () => {
    expect(inverterPower(500, inverterCurve(100, 0.96))).toBe(96)
    expect(inverterPower(0, inverterCurve(100, 0.96))).toBe(0)
    expect(acPower(2, -20, systemModel())).toBeCloseTo(1 / 1.2, 9)
  })
  test('a kilowatt of modules on a roof in 0.8 kW/m² and 20 °C gives 0.6521 kW before the inverter', () => {
    // The cell: 20 + 0.8 · 23.595 = 38.876 °C; 0.8 · (1 − 0.0037 · 13.876) · (1 − 0.140757) = 0.8 · 0.948659 · 0.859243
    expect(dcPower(0.8, 20, systemModel())).toBeCloseTo(0.6521, 4)
  })
  test('heat costs power', () => {
    expect(acPower(0.8, 35, systemModel())).toBeLessThan(acPower(0.8, 15, systemModel()))
    expect(acPower(0.8, 20, systemModel({ mounting: 'roof' }))).toBeLessThan(
      acPower(0.8, 20, systemModel({ mounting: 'rack' })),
    )
  })
  test('refuses losses and inverters without meaning', () => {
    expect(() => systemModel({ losses: { ...LOSSES, snow: 1.2 } })).toThrow(RangeError)
    expect(() => systemModel({ inverter: { dcAcRatio: 0, efficiency: 0.96 } })).toThrow(RangeError)
  })
})

describe('The temperature of cells and air', () => {
  test('is 55.23 °C in 1 kW/m², 25 °C and 1 m/s for a NOCT of 45 °C and an efficiency of 0.2, as pvlib-python asserts', () => {
    expect(25 + cellWarming(45, 1, 0.2)).toBeCloseTo(55.230790492, 6)
  })
  test('of cells rises by 23.6 °C per kW/m² on a roof in a wind of 3 m/s, less on a rack', () => {
    // 29/0.8 · (1 − 0.19/0.9) · 9.5/(5.7 + 3.8·0.51·3) = 36.25 · 0.788889 · 0.825082
    expect(warmingOf('roof')).toBeCloseTo(23.595, 3)
    // 25/29 of it
    expect(warmingOf('rack')).toBeCloseTo(20.341, 3)
  })
  test('of the air is highest two hours after noon, and as much above the mean as below', () => {
    expect(airTemperatureAt(15, Math.PI / 6)).toBe(19)
    expect(airTemperatureAt(15, Math.PI / 6 + Math.PI)).toBeCloseTo(11, 12)
  })
})

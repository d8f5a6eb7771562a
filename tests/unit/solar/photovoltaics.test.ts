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
describe('PVWatts modules and inverter', () => {
  test('lose 14.0757 % by default, and 14.9349 % with 1 % of age', () => {
    expect(totalLoss() * 100).toBeCloseTo(14.075660688264469, 9)
    expect(totalLoss({ ...LOSSES, age: 0.01 }) * 100).toBeCloseTo(14.934904, 5)
  })
  test('give 88.65 W for 100 W at 900 W/m² and 30 °C with −0.3 %/°C', () => {
    expect(100 * 0.9 * powerAt(30, -0.003)).toBeCloseTo(88.65, 9)
  })
  test.each([
    { dc: 90, limit: 100, efficiency: 0.95, ac: 85.58556604752516 },
    { dc: 50, limit: 100, efficiency: 0.95, ac: 47.60843624 },
    { dc: 100, limit: 100, efficiency: 0.95, ac: 95 },
    { dc: 0.001, limit: 1, efficiency: 0.96, ac: 0 },
  ])('convert $dc to $ac', ({ dc, limit, efficiency, ac }) => {
    expect(inverterPower(dc, inverterCurve(limit, efficiency))).toBeCloseTo(ac, 6)
  })
  test('never exceed the inverter’s power, nor create power from zero', () => {
    expect(inverterPower(500, inverterCurve(100, 0.96))).toBe(96)
    expect(inverterPower(0, inverterCurve(100, 0.96))).toBe(0)
    expect(acPower(2, -20, systemModel())).toBeCloseTo(1 / 1.2, 9)
  })
  test('give 0.6521 kW DC per kW on a roof in 0.8 kW/m² at 20 °C', () => {
    // The cell: 20 + 0.8 · 23.595 = 38.876 °C; 0.8 · (1 − 0.0037 · 13.876) · (1 − 0.140757) = 0.8 · 0.948659 · 0.859243
    expect(dcPower(0.8, 20, systemModel())).toBeCloseTo(0.6521, 4)
  })
  test('lose power with heat', () => {
    expect(acPower(0.8, 35, systemModel())).toBeLessThan(acPower(0.8, 15, systemModel()))
    expect(acPower(0.8, 20, systemModel({ mounting: 'roof' }))).toBeLessThan(
      acPower(0.8, 20, systemModel({ mounting: 'rack' })),
    )
  })
  test('refuse invalid losses and inverters', () => {
    expect(() => systemModel({ losses: { ...LOSSES, snow: 1.2 } })).toThrow(RangeError)
    expect(() => systemModel({ inverter: { dcAcRatio: 0, efficiency: 0.96 } })).toThrow(RangeError)
  })
})

describe('Cell and air temperature', () => {
  test('of a cell is 55.23 °C in 1 kW/m², 25 °C and 1 m/s for a NOCT of 45 °C and an efficiency of 0.2, as in pvlib-python', () => {
    expect(25 + cellWarming(45, 1, 0.2)).toBeCloseTo(55.230790492, 6)
  })
  test('of a cell rises by 23.6 °C per kW/m² on a roof in a wind of 3 m/s, less on a rack', () => {
    // 29/0.8 · (1 − 0.19/0.9) · 9.5/(5.7 + 3.8·0.51·3) = 36.25 · 0.788889 · 0.825082
    expect(warmingOf('roof')).toBeCloseTo(23.595, 3)
    // 25/29 of it
    expect(warmingOf('rack')).toBeCloseTo(20.341, 3)
  })
  test('of the air peaks two hours after noon, symmetric about the mean', () => {
    expect(airTemperatureAt(15, Math.PI / 6)).toBe(19)
    expect(airTemperatureAt(15, Math.PI / 6 + Math.PI)).toBeCloseTo(11, 12)
  })
})

import { describe, expect, test } from 'vitest'
import { HOURS_OF_YEAR } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'
import { remainingCapacity, WARRANTED_DEGRADATION } from '#shared/energy/battery.ts'
import { type Degradation, simulateYears } from '#shared/energy/simulate-years.ts'
import { computeYearBill } from '#shared/finance/bill.ts'
import { createMeter } from '#shared/finance/meter.ts'
import { readMeter, viewReading } from '#shared/finance/reading.ts'
import { formulaHome } from '../../reference/energy/formula-homes.ts'
import { tariffOf } from '../../reference/finance/cases.ts'
import { expectRefusal } from '../../support/expectations.ts'

const battery = { usableKwh: 8, powerKw: 4, chargeEfficiency: 0.95, dischargeEfficiency: 0.95 }
const home = { ...formulaHome('H6'), battery }
const degradation: Degradation = {
  years: 25,
  solarLoss: 0.005,
  useGrowth: 0.01,
  batteryDegradation: WARRANTED_DEGRADATION,
  replacedIn: [12, 23],
}
const nothing = () => new Float64Array()

describe('Battery degradation', () => {
  test('leaves 70 % after 10 years or 4,000 cycles, whichever comes first', () => {
    expect(remainingCapacity(WARRANTED_DEGRADATION, 10, 1_000)).toBeCloseTo(0.7, 12)
    expect(remainingCapacity(WARRANTED_DEGRADATION, 5, 4_000)).toBeCloseTo(0.7, 12)
    expect(remainingCapacity(WARRANTED_DEGRADATION, 5, 1_000)).toBeCloseTo(0.85, 12)
    expect(remainingCapacity({ loss: 1, years: 10, cycles: null }, 50, 0)).toBe(0)
  })
  test('restores the full capacity in the year of the replacement', () => {
    const years = simulateYears(home, degradation, nothing)
    expect(years.filter(({ batteryReplaced }) => batteryReplaced).map(({ year }) => year)).toEqual([12, 23])
    expect(years.map(({ capacity }) => capacity?.toFixed(2)).slice(9, 13)).toEqual(['0.73', '0.70', '1.00', '0.97'])
  })
})

test('A replacement in a given year of the plan resets the battery in that year only', () => {
  const years = simulateYears(home, { ...degradation, replacedIn: [16] }, nothing)
  expect(years.filter(({ batteryReplaced }) => batteryReplaced).map(({ year }) => year)).toEqual([16])
  // 3 % of the capacity go a year, as cycles are few: 14 years leave 58 %.
  expect(years[14]?.capacity).toBeCloseTo(0.58, 9)
  expect(years[15]?.capacity).toBe(1)
  expect(years[24]?.capacity).toBeCloseTo(0.73, 9)
})

describe('The years of a home', () => {
  test('equal the balance of each year’s own solar, use and battery', () => {
    const years = simulateYears(home, degradation, nothing)
    const seventh = simulateBalance({
      ...home,
      battery: { ...battery, usableKwh: 8 * (1 - 0.03 * 6) },
      solarFactor: 0.995 ** 6,
      useFactor: 1.01 ** 6,
    })
    expect(years[6]?.totals.import).toBeCloseTo(seventh.totals.import, 8)
    expect(years[6]?.totals.selfConsumption).toBeCloseTo(seventh.totals.selfConsumption ?? 0, 10)
  })
  test('scale solar and use by their yearly rates without a battery', () => {
    const years = simulateYears(formulaHome('H1'), degradation, nothing)
    expect((years[24]?.totals.solar ?? 0) / (years[0]?.totals.solar ?? 1)).toBeCloseTo(0.995 ** 24, 12)
    expect((years[24]?.totals.use ?? 0) / (years[0]?.totals.use ?? 1)).toBeCloseTo(1.01 ** 24, 12)
    expect(years.every(({ capacity, batteryReplaced }) => capacity === null && !batteryReplaced)).toBe(true)
  })
  test('simulated every third year have bills within 0.5 % of every year’s', () => {
    const meter = createMeter(tariffOf({ tariff: 'tou3', metering: { kind: 'net-billing' } }))
    const bills = (step: number) =>
      simulateYears(
        { ...home, exportLimitKw: 1.5 },
        { ...degradation, step },
        (hours) => readMeter(meter, hours).values,
      ).map(({ measured }) => computeYearBill(meter, viewReading(meter, measured)).total)
    const [every, third] = [bills(1), bills(3)]
    every.forEach((bill, i) => {
      expect(Math.abs((third[i] as number) - bill) / bill).toBeLessThan(0.005)
    })
    // The first year and that of each new battery are simulated, not interpolated.
    expect(third[0]).toBe(every[0])
    expect(third[11]).toBe(every[11])
    expect(third[1]).not.toBe(every[1])
  })

  test.each([
    [{ years: 0 }, 'degradation.years'],
    [{ years: 2.5 }, 'degradation.years'],
    [{ solarLoss: 0.9 }, 'degradation.solarLoss'],
    [{ useGrowth: Number.NaN }, 'degradation.useGrowth'],
    [{ batteryDegradation: { loss: 0.3, years: 0, cycles: 1 } }, 'degradation.batteryDegradation.years'],
    [{ step: 0 }, 'degradation.step'],
  ])('refuse %o at %s', (wrong, field) => {
    expectRefusal(() => simulateYears(home, { ...degradation, ...wrong }, nothing), field)
  })
  test.each([
    [{ use: new Float64Array(3) }, 'solar'],
    [{ use: new Float64Array(HOURS_OF_YEAR).fill(-1) }, 'use'],
    [{ solar: new Float64Array(HOURS_OF_YEAR).fill(Number.NaN) }, 'solar'],
    [{ inverterKw: 0 }, 'inverterKw'],
    [{ exportLimitKw: -1 }, 'exportLimitKw'],
    [{ battery: { ...battery, usableKwh: 0 } }, 'battery.usableKwh'],
    [{ battery: { ...battery, usableKwh: 5_000 } }, 'battery.usableKwh'],
    [{ battery: { ...battery, chargeEfficiency: 1.2 } }, 'battery.chargeEfficiency'],
    [{ battery: { ...battery, reserveKwh: 9 } }, 'battery.reserveKwh'],
    [{ solarFactor: -1 }, 'solarFactor'],
  ])('refuse %o at %s', (wrong, field) => {
    expectRefusal(() => simulateYears({ ...home, ...wrong }, degradation, nothing), field)
  })
})

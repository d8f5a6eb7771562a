import { expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import { simulateBalance } from '#shared/energy/balance.ts'

/** A sunny day, and one without sun. */
const HOURS = 48
const at = (kwhAt: (hour: number, day: number) => number) =>
  Float64Array.from({ length: HOURS }, (_, i) => kwhAt(i % 24, Math.floor(i / 24)))
const solar = at((hour, day) => (day === 0 && hour >= 10 && hour < 14 ? 5 : day === 0 && hour === 15 ? 1.5 : 0))
const use = at(() => 0.5)
/** 8 kWh a day, usually from midnight to 4 h. */
const surplusLoad = { hours: at((hour) => (hour < 4 ? 2 : 0)), minKw: 1.4, maxKw: 3 }

test('charges from what is left over until the day has its energy', () => {
  const {
    export: exports,
    import: imports,
    totals,
    ...b
  } = simulateBalance({ solar, use, surplusLoads: [surplusLoad] })
  // 4.5 kWh are left over from 10 to 14 h: 3, 3 and 2 of them for the car.
  expect([...exports.slice(9, 16)]).toEqual([0, 1.5, 1.5, 2.5, 4.5, 0, 1])
  expect([...b.direct.slice(9, 14)]).toEqual([0, 3.5, 3.5, 2.5, 0.5])
  expect([...imports.slice(0, 4)]).toEqual([0.5, 0.5, 0.5, 0.5])
  // Without sun it charges at its usual hours.
  expect([...imports.slice(24, 29)]).toEqual([2.5, 2.5, 2.5, 2.5, 0.5])
  expect(totals.use).toBe(0.5 * HOURS + 16)
  expect(sumOf(b.use)).toBe(totals.use)
  expect(sumOf(imports)).toBe(totals.import)
})

test('waits for the least power of its charger, and the grid adds what is missing', () => {
  // Only 1 kWh is left over, and half the day's need comes with 4 kWh of it.
  const weak = simulateBalance({ solar: at((hour) => (hour === 12 ? 1.5 : 0)), use, surplusLoads: [surplusLoad] })
  expect(weak.totals.export).toBe(2)
  expect(sumOf(weak.import.slice(0, 4))).toBe(10)
  const half = simulateBalance({
    solar: at((hour) => (hour === 12 || hour === 13 ? 2.5 : 0)),
    use,
    surplusLoads: [surplusLoad],
  })
  expect(half.totals.export).toBe(0)
  expect([...half.import.slice(0, 4)]).toEqual([1.5, 1.5, 1.5, 1.5])
})

test('takes solar above the export limit first, after the battery', () => {
  const limited = simulateBalance({ solar, use, surplusLoads: [surplusLoad], exportLimitKw: 1 })
  // 4.5 left over: 3.5 above the limit.
  expect([...limited.export.slice(10, 14)]).toEqual([1, 1, 1, 1])
  expect([...limited.clipped.slice(10, 14)]).toEqual([0.5, 0.5, 1.5, 3.5])
  const battery = { usableKwh: 9, powerKw: 4.5, chargeEfficiency: 1, dischargeEfficiency: 1 }
  const stored = simulateBalance({ solar, use, surplusLoads: [surplusLoad], battery })
  expect([...stored.charge.slice(10, 14)]).toEqual([4.5, 4.5, 0, 0])
  expect([...stored.direct.slice(10, 14)]).toEqual([0.5, 0.5, 3.5, 3.5])
})

test('imports everything where all solar is exported', () => {
  const { totals } = simulateBalance({ solar, use, surplusLoads: [surplusLoad], sellsAll: true })
  expect(totals.import).toBe(0.5 * HOURS + 16)
  expect(totals.export).toBe(21.5)
})

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
const surplusLoad = { hours: at((hour) => (hour < 4 ? 2 : 0)), maxKw: 3 }

test('charges from what is left over until the day has its energy', () => {
  const {
    export: exports,
    import: imports,
    totals,
    ...b
  } = simulateBalance({ solar, use, surplusLoads: [surplusLoad] })
  // 4.5 kWh are left over from 10 to 14 h: 3, 3 and 2 of them for the car. It needs none of the 1 kWh from 15 to 16 h.
  expect([...exports.slice(9, 16)]).toEqual([0, 1.5, 1.5, 2.5, 4.5, 0, 1])
  expect([...b.direct.slice(9, 14)]).toEqual([0, 3.5, 3.5, 2.5, 0.5])
  expect([...imports.slice(0, 4)]).toEqual([0.5, 0.5, 0.5, 0.5])
  // It charges at its ordinary hours if there is no sun.
  expect([...imports.slice(24, 29)]).toEqual([2.5, 2.5, 2.5, 2.5, 0.5])
  expect(totals.use).toBe(0.5 * HOURS + 16)
  expect(sumOf(b.use)).toBe(totals.use)
  expect(sumOf(imports)).toBe(totals.import)
})

test('takes what little is left over, and the grid adds what is missing at its usual hours', () => {
  // 1 kWh of 8 is left over; the other 7 and the home's 2 are imported from midnight to 4 h. Then half a day's need is left over.
  const weak = simulateBalance({ solar: at((hour) => (hour === 12 ? 1.5 : 0)), use, surplusLoads: [surplusLoad] })
  expect(weak.totals.export).toBe(0)
  expect(sumOf(weak.import.slice(0, 4))).toBe(9)
  const half = simulateBalance({
    solar: at((hour) => (hour === 12 || hour === 13 ? 2.5 : 0)),
    use,
    surplusLoads: [surplusLoad],
  })
  expect(half.totals.export).toBe(0)
  expect([...half.import.slice(0, 4)]).toEqual([1.5, 1.5, 1.5, 1.5])
})

test('takes solar above the export limit first', () => {
  const limited = simulateBalance({ solar, use, surplusLoads: [surplusLoad], exportLimitKw: 1 })
  // 4.5 left over: 3.5 above the limit.
  expect([...limited.export.slice(10, 14)]).toEqual([1, 1, 1, 1])
  expect([...limited.clipped.slice(10, 14)]).toEqual([0.5, 0.5, 1.5, 3.5])
})

test('comes before the battery, which serves what the sun does not', () => {
  const battery = { usableKwh: 9, powerKw: 4.5, chargeEfficiency: 1, dischargeEfficiency: 1 }
  const { totals, ...b } = simulateBalance({ solar, use, surplusLoads: [surplusLoad], battery })
  // The car takes 3, 3 and 2 of 4.5 kWh left over from 10 to 14 h; the battery 1.5, 1.5, 2.5 and then what fills it up.
  expect([...b.direct.slice(10, 14)]).toEqual([3.5, 3.5, 2.5, 0.5])
  expect([...b.charge.slice(10, 14)]).toEqual([1.5, 1.5, 2.5, 3.5])
  // 9 kWh in the battery. At 14 h it gives 0.5, takes them back from the 1 kWh left over at 15 h, and gives 4 until midnight.
  // From midnight to 2 h of the day without sun, home and car need 2.5 an hour: it has 5 for them.
  expect([...b.import.slice(14, 29)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2.5, 2.5, 0.5])
  // Imported: 0.5 in each of the first 10 hours, 2.5 from 2 to 4 h of the second day, and 0.5 in its last 20 hours.
  expect(totals.import).toBeCloseTo(20, 9)
  // Exported: what the full battery leaves at 13 and at 15 h.
  expect(totals.export).toBeCloseTo(1.5, 9)
})

test('imports everything where all solar is exported', () => {
  const { totals } = simulateBalance({ solar, use, surplusLoads: [surplusLoad], sellsAll: true })
  expect(totals.import).toBe(0.5 * HOURS + 16)
  expect(totals.export).toBe(21.5)
})

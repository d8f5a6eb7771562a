import { describe, expect, test } from 'vitest'
import { sumOf } from '#shared/calendar.ts'
import type { Home } from '#shared/home/home.ts'
import { parseHome } from '#shared/home/parse.ts'
import { computeHours } from '#shared/plan/kinds/plan-comparisons.ts'
import { computeCarbon } from '#shared/plan/plan-carbon.ts'
import { answered } from '../../support/answered.ts'
import { flatPrice, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const HOME = homeWith({
  use: { amount: { kind: 'year', kwh: 5_000 } },
  system: { arrays: [{ plane: 0, panels: 12, watts: 400 }] },
  tariff: { buying: flatPrice(0.3), selling: { kind: 'net-billing', price: 0.05 } },
  money: { price: { kind: 'total', total: 12_000 } },
})
const site = siteDataOf('Phoenix', HOME)
const withWater = (hotWater: Home['use']['hotWater'], use: Partial<Home['use']> = {}): Home => ({
  ...HOME,
  use: { ...HOME.use, ...use, ...(hotWater && { hotWater }) },
})

const totalsOf = (home: Home) => planOf(home, site).years[0]?.totals ?? expect.fail('no year')

describe('Hot water from surplus solar', () => {
  const fuel = { heatedWith: 'fuel', kwhPerDay: 5, fuelPrice: 0.12, boilerEfficiency: 0.8 } as const

  test('saves the fuel of its heat, and costs the pay for as much export', () => {
    const [before, after] = [planOf(HOME, site), planOf(withWater(fuel), site)]
    const [exportBefore, { export: exported, heat, clipped }] = [totalsOf(HOME).export, totalsOf(withWater(fuel))]
    expect(heat).toBeGreaterThan(1_000)
    expect(heat).toBeLessThanOrEqual(5 * 365)
    expect(exportBefore - exported).toBeCloseTo(heat - (totalsOf(HOME).clipped - clipped), 6)
    const saved = (heat / 0.8) * 0.12
    expect(after.figures.fuelSaving?.value).toBeCloseTo(saved, 6)
    const lost = (exportBefore - exported) * 0.05
    expect((after.figures.saving.value ?? 0) - (before.figures.saving.value ?? 0)).toBeCloseTo(saved - lost, 6)
    expect(after.figures.billBefore.value).toBeCloseTo(before.figures.billBefore.value ?? 0, 9)
    expect(after.figures.use.value).toBeCloseTo(before.figures.use.value ?? 0, 9)
    expect(before.figures).not.toHaveProperty('fuelSaving')
  })

  test('takes no more than its heat of each day, in any hour of the year', () => {
    const { heat } = answered(computeHours(withWater(fuel), site))
    for (let day = 0; day < 365; day += 1)
      expect(sumOf(heat.subarray(day * 24, day * 24 + 24))).toBeLessThanOrEqual(5 + 1e-9)
    expect(Math.max(...heat)).toBeLessThanOrEqual(3)
  })

  test('moves the electricity of a boiler to sunny hours, which the bill of now already has', () => {
    const water = withWater({ heatedWith: 'electricity', kwhPerDay: 5 })
    const [before, after] = [totalsOf(HOME), totalsOf(water)]
    expect(after.use).toBeCloseTo(before.use, 6)
    expect(after.import).toBeLessThan(before.import - 400)
    expect(after.heat).toBe(0)
    expect(planOf(water, site).npv).toBeGreaterThan(planOf(HOME, site).npv)
  })

  test('is typically 1.6 kWh a day for each person', () => {
    const assumed = (use: Partial<Home['use']>) =>
      planOf(withWater({ heatedWith: 'fuel', fuelPrice: 0.1 }, use), site).assumed.find(
        ({ path }) => path === 'use.hotWater.kwhPerDay',
      )?.value
    expect(assumed({ people: 4 })).toBeCloseTo(6.4, 9)
    expect(assumed({})).toBeCloseTo(3.2, 9)
  })

  test('asks for the price of the fuel, and counts none until then', () => {
    const plan = planOf(withWater({ heatedWith: 'fuel' }), site)
    expect(plan.missing).toContain('use.hotWater.fuelPrice')
    expect(plan.npv).toBeLessThan(planOf(HOME, site).npv)
  })

  test('shares the surplus with a car that charges on it, and avoids no CO₂ of the grid with its heat', () => {
    const car = { inAmount: false, kmPerYear: 10_000, charging: 'surplus' } as const
    const both = totalsOf(withWater(fuel, { car }))
    const carAlone = totalsOf(withWater(undefined, { car }))
    expect(both.use).toBeCloseTo(carAlone.use, 6)
    expect(both.import).toBeCloseTo(carAlone.import, 6)
    expect(both.heat).toBeLessThanOrEqual(totalsOf(withWater(fuel)).heat)
    const avoided = (home: Home) => computeCarbon(home, planOf(home, site))?.avoided ?? 0
    expect(avoided(withWater(fuel))).toBeLessThan(avoided(HOME))
  })

  test('survives a file, and is absent from homes stored before', () => {
    const home = withWater(fuel)
    expect(parseHome(JSON.parse(JSON.stringify(home)))).toEqual({ home, notes: [] })
    expect(HOME.use).not.toHaveProperty('hotWater')
  })
})

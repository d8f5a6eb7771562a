import { describe, expect, test } from 'vitest'
import { withExportRate } from '#shared/home/export-rate.ts'
import type { Home } from '#shared/home/home.ts'
import { runToCompletion } from '#shared/plan/basis/time-sliced.ts'
import { withDefaultSystem } from '#shared/plan/default-system.ts'
import { computeOutlook } from '#shared/plan/plan.ts'
import { COMPARISON_YEAR_STEP } from '#shared/plan/plan-range.ts'
import { resolvePlanInputs } from '#shared/plan/resolve-plan-inputs.ts'
import { simulatePlan } from '#shared/plan/simulate-plan.ts'
import { loadPreset } from '#shared/presets/load.ts'
import { changed, completed, flatPrice, homeWith } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

/** A home in Phoenix without an export rate, with a price by size. */
const homeAt = (fixed: number, each: number, panels = 12): Home =>
  homeWith({
    system: { arrays: panels > 0 ? [{ plane: 0, panels, watts: 440 }] : [] },
    tariff: { buying: flatPrice(0.15), fixedPerMonth: 10 },
    money: { price: { kind: 'by-size', fixed, each } },
  })

const outlook = (home: Home, preset: Parameters<typeof computeOutlook>[2] = null) =>
  completed(computeOutlook(home, siteDataOf('Phoenix', home), preset))
const npvAt = (home: Home, rate: number) =>
  simulatePlan(resolvePlanInputs(withExportRate(home, rate), siteDataOf('Phoenix', home)), {
    step: COMPARISON_YEAR_STEP,
  }).assessment.npv

describe('An unknown export rate', () => {
  test('decides where the plan loses without payment and pays at the import price, and has a break-even', () => {
    const home = homeAt(3_000, 1_500)
    const { exportRate, verdict } = outlook(home)
    expect(verdict.kind).toBe('not-worth-it')
    expect(exportRate?.verdict).toBe('depends')
    // The import price, without the fixed charge.
    expect(exportRate?.highest).toBeCloseTo(0.15, 9)
    const even = exportRate?.breakEven ?? Number.NaN
    expect(npvAt(home, even)).toBeGreaterThan(0)
    expect(npvAt(home, even - 0.0005)).toBeLessThan(0)
  })

  test('decides nothing where the plan pays at no rate or at any', () => {
    expect(outlook(homeAt(0, 200, 4)).exportRate?.verdict).toBe('pays-at-any')
    expect(outlook(homeAt(9_000, 6_000)).exportRate?.verdict).toBe('pays-at-none')
  })

  test.each([
    ['the upper end of the region’s range', 'NZD', 0.17],
    ['the import price in another currency than the country’s', 'USD', 0.15],
  ])('is at most %s', async (_, currency, highest) => {
    const home: Home = { ...homeAt(3_000, 1_500), region: { country: 'NZ', currency } }
    expect(outlook(home, await loadPreset('NZ')).exportRate?.highest).toBeCloseTo(highest, 9)
  })

  test('is known once stated, also as zero', () => {
    expect(outlook(withExportRate(homeAt(3_000, 1_500), 0.05)).exportRate).toBeNull()
    expect(outlook(changed(homeAt(3_000, 1_500), 'tariff.selling', { kind: 'nothing' })).exportRate).toBeNull()
  })

  test('is missing where a contract states everything but the price', () => {
    const unpriced = changed(homeAt(3_000, 1_500), 'tariff.selling', { kind: 'net-billing', credit: 'same-month' })
    expect(outlook(unpriced).exportRate?.verdict).toBe('depends')
  })

  test('selects the size with the lowest break-even where no size pays without it', () => {
    // A fixed part of 12,000 does not pay for the smallest size, which loses least without a rate.
    const home = homeAt(12_000, 500, 0)
    const siteData = siteDataOf('Phoenix', home)
    const { home: planned } = runToCompletion(withDefaultSystem(home, siteData, null))
    expect(npvAt(planned, 0)).toBeLessThan(0)
    expect(npvAt(planned, 0.15)).toBeGreaterThan(0)
    expect(planned.tariff.selling).toBeUndefined()
    expect(outlook(planned).exportRate?.verdict).toBe('depends')
  })

  test.each([
    ['an unfinished lease', { kind: 'lease' }],
    ['a complete lease', { kind: 'lease', perMonth: 5, years: 20 }],
  ] as const)('gives the same system with %s as without, and keeps the lease', (_, financing) => {
    const home = homeAt(3_000, 900, 0)
    const leased: Home = { ...home, money: { ...home.money, financing } }
    const siteData = siteDataOf('Phoenix', home)
    const [bought, planned] = [home, leased].map((variant) =>
      runToCompletion(withDefaultSystem(variant, siteData, null)),
    )
    expect(planned?.home.system).toEqual(bought?.home.system)
    expect(planned?.home.provenance).toEqual(bought?.home.provenance)
    expect(planned?.home.money).toEqual(leased.money)
  })
})

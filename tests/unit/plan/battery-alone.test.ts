import { expect, test } from 'vitest'
import { panelsOf, withPanels } from '#shared/plan/panels.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { eveningPrices, homeWith, planOf } from '../../support/plans.ts'
import { siteDataOf } from '../../support/site-data.ts'

const { weekday, ...buying } = eveningPrices(0.1, 0.4)
const HOME = homeWith({
  use: { amount: { kind: 'year', kwh: 8_000 } },
  system: {
    arrays: [{ plane: 0, panels: 10, watts: 440 }],
    inverterKw: 4,
    battery: { usableKwh: 5, roundTrip: 0.9, reserve: 0, chargeFromGrid: true },
  },
  tariff: { buying: { ...buying, weekday, weekend: weekday }, selling: { kind: 'nothing' } },
  money: {
    price: { kind: 'by-size', fixed: 3_000, each: 2_000 },
    batteryPrice: { kind: 'by-size', each: 500 },
    priceRise: 0,
    inflation: 0,
  },
})
const SITE = siteDataOf('Phoenix', HOME)

test('A battery without new panels costs only itself, and saves what cheap hours save', () => {
  const alone = withPanels(HOME, 0, [1])
  expect(panelsOf(alone)).toBe(0)
  const { figures } = planOf(alone, SITE)
  expect(figures.cost.value).toBe(2_500)
  expect(figures.solar.value).toBe(0)
  expect(figures.selfSufficiency.value).toBe(0)
  // The battery moves at most 5 kWh of 40 ct once a day, charged with 5 / 0.9 kWh of 10 ct: 365 × (2 − 0.556) = 527.
  const saving = figures.saving.value ?? Number.NaN
  expect(saving).toBeGreaterThan(0.85 * 527)
  expect(saving).toBeLessThanOrEqual(527.3)
})

test('Without panels and without a battery there is no plan', () => {
  const { battery: _, ...system } = withPanels(HOME, 0, [1]).system
  expect(computePlan({ ...HOME, system }, SITE)).toMatchObject({ kind: 'missing', figures: ['system.arrays'] })
})

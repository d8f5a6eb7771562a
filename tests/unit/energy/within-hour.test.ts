import { expect, test } from 'vitest'
import { meanDirectUse, STEADY_SHARE } from '#shared/energy/within-hour.ts'
import { createPlanner } from '../../../server/tools/generate/article-planner.ts'
import { expectBetween } from '../../support/expectations.ts'

const USE = [0, 0.1, 0.25, 0.4, 1, 2.5]
const SOLAR = [0, 0.05, 0.1, 0.3, 0.8, 1.6, 4]
const pairs = SOLAR.flatMap((solar) => USE.map((use) => [solar, use] as const))

test('serves a steady part whole and the varying rest in part', () => {
  // 1 kWh, of which 0.35 steady; the rest has a mean of 0.65: 0.35 + 0.65 × (1 − e^(−(p − 0.35) / 0.65)).
  expect(meanDirectUse(0.2, 1, 0.35)).toBe(0.2)
  expect(meanDirectUse(0.35, 1, 0.35)).toBe(0.35)
  expect(meanDirectUse(1, 1, 0.35)).toBeCloseTo(0.7608784, 7)
  expect(meanDirectUse(2, 1, 0.35)).toBeCloseTo(0.9486579, 7)
  // A home without a steady part, with as much solar as use: 1 − 1/e.
  expect(meanDirectUse(0.5, 0.5, 0)).toBeCloseTo(0.5 * 0.6321206, 7)
})

test('is the mean of the lesser of solar and use over the hour', () => {
  // Quantiles of the exponential distribution in place of the minutes of an hour.
  const minutes = 50_000
  for (const [solar, use] of [
    [0.1, 0.2],
    [0.3, 0.4],
    [1.2, 0.4],
    [0.6, 3],
  ] as const) {
    let sum = 0
    for (let i = 0; i < minutes; i += 1) {
      const varying = -(1 - STEADY_SHARE) * use * Math.log(1 - (i + 0.5) / minutes)
      sum += Math.min(solar, STEADY_SHARE * use + varying)
    }
    expect(meanDirectUse(solar, use, STEADY_SHARE)).toBeCloseTo(sum / minutes, 4)
  }
})

test('serves the lesser of solar and use in a smooth hour', () => {
  for (const [solar, use] of pairs) expect(meanDirectUse(solar, use, 1)).toBe(Math.min(solar, use))
})

test('never serves more than a smooth hour, nor less with a larger steady share', () => {
  for (const [solar, use] of pairs) {
    const served = [0, 0.2, 0.35, 0.7, 1].map((steadyShare) => meanDirectUse(solar, use, steadyShare))
    for (const [i, kwh] of served.entries()) {
      expect(kwh).toBeGreaterThanOrEqual(0)
      expect(kwh).toBeLessThanOrEqual(Math.min(solar, use) + 1e-15)
      expect(kwh).toBeGreaterThanOrEqual((served[i - 1] ?? 0) - 1e-15)
    }
  }
})

test('serves more with more solar, each added part less than the one before, and everything in the end', () => {
  const served = Array.from({ length: 40 }, (_, i) => meanDirectUse(i * 0.1, 0.6, STEADY_SHARE))
  const gains = served.slice(1).map((kwh, i) => kwh - (served[i] as number))
  for (const [i, gain] of gains.entries()) {
    expect(gain).toBeGreaterThan(0)
    if (i > 0) expect(gain).toBeLessThanOrEqual((gains[i - 1] as number) + 1e-15)
  }
  expect(meanDirectUse(1_000, 0.6, STEADY_SHARE)).toBe(0.6)
})

test('has no figure that is not a number without solar or use', () => {
  expect(meanDirectUse(0, 0, STEADY_SHARE)).toBe(0)
  expect(meanDirectUse(2, 0, STEADY_SHARE)).toBe(0)
  expect(meanDirectUse(0, 2, STEADY_SHARE)).toBe(0)
})

test('A typical home in Berlin uses about a third of 1 kWp per MWh', async () => {
  const planOf = await createPlanner('de')
  const { selfConsumption } = planOf({
    panels: 1,
    watts: 4_000,
    roof: { tilt: 35, azimuth: 180 },
    use: { amount: { kind: 'year', kwh: 4_000 } },
    exportLimit: 1,
  }).energy.totals
  // Smooth hours give 36 %.
  expectBetween(selfConsumption, 0.32, 0.35)
})

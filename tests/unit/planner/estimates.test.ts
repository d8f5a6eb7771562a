import { expect, test } from 'vitest'
import { Preset } from '#shared/presets/preset.ts'
import { describeEstimate } from '../../../client/src/planner/words/describe-origin.ts'

const estimate = (value: number, low: number, high: number) => ({
  value,
  low,
  high,
  source: { title: 'Our estimate' },
  evidence: 'estimate' as const,
  confidence: 'low' as const,
  period: '2026-11',
  asOf: '2026-11-27',
})
const preset = Preset.parse({
  country: 'US',
  incentives: [],
  use: estimate(9_000, 7_000, 12_000),
  maintenancePerKw: estimate(20, 15, 30),
  priceRise: estimate(0.028, 0.018, 0.045),
  realReturn: estimate(0.02, 0.01, 0.026),
  pvPrice: { ...estimate(0, 0, 0), fixed: 2_000, each: 2_000, tax: 'included', validFrom: 4, validTo: 12 },
  inflation: { ...estimate(0.02, 0.01, 0.03), evidence: 'official' },
})
const home = { region: { country: 'US', currency: 'USD' }, money: { incentives: [], inflation: 0.02 } }
const ofUs = (path: string, name: string) => describeEstimate(path, home, `US.${name}`, preset)

test('Our own estimates are shown with their range, and ask to be checked', () => {
  expect(ofUs('use.amount', 'use')).toBe('Check this: 7,000 to 12,000\u00A0kWh a year is possible.')
  expect(ofUs('money.upkeepPerYear', 'maintenancePerKw')).toBe('Check this: $15 to $30 per kWp is possible.')
  expect(ofUs('money.priceRise', 'priceRise')).toBe('Check this: 1.8% to 4.5% a year is possible.')
  // 1.02 × 1.01 and 1.02 × 1.026.
  expect(ofUs('money.discount', 'realReturn')).toBe('Check this: 3% to 4.7% a year is possible.')
  expect(ofUs('money.price', 'pvPrice')).toBe('Check this: it may be different for your home.')
})

test('A figure with a source has no such warning', () => {
  expect(ofUs('money.inflation', 'inflation')).toBeUndefined()
})

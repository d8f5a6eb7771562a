import { describe, expect, test } from 'vitest'
import { formatNumberForInput } from '#shared/format/number.ts'
import { formatFigure, formatYears } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { Outlook, Plan } from '#shared/home/plan/plan.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import { regionOf } from '#shared/region.ts'
import { findStep } from '../../../client/src/features/planner/steps.ts'
import { writeVerdictSentence } from '../../../client/src/features/planner/verdict-sentence.ts'
import { SAMPLE_HOME } from '../home/sample-home.ts'

/** The part of a plan that the sentence uses. */
const plan = {
  years: Array.from({ length: 25 }),
  panels: 9,
  kwp: 3.96,
  npv: 5_000,
  energy: { totals: { solar: 8_000 } },
  figures: { cost: { value: 20_000 } },
} as unknown as Plan

const outlook = (verdict: Partial<Verdict>, npv = 5_000): Outlook =>
  ({
    verdict: { kind: 'probably-worth-it', chance: 0.8, from: 9.2, to: 12.9, tips: [], ...verdict },
    range: { middle: { npv, priceRise: 0.02 } },
    bars: [],
  }) as unknown as Outlook

const americanHome: Home = {
  ...SAMPLE_HOME,
  region: { country: 'US', currency: 'USD' },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.15 }] }] },
    selling: { kind: 'net-billing', price: 0.04 },
  },
}

describe('The verdict sentence', () => {
  test('names the judgement, the payback and what would reverse it', () => {
    const tips: Verdict['tips'] = [
      { name: 'exportPrice', at: 0.5, direction: 'below', quantity: { unit: 'money/kWh', value: 0.02 } },
    ]
    expect(writeVerdictSentence(americanHome, plan, outlook({ tips }))).toBe(
      'Probably worth it: 9 panels (4 kWp) and a battery of 10 kWh. It pays for itself in 9 to 13 years. It would lose money if your export rate falls below $0.02 per kWh.',
    )
  })

  test.each<[Verdict['tips'][number], string]>([
    [
      { name: 'price', at: 0.8, direction: 'below', quantity: { unit: 'money/kWh', value: 0.12 } },
      'electricity from the grid costs less than $0.12 per kWh',
    ],
    [
      { name: 'cost', at: 1.25, direction: 'above', quantity: { unit: 'money', value: 25_000 } },
      'the system costs more than $25,000',
    ],
    [
      { name: 'yield', at: 0.75, direction: 'below', quantity: { unit: 'kWh/year', value: 6_000 } },
      'the panels make less than 6,000\u00A0kWh a year',
    ],
    [
      { name: 'rise', at: -0.015, direction: 'below', quantity: { unit: 'share/year', value: 0.005 } },
      'electricity prices rise by less than 0.5% a year',
    ],
    [
      { name: 'rise', at: -0.03, direction: 'below', quantity: { unit: 'share/year', value: -0.01 } },
      'electricity gets more than 1% cheaper a year',
    ],
  ])('states %j in the user’s figures', (tip, words) => {
    expect(writeVerdictSentence(americanHome, plan, outlook({ tips: [tip] }))).toContain(
      ` It would lose money if ${words}.`,
    )
  })

  test('says what would make a losing plan pay', () => {
    const tips: Verdict['tips'] = [
      { name: 'cost', at: 0.5, direction: 'below', quantity: { unit: 'money', value: 10_000 } },
    ]
    const loses = outlook({ kind: 'probably-not-worth-it', from: null, to: null, tips }, -3_000)
    expect(writeVerdictSentence(americanHome, plan, loses)).toBe(
      'Probably not worth it: 9 panels (4 kWp) and a battery of 10 kWh. It does not pay for itself within 25 years. It would make money if the system costs less than $10,000.',
    )
  })

  test('names the system, with or without a battery', () => {
    const { battery: _, ...system } = americanHome.system
    const bare = { ...americanHome, system }
    expect(writeVerdictSentence(bare, { ...plan, panels: 1, kwp: 0.44 }, outlook({}))).toMatch(
      /^Probably worth it: 1 panel \(0\.4\u00a0kWp\)\. It pays for itself /,
    )
  })

  test('says a plain no if no simulated home gains', () => {
    const loses = outlook({ kind: 'not-worth-it', chance: 0.02, from: null, to: null, tips: [] }, -9_000)
    expect(writeVerdictSentence(americanHome, plan, loses)).toMatch(/^Not worth it: /)
  })

  test('names the break-even export rate if an unknown rate decides', () => {
    const { battery: _, ...system } = americanHome.system
    const bare = { ...americanHome, system }
    const unknown = { verdict: 'depends', highest: 0.15, breakEven: 0.0689 } as const
    const nothing = outlook({ kind: 'not-worth-it', from: null, to: null })
    expect(writeVerdictSentence(bare, plan, { ...nothing, exportRate: unknown })).toBe(
      'It depends on your export rate: 9 panels (4\u00a0kWp). You gain if you are paid more than $0.069 per exported kWh. If you are paid nothing: It does not pay for itself within 25 years.',
    )
  })

  test('says that the export rate does not matter if it does not', () => {
    const rate = { highest: 0.15, breakEven: null }
    expect(
      writeVerdictSentence(americanHome, plan, { ...outlook({}), exportRate: { ...rate, verdict: 'pays-at-any' } }),
    ).toMatch(/^Probably worth it: .* This is true even if you are paid nothing for exported solar\. /)
    const loses = outlook({ kind: 'not-worth-it', from: null, to: null })
    expect(
      writeVerdictSentence(americanHome, plan, { ...loses, exportRate: { ...rate, verdict: 'pays-at-none' } }),
    ).toMatch(/^Not worth it: .* This is true whatever you are paid for exported solar\. /)
  })

  test('states both cases when only the good one pays back', () => {
    expect(writeVerdictSentence(americanHome, plan, outlook({ kind: 'it-depends', from: 14.4, to: null }))).toBe(
      'It depends: 9 panels (4 kWp) and a battery of 10 kWh. In a good case, it pays for itself in 14 years. In a bad case, it does not within 25 years.',
    )
  })

  test('states shares where a tariff has no single price', () => {
    const tips: Verdict['tips'] = [{ name: 'exportPrice', at: 0.4, direction: 'below', quantity: null }]
    expect(writeVerdictSentence(SAMPLE_HOME, plan, outlook({ tips }))).toMatch(/falls below 40\s?% of today's rate\.$/)
  })
})

describe('Formatted figures', () => {
  test('follow the page and the region and have units', () => {
    expect(formatFigure(1234.4, 'kWh/year', regionOf('US'))).toBe('1,234\u00A0kWh a year')
    expect(formatFigure(1234.4, 'kWh/year', regionOf('DE'))).toBe('1,234\u00A0kWh a year')
    expect(formatFigure(9_656.064, 'km/year', regionOf('US'))).toBe('6,000\u00A0mi a year')
    expect(formatFigure(100_000, 'money', regionOf('IN'))).toBe('₹1,00,000')
    expect(formatNumberForInput(0.387, regionOf('DE'))).toBe('0.387')
  })

  test.each([null, Number.NaN, Number.POSITIVE_INFINITY])('are a dash for %s', (value) => {
    expect(formatFigure(value, 'money', regionOf('US'))).toBe('–')
    expect(formatYears(null, regionOf('US'))).toBe('not within the years of your plan')
  })

  test('are entered on the step they belong to', () => {
    expect(
      ['use.amount', 'roof.planes.0.tilt', 'system.battery', 'tariff.buying', 'money.price'].map(findStep),
    ).toEqual(['/plan/home', '/plan/sun', '/plan/system', '/plan/money', '/plan/money'])
  })
})

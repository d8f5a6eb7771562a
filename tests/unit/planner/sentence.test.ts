import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import type { Outlook, Plan } from '#shared/home/plan.ts'
import { regionOf } from '#shared/region.ts'
import { sentenceOf } from '../../../client/src/features/planner/sentence.ts'
import { inBox, stepOf, writeFigure, writeYears } from '../../../client/src/features/planner/write.ts'
import { FAMILY } from '../home/family.ts'

/** As much of a plan as the sentence looks at. */
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
    verdict: { kind: 'probably worth it', chance: 0.8, from: 9.2, to: 12.9, tips: [], ...verdict },
    range: { middle: { npv, priceRise: 0.02 } },
    bars: [],
  }) as unknown as Outlook

const american: Home = {
  ...FAMILY,
  region: { country: 'US', currency: 'USD' },
  tariff: {
    buying: { periods: [{ blocks: [{ upTo: null, price: 0.15 }] }] },
    selling: { kind: 'net-billing', price: 0.04 },
  },
}

describe('What a neighbour would say', () => {
  test('names the judgement, the years in which it is paid back, and what would turn it round', () => {
    const tips: Verdict['tips'] = [
      { name: 'exportPrice', at: 0.5, direction: 'below', told: { unit: 'money/kWh', value: 0.02 } },
    ]
    expect(sentenceOf(american, plan, outlook({ tips }))).toBe(
      'Probably worth it: 9 panels (4 kWp) and a battery of 10 kWh, paid back in 9 to 13 years; loses money if the pay for a sold kWh falls below $0.02.',
    )
  })

  test.each<[Verdict['tips'][number], string]>([
    [
      { name: 'price', at: 0.8, direction: 'below', told: { unit: 'money/kWh', value: 0.12 } },
      'a kWh from the grid costs less than $0.12',
    ],
    [
      { name: 'cost', at: 1.25, direction: 'above', told: { unit: 'money', value: 25_000 } },
      'it costs more than $25,000',
    ],
    [
      { name: 'yield', at: 0.75, direction: 'below', told: { unit: 'kWh/year', value: 6_000 } },
      'the panels give less than 6,000 kWh a year',
    ],
    [
      { name: 'rise', at: -0.015, direction: 'below', told: { unit: 'share/year', value: 0.005 } },
      'electricity rises by less than 0.5% a year',
    ],
    [
      { name: 'rise', at: -0.03, direction: 'below', told: { unit: 'share/year', value: -0.01 } },
      'electricity becomes 1% cheaper every year',
    ],
  ])('tells %j in the user’s own figures', (tip, words) => {
    expect(sentenceOf(american, plan, outlook({ tips: [tip] }))).toContain(`; loses money if ${words}.`)
  })

  test('of a plan that loses says what would make it pay', () => {
    const tips: Verdict['tips'] = [
      { name: 'cost', at: 0.5, direction: 'below', told: { unit: 'money', value: 10_000 } },
    ]
    const loses = outlook({ kind: 'probably not worth it', from: null, to: null, tips }, -3_000)
    expect(sentenceOf(american, plan, loses)).toBe(
      'Probably not worth it: 9 panels (4 kWp) and a battery of 10 kWh, not paid back within 25 years; would pay if it costs less than $10,000.',
    )
  })

  test('names the system it speaks of, with a battery or without', () => {
    const { battery: _, ...system } = american.system
    const bare = { ...american, system }
    expect(sentenceOf(bare, { ...plan, panels: 1, kwp: 0.44 }, outlook({}))).toMatch(
      /^Probably worth it: 1 panel \(0\.4\u00a0kWp\), paid back/,
    )
  })

  test('says no plainly where no such home gains', () => {
    const loses = outlook({ kind: 'not worth it', chance: 0.02, from: null, to: null, tips: [] }, -9_000)
    expect(sentenceOf(american, plan, loses)).toMatch(/^Not worth it: /)
  })

  test('says from which export rate on a plan gains, where nobody gave one and it decides', () => {
    const { battery: _, ...system } = american.system
    const bare = { ...american, system }
    const unknown = { verdict: 'depends', highest: 0.15, breakEven: 0.0689 } as const
    const nothing = outlook({ kind: 'not worth it', from: null, to: null })
    expect(sentenceOf(bare, plan, { ...nothing, exportRate: unknown })).toBe(
      'It depends on your export rate: 9 panels (4\u00a0kWp), a gain if you are paid more than $0.069 for an exported kWh; if you are paid nothing, not paid back within 25 years.',
    )
  })

  test('says that the export rate decides nothing, where it does not', () => {
    const rate = { highest: 0.15, breakEven: null }
    expect(sentenceOf(american, plan, { ...outlook({}), exportRate: { ...rate, verdict: 'pays at any' } })).toMatch(
      /^Probably worth it, even if you are paid nothing for export: /,
    )
    const loses = outlook({ kind: 'not worth it', from: null, to: null })
    expect(sentenceOf(american, plan, { ...loses, exportRate: { ...rate, verdict: 'pays at none' } })).toMatch(
      /^Not worth it, whatever you are paid for export: /,
    )
  })

  test('keeps both cases when only the good one is paid back', () => {
    expect(sentenceOf(american, plan, outlook({ kind: 'it depends', from: 14.4, to: null }))).toBe(
      'It depends: 9 panels (4 kWp) and a battery of 10 kWh, paid back in 14 years if all goes well, and not within 25 if it does not.',
    )
  })

  test('speaks of shares where a tariff has no single price', () => {
    const tips: Verdict['tips'] = [{ name: 'exportPrice', at: 0.4, direction: 'below', told: null }]
    expect(sentenceOf(FAMILY, plan, outlook({ tips }))).toMatch(/falls below 40\s?% of today’s\.$/)
  })
})

describe('Figures', () => {
  test('are written as the region writes them, each with its unit', () => {
    expect(writeFigure(1234.4, 'kWh/year', regionOf('US'))).toBe('1,234 kWh a year')
    expect(writeFigure(1234.4, 'kWh/year', regionOf('DE'))).toBe('1.234 kWh a year')
    expect(writeFigure(9_656.064, 'km/year', regionOf('US'))).toBe('6,000 mi a year')
    expect(writeFigure(100_000, 'money', regionOf('IN'))).toBe('₹1,00,000')
    expect(inBox(0.387, regionOf('DE'))).toBe('0,387')
  })

  test.each([null, Number.NaN, Number.POSITIVE_INFINITY])('that do not exist are a dash: %s', (value) => {
    expect(writeFigure(value, 'money', regionOf('US'))).toBe('–')
    expect(writeYears(null, regionOf('US'))).toBe('not within the plan’s years')
  })

  test('are asked on the screen they belong to', () => {
    expect(['use.amount', 'roof.planes.0.tilt', 'system.battery', 'tariff.buying', 'money.price'].map(stepOf)).toEqual([
      '/plan/home',
      '/plan/sun',
      '/plan/system',
      '/plan/money',
      '/plan/money',
    ])
  })
})

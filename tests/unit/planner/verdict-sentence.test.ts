import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { setTranslation } from '#shared/language/translation.ts'
import type { UnknownExportRate } from '#shared/plan/export-rate.ts'
import type { Outlook, Plan } from '#shared/plan/plan.ts'
import type { Verdict } from '#shared/plan/verdict.ts'
import { regionOf } from '#shared/region.ts'
import {
  describeTip,
  describeVerdict,
  formatChance,
  nameVerdict,
} from '../../../client/src/planner/words/verdict-sentence.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** The part of a plan that the sentences use. */
const plan = {
  years: Array.from({ length: 25 }),
  panels: 9,
  kwp: 3.96,
  npv: 5_000,
  energy: { totals: { solar: 8_000 } },
  start: '2026-11-28',
  payback: 11,
  aheadAfter: 13,
  support: [],
  cashFlow: { discountRate: 0.04 },
  figures: {
    cost: { value: 20_000 },
    support: { value: 0 },
    netCost: { value: 20_000 },
    ownMoney: { value: 20_000 },
    billBefore: { value: 1_800 },
    billAfter: { value: 960 },
    spent: { value: 31_000 },
    spentWithout: { value: 36_000 },
  },
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

const rate = (verdict: UnknownExportRate['verdict']): UnknownExportRate => ({
  verdict,
  highest: 0.15,
  breakEven: 0.0689,
})
const { battery: _, ...bareSystem } = americanHome.system
const bareHome = { ...americanHome, system: bareSystem }

describe('The verdict', () => {
  test('names system, cost, bill and payback in one sentence', () => {
    expect(nameVerdict(outlook({}))).toBe('Probably worth it')
    expect(describeVerdict(americanHome, plan, outlook({}))).toBe(
      'A 4\u00a0kWp system (9 panels) with a 10\u00a0kWh battery costs about $20,000, cuts your bill from $150 to $80 a month and pays for itself in 9 to 13 years.',
    )
    expect(describeVerdict(bareHome, { ...plan, panels: 1, kwp: 0.44 }, outlook({ from: 1.6, to: 2.3 }))).toBe(
      'A 0.4\u00a0kWp system (1 panel) costs about $20,000, cuts your bill from $150 to $80 a month and pays for itself in 2 years.',
    )
  })

  test.each([
    ['two-months', '$300 to $160 every 2 months'],
    ['quarter', '$450 to $240 every 3 months'],
    ['year', '$1,800 to $960 a year'],
  ] as const)('speaks of bills in the period of the stated one: %s', (period, bills) => {
    const amount = { kind: 'bill', perMonth: 150, period } as const
    const home = { ...bareHome, use: { ...bareHome.use, amount } }
    expect(describeVerdict(home, plan, outlook({}))).toContain(`cuts your bill from ${bills} and pays`)
  })

  test('says that incentives are off the price', () => {
    const figures = { ...plan.figures, support: { value: 5_000 }, netCost: { value: 15_000 } }
    expect(describeVerdict(bareHome, { ...plan, figures } as Plan, outlook({}))).toContain(
      'costs about $15,000 after incentives, cuts your bill',
    )
  })

  test('has the unit of system size in the page’s language', () => {
    setTranslation({ language: 'fr', messages: new Map([['{number}\u00a0kWp', '{number}\u00a0kWc']]) })
    expect(describeVerdict(bareHome, plan, outlook({}))).toMatch(/^A 4\u00a0kWc system/)
    setTranslation({ language: 'en' })
  })

  test('says a plain no if no simulated home gains', () => {
    const loses = outlook({ kind: 'not-worth-it', chance: 0.02, from: null, to: null, tips: [] }, -9_000)
    expect(nameVerdict(loses)).toBe('Not worth it')
    expect(describeVerdict(bareHome, plan, loses)).toMatch(
      / costs about \$20,000 and cuts your bill from \$150 to \$80 a month\. It does not pay for itself within 25 years\.$/,
    )
  })

  test('says what a slow payback earns beside safe savings', () => {
    const slow = outlook({ kind: 'pays-slowly', chance: 0.3, from: 14, to: null }, -900)
    expect(nameVerdict(slow)).toBe('Pays for itself, but slowly')
    const slowPlan = { ...plan, payback: 18.2, realReturn: 0.0112, safeReturn: 0.02 } as Plan
    expect(describeVerdict(bareHome, slowPlan, slow)).toMatch(
      /a month\. It pays for itself in about 18 years and earns 1\.1% a year after inflation; safe savings earn about 2%\.$/,
    )
    expect(describeVerdict(bareHome, { ...slowPlan, realReturn: -0.0112 }, slow)).toMatch(
      /in about 18 years and loses 1\.1% a year after inflation; safe savings earn about 2%\.$/,
    )
    expect(describeVerdict(bareHome, { ...slowPlan, realReturn: null }, slow)).toMatch(
      /It pays for itself in about 18 years, but gains less than safe savings, which earn about 2% a year after inflation\.$/,
    )
  })

  test.each([
    [1, 'more than 9 in 10'],
    [0.951, 'more than 9 in 10'],
    [0.94, 'about 9 in 10'],
    [0.06, 'about 1 in 10'],
    [0.04, 'fewer than 1 in 10'],
    [0, 'fewer than 1 in 10'],
  ])('never reads a chance of %d as certain: %s', (chance, words) => {
    expect(formatChance(chance, regionOf('US'))).toBe(words)
  })

  test('says that you are paid, instead of a negative bill', () => {
    const paid = { ...plan, figures: { ...plan.figures, billAfter: { value: -72 } } } as Plan
    expect(describeVerdict(bareHome, paid, outlook({}))).toMatch(
      /You pay \$150 a month now, and are paid \$6 with solar\. It pays for itself in 9 to 13 years\.$/,
    )
  })

  test('names the break-even export rate if an unknown rate decides', () => {
    const nothing = { ...outlook({ kind: 'not-worth-it', from: null, to: null }), exportRate: rate('depends') }
    expect(nameVerdict(nothing)).toBe('It depends on your export rate')
    expect(describeVerdict(bareHome, plan, nothing)).toMatch(
      / a month\. You gain if you are paid more than \$0\.069 per exported kWh\. If you are paid nothing: It does not pay for itself within 25 years\.$/,
    )
  })

  test('says what is lost if a system pays for itself and still gains too little', () => {
    const little = { ...outlook({ kind: 'not-worth-it', from: 14, to: 22 }), exportRate: rate('depends') }
    expect(describeVerdict(bareHome, { ...plan, npv: -634, years: Array(25).fill({}) } as Plan, little)).toMatch(
      /If you are paid nothing: You would be \$630 worse off over 25 years\.$/,
    )
  })

  test('says that the export rate does not matter if it does not', () => {
    expect(describeVerdict(bareHome, plan, { ...outlook({}), exportRate: rate('pays-at-any') })).toMatch(
      / years\. This is true even if you are paid nothing for exported solar\.$/,
    )
    const loses = outlook({ kind: 'not-worth-it', from: null, to: null })
    expect(describeVerdict(bareHome, plan, { ...loses, exportRate: rate('pays-at-none') })).toMatch(
      / This is true whatever you are paid for exported solar\.$/,
    )
  })

  test('states both cases when only the good one pays back', () => {
    expect(describeVerdict(bareHome, plan, outlook({ kind: 'it-depends', from: 14.4, to: null }))).toMatch(
      / a month\. In a good case, it pays for itself in 14 years\. In a bad case, it does not within 25 years\.$/,
    )
  })
})

describe('The change that would reverse the verdict', () => {
  const region = regionOf('US')

  test.each<[Verdict['tips'][number], string]>([
    [
      { name: 'exportPrice', at: 0.5, direction: 'below', quantity: { unit: 'money/kWh', value: 0.02 } },
      'your export rate falls below $0.02 per kWh',
    ],
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
    expect(describeTip(outlook({ tips: [tip] }), region)).toBe(`It would lose money if ${words}.`)
  })

  test('says what would make a losing plan pay', () => {
    const tips: Verdict['tips'] = [
      { name: 'cost', at: 0.5, direction: 'below', quantity: { unit: 'money', value: 10_000 } },
    ]
    expect(describeTip(outlook({ tips }, -3_000), region)).toBe(
      'It would make money if the system costs less than $10,000.',
    )
  })

  test('states shares where a tariff has no single price', () => {
    const tips: Verdict['tips'] = [{ name: 'exportPrice', at: 0.4, direction: 'below', quantity: null }]
    expect(describeTip(outlook({ tips }), region)).toMatch(/falls below 40% of today's rate\.$/)
  })
})

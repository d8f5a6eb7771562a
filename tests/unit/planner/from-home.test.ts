import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { figuresFromHome } from '../../../client/src/features/planner/exchange/from-home.ts'
import type { PlanOutcome } from '../../../client/src/state/plan-outcome.ts'
import { FAMILY } from '../home/family.ts'

/** As the planner would leave it. */
const OUTCOME: PlanOutcome = {
  sunHours: 6.61,
  kwp: 8,
  solar: 13_200,
  use: 13_500,
  saving: 1_400,
  billBefore: 2_160,
  billAfter: 760,
  netCost: 22_000,
  payback: 12,
}
const american: Home = { ...FAMILY, region: { country: 'US', currency: 'USD' } }

describe('What a calculator is offered from my home', () => {
  test.each(catalogue.map(({ slug }) => slug))('fits the fields of %s, and passes its check', async (slug) => {
    const calculator = await loadCalculator(slug)
    for (const { field, text } of figuresFromHome(slug, american, 'USD', OUTCOME)) {
      expect(Object.keys(calculator.fields)).toContain(field)
      expect(calculator.check({ ...calculator.initialInputs, [field]: text })).not.toHaveProperty(field)
    }
  })

  test('is the bill as it was typed, and a year’s kWh by the month', () => {
    expect(figuresFromHome('solar', american, 'USD')).toEqual([
      { field: 'monthlyBill', text: '120', words: '$120 a month' },
    ])
    const metered: Home = { ...american, use: { amount: { kind: 'year', kwh: 13_500 } } }
    expect(figuresFromHome('bill-comparison', metered, 'USD')).toEqual([
      { field: 'monthlyConsumption', text: '1125', words: '1,125 kWh a month' },
    ])
  })

  test('is what the plan worked out, where nobody typed it: kWh of a bill, the sun on the roof, the solar of a month', () => {
    const words = (slug: CalculatorSlug) => figuresFromHome(slug, american, 'USD', OUTCOME).map((each) => each.words)
    expect(words('solar')).toEqual(['$120 a month', '6.6 sun hours on your roof'])
    expect(words('bill-comparison')).toEqual(['$120 a month', '1,125 kWh a month', '1,100 kWh of solar a month'])
    expect(words('payback-period')).toContain('$1,400 saved in the first year')
  })

  test('is no money in another currency than the calculators’, as nothing is converted', () => {
    expect(figuresFromHome('solar', FAMILY, 'USD')).toEqual([])
    expect(figuresFromHome('solar-loan', FAMILY, 'USD')).toEqual([])
  })

  test('is money in the home’s own currency where the calculator counts in it too', () => {
    const { currency } = FAMILY.region
    expect(figuresFromHome('solar', FAMILY, currency)).toMatchObject([{ field: 'monthlyBill', text: '120' }])
  })

  test('is nothing while the home is empty', () => {
    const empty = emptyHome({ country: 'US', currency: 'USD' })
    for (const { slug } of catalogue) expect(figuresFromHome(slug, empty, 'USD')).toEqual([])
  })
})

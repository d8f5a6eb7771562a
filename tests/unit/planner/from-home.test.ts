import { describe, expect, test } from 'vitest'
import { catalogue } from '#shared/calculators/catalogue.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { emptyHome, type Home } from '#shared/home/home.ts'
import { figuresFromHome } from '../../../client/src/features/planner/from-home.ts'
import { FAMILY } from '../home/family.ts'

const american: Home = { ...FAMILY, region: { country: 'US', currency: 'USD' } }

describe('What a calculator is offered from my home', () => {
  test.each(catalogue.map(({ slug }) => slug))('fits the fields of %s, and passes its check', async (slug) => {
    const calculator = await loadCalculator(slug)
    for (const { field, text } of figuresFromHome(slug, american)) {
      expect(Object.keys(calculator.fields)).toContain(field)
      expect(calculator.check({ ...calculator.initialInputs, [field]: text })).not.toHaveProperty(field)
    }
  })

  test('is the bill as it was typed, and a year’s kWh by the month', () => {
    expect(figuresFromHome('solar', american)).toEqual([{ field: 'monthlyBill', text: '120', words: '$120 a month' }])
    const metered: Home = { ...american, use: { amount: { kind: 'year', kwh: 13_500 } } }
    expect(figuresFromHome('bill-comparison', metered)).toEqual([
      { field: 'monthlyConsumption', text: '1125', words: '1,125 kWh a month' },
    ])
  })

  test('is money in the home’s own currency, which the calculators count in', () => {
    expect(figuresFromHome('solar', FAMILY)).toEqual([
      { field: 'monthlyBill', text: '120', words: expect.stringMatching(/^120\s€ a month$/) },
    ])
  })

  test('is nothing while the home is empty', () => {
    const empty = emptyHome({ country: 'US', currency: 'USD' })
    for (const { slug } of catalogue) expect(figuresFromHome(slug, empty)).toEqual([])
  })
})

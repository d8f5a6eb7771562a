import { describe, expect, test } from 'vitest'
import { type CalculatorSlug, catalogue } from '#shared/calculators/catalogue.ts'
import { loadCalculator } from '#shared/calculators/load.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import type { PlanOutcome } from '../../../client/src/home/plan-outcome.ts'
import { selectHomeFigures } from '../../../client/src/planner/calculator-links/home-figures-bar.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** Results as the planner stores them. */
const OUTCOME: PlanOutcome = {
  sunHours: 6.61,
  kwp: 8,
  solar: 13_200,
  use: 13_500,
  yearlySaving: 1_400,
  billBefore: 2_160,
  billAfter: 760,
  netCost: 22_000,
  payback: 12,
}
const americanHome: Home = { ...SAMPLE_HOME, region: { country: 'US', currency: 'USD' } }

describe('Figures offered to a calculator from the home', () => {
  test.each(catalogue.map(({ slug }) => slug))('fit the fields of %s and are valid', async (slug) => {
    const calculator = (await loadCalculator(slug))()
    for (const { field, text } of selectHomeFigures(slug, americanHome, 'USD', OUTCOME)) {
      expect(Object.keys(calculator.fields)).toContain(field)
      expect(calculator.check({ ...calculator.initialInputs, [field]: text })).not.toHaveProperty(field)
    }
  })

  test('include the bill as typed and monthly kWh', () => {
    expect(selectHomeFigures('solar', americanHome, 'USD')).toEqual([
      { field: 'monthlyBill', text: '120', words: '$120 a month' },
    ])
    const metered: Home = { ...americanHome, use: { amount: { kind: 'year', kwh: 13_500 } } }
    expect(selectHomeFigures('bill-comparison', metered, 'USD')).toEqual([
      { field: 'monthlyConsumption', text: '1125', words: '1,125\u00A0kWh a month' },
    ])
  })

  test('include results of the plan where the user typed nothing', () => {
    const words = (slug: CalculatorSlug) =>
      selectHomeFigures(slug, americanHome, 'USD', OUTCOME).map((figure) => figure.words)
    expect(words('solar')).toEqual(['$120 a month', '6.6 peak sun hours on your roof'])
    expect(words('bill-comparison')).toEqual([
      '$120 a month',
      '1,125\u00A0kWh a month',
      '1,100\u00A0kWh of solar a month',
    ])
    expect(words('payback-period')).toContain('$1,400 saved in year 1')
  })

  test('exclude amounts in another currency than the calculator’s', () => {
    expect(selectHomeFigures('solar', SAMPLE_HOME, 'USD')).toEqual([])
    expect(selectHomeFigures('solar-loan', SAMPLE_HOME, 'USD')).toEqual([])
  })

  test('include amounts in the calculator’s currency', () => {
    const { currency } = SAMPLE_HOME.region
    expect(selectHomeFigures('solar', SAMPLE_HOME, currency)).toMatchObject([{ field: 'monthlyBill', text: '120' }])
  })

  test('are empty for an empty home', () => {
    const empty = emptyHome({ country: 'US', currency: 'USD' })
    for (const { slug } of catalogue) expect(selectHomeFigures(slug, empty, 'USD')).toEqual([])
  })
})

import { amount, percent } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

const MONTHS_PER_YEAR = 12

interface BillValues {
  readonly currentBill: number
  readonly monthlyConsumption: number
  readonly solarGeneration: number
}

const rate = ({ currentBill, monthlyConsumption }: BillValues) => currentBill / monthlyConsumption
const fromGrid = ({ monthlyConsumption, solarGeneration }: BillValues) =>
  Math.max(0, monthlyConsumption - solarGeneration)
const current = ({ currentBill }: BillValues) => currentBill * MONTHS_PER_YEAR
const projected = (values: BillValues) => fromGrid(values) * rate(values) * MONTHS_PER_YEAR

/**
 * Surplus generation earns nothing.
 * @param currentBill [$/month]
 * @param monthlyConsumption [kWh/month], above 0
 * @param solarGeneration [kWh/month]
 * @returns currentAnnualCost, projectedAnnualCost, annualSavings [$/year], percentageSavings [%], 0 for a bill of 0
 */
export function billWithSolar(values: BillValues) {
  const savings = current(values) - projected(values)
  return {
    currentAnnualCost: round(current(values)),
    projectedAnnualCost: round(projected(values)),
    annualSavings: round(savings),
    percentageSavings: current(values) === 0 ? 0 : round((savings / current(values)) * 100),
  }
}

export default defineCalculator(catalogueEntry('bill-comparison'), {
  version: 1,
  fields: {
    currentBill: number('Current Monthly Bill ($)', { name: 'The bill', min: 0, money: true }),
    monthlyConsumption: number('Monthly Consumption (kWh)', { name: 'Consumption', above: 0, step: 10 }),
    solarGeneration: number('Expected Solar Generation (kWh/month)', { name: 'Solar generation', min: 0, step: 10 }),
  },
  formula: billWithSolar,
  cards: {
    currentAnnualCost: amount('Current Annual Cost', 'none', 'Twelve bills as they are.'),
    projectedAnnualCost: amount('Projected Annual Cost', 'none', 'Twelve bills with solar.'),
    annualSavings: amount('Annual Savings', 'none', 'What you would no longer pay in a year.'),
    percentageSavings: percent('Percentage Savings', 0, 'The savings as a share of today’s bills.'),
  },
  notes: ({ solarGeneration }, { exact }) => `Solar generation: ${exact(solarGeneration)} kWh/month`,
  working: (values, results, { readable, roundedMoney, readablePrice, decimals, exact, exactMoney }) => {
    const [now, then] = [roundedMoney(current(values)), roundedMoney(projected(values))]
    const saved = roundedMoney(current(values) - projected(values))
    return [
      {
        label: 'Price per kWh',
        formula: `${exactMoney(values.currentBill)} ÷ ${exact(values.monthlyConsumption)} kWh`,
        value: readablePrice(rate(values)),
      },
      {
        label: 'Current annual cost',
        formula: `${exactMoney(values.currentBill)} × ${MONTHS_PER_YEAR} months`,
        value: now,
      },
      {
        label: 'Still bought from the grid',
        formula: `${exact(values.monthlyConsumption)} kWh − ${exact(values.solarGeneration)} kWh, at least 0`,
        value: `${readable(fromGrid(values))} kWh`,
      },
      {
        label: 'Projected annual cost',
        formula: `${readable(fromGrid(values))} kWh × ${readablePrice(rate(values))} × ${MONTHS_PER_YEAR} months`,
        value: then,
      },
      { label: 'Annual savings', formula: `${now} − ${then}`, value: saved },
      {
        label: 'Percentage savings',
        formula: current(values) === 0 ? 'No bill, nothing to save' : `${saved} ÷ ${now}`,
        value: `${decimals(results.percentageSavings, 0)}%`,
      },
    ]
  },
  method: [
    'The price per kWh is your bill divided by your consumption.',
    'With solar you still buy what it does not cover, at that price; what it makes beyond your consumption earns nothing here.',
    `A year is ${MONTHS_PER_YEAR} such months, and the savings are the difference between the two years.`,
  ],
})

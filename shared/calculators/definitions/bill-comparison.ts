import { amount, percent } from '../cards.ts'
import { entry } from '../catalogue.ts'
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
 * A year of bills without and with solar. What is generated beyond the consumption earns nothing.
 *
 * @param currentBill        [$/month]
 * @param monthlyConsumption [kWh/month], above 0
 * @param solarGeneration    [kWh/month]
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

export default defineCalculator(entry('bill-comparison'), {
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
  notes: ({ solarGeneration }, { plain }) => `Solar generation: ${plain(solarGeneration)} kWh/month`,
  working: (values, results, { about, aboutMoney, aboutPrice, decimals, plain, plainMoney }) => {
    const [now, then] = [aboutMoney(current(values)), aboutMoney(projected(values))]
    const saved = aboutMoney(current(values) - projected(values))
    return [
      {
        label: 'Price per kWh',
        formula: `${plainMoney(values.currentBill)} ÷ ${plain(values.monthlyConsumption)} kWh`,
        value: aboutPrice(rate(values)),
      },
      {
        label: 'Current annual cost',
        formula: `${plainMoney(values.currentBill)} × ${MONTHS_PER_YEAR} months`,
        value: now,
      },
      {
        label: 'Still bought from the grid',
        formula: `${plain(values.monthlyConsumption)} kWh − ${plain(values.solarGeneration)} kWh, at least 0`,
        value: `${about(fromGrid(values))} kWh`,
      },
      {
        label: 'Projected annual cost',
        formula: `${about(fromGrid(values))} kWh × ${aboutPrice(rate(values))} × ${MONTHS_PER_YEAR} months`,
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

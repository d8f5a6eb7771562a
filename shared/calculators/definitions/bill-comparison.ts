import { t } from '../../language/t.ts'
import { amount, percent, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
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

export default defineCalculator('bill-comparison', (formats) => {
  const { readable, roundedMoney, readablePrice, exact, exactMoney, currencySymbol: currency } = formats
  return createDefinition({
    version: 1,
    fields: {
      currentBill: number(t('Current Monthly Bill ({currency})', { currency }), { min: 0, money: true }),
      monthlyConsumption: number(t('Monthly Consumption (kWh)'), { above: 0, step: 10 }),
      solarGeneration: number(t('Expected Solar Generation (kWh/month)'), { min: 0, step: 10 }),
    },
    formula: billWithSolar,
    cards: {
      currentAnnualCost: amount(t('Current Annual Cost'), 'none', t('12 bills as they are now.')),
      projectedAnnualCost: amount(t('Projected Annual Cost'), 'none', t('12 bills with solar.')),
      annualSavings: amount(t('Annual Savings'), 'none', t('What you would no longer pay in a year.')),
      percentageSavings: percent(t('Percentage Savings'), 0, t('The savings as a share of your bills now.')),
    },
    askedCard: 'annualSavings',
    notes: ({ solarGeneration }) =>
      t('Solar generation: {generation} kWh/month', { generation: exact(solarGeneration) }),
    working: (values, results) => {
      const [now, then] = [roundedMoney(current(values)), roundedMoney(projected(values))]
      const saved = roundedMoney(current(values) - projected(values))
      const price = readablePrice(rate(values))
      const bought = withUnit(readable(fromGrid(values)), 'kWh')
      const months = exact(MONTHS_PER_YEAR)
      return [
        {
          label: t('Price per kWh'),
          formula: `${exactMoney(values.currentBill)} ÷ ${withUnit(exact(values.monthlyConsumption), 'kWh')}`,
          value: price,
        },
        {
          label: t('Current annual cost'),
          formula: t('{bill} × {months} months', { bill: exactMoney(values.currentBill), months }),
          value: now,
        },
        {
          label: t('Still bought from the grid'),
          formula: t('{used} − {generated}, at least 0', {
            used: withUnit(exact(values.monthlyConsumption), 'kWh'),
            generated: withUnit(exact(values.solarGeneration), 'kWh'),
          }),
          value: bought,
        },
        {
          label: t('Projected annual cost'),
          formula: t('{bought} × {price} × {months} months', { bought, price, months }),
          value: then,
        },
        { label: t('Annual savings'), formula: `${now} − ${then}`, value: saved },
        {
          label: t('Percentage savings'),
          formula: current(values) === 0 ? t('No bill, so nothing to save') : `${saved} ÷ ${now}`,
          value: formats.percent(results.percentageSavings, 0),
        },
      ]
    },
    method: [
      t('The price per kWh is your bill divided by your consumption.'),
      t(
        'With solar, you pay that price for the electricity that solar does not cover. Surplus solar earns nothing here.',
      ),
      t('A year is {months} such months. The savings are the difference between the two years.', {
        months: exact(MONTHS_PER_YEAR),
      }),
    ],
  })
})

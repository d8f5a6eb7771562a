import { amount, payback } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const YEARS = 25 // [years], panel life under warranty
const RATE_INCREASE = 2.5 // [%/year]
/** Relative; absorbs floating-point error in the running sum. */
const SUM_TOLERANCE = 1e-12

interface PaybackValues {
  readonly systemCost: number
  readonly annualSavings: number
  readonly incentives: number
  readonly maintenanceCost: number
  readonly rateIncrease: number
}

const netCost = ({ systemCost, incentives }: PaybackValues) => systemCost - incentives
const netSavings = ({ annualSavings, maintenanceCost }: PaybackValues) => annualSavings - maintenanceCost

/** [$], growing by the rate increase. */
function yearlySavings(values: PaybackValues): number[] {
  const growth = 1 + values.rateIncrease / 100
  const years = [netSavings(values)]
  while (years.length < YEARS) years.push((years.at(-1) as number) * growth)
  return years
}

const total = (years: readonly number[]) => years.reduce((sum, saved) => sum + saved, 0)

/** Years with a fraction; null if never. */
function yearsUntil(cost: number, years: readonly number[]): number | null {
  if (cost <= 0) return 0
  let before = 0
  for (const [year, saved] of years.entries()) {
    if (saved > 0 && before + saved >= cost * (1 - SUM_TOLERANCE)) return year + Math.min(1, (cost - before) / saved)
    before += saved
  }
  return null
}

/**
 * @param systemCost [$]
 * @param annualSavings of the first year [$/year]
 * @param incentives [$]
 * @param maintenanceCost [$/year]
 * @param rateIncrease [%/year]
 * @returns netSystemCost [$], annualNetSavings [$/year], paybackPeriod [years] or null, totalSavings over 25 years [$]
 */
export function investmentPayback(values: PaybackValues) {
  const years = yearlySavings(values)
  const period = yearsUntil(netCost(values), years)
  return {
    netSystemCost: round(netCost(values), 2),
    annualNetSavings: round(netSavings(values), 2),
    paybackPeriod: period === null ? null : round(period, 1),
    totalSavings: round(total(years) - netCost(values)),
  }
}

const period = payback('Payback Period', 'Until the savings have paid for the system.')

export default defineCalculator(catalogueEntry('payback-period'), {
  version: 1,
  fields: {
    systemCost: number('Total System Cost ($)', { name: 'The cost', above: 0, step: 100, money: true }),
    annualSavings: number('Annual Energy Savings ($)', { name: 'Savings', above: 0, step: 10, money: true }),
    incentives: number('Government Incentives/Rebates ($)', {
      name: 'Incentives',
      min: 0,
      step: 100,
      money: true,
      fallback: 0,
    }),
    maintenanceCost: number('Annual Maintenance Cost ($)', {
      name: 'Maintenance',
      min: 0,
      step: 10,
      money: true,
      fallback: 0,
    }),
    rateIncrease: number('Annual Electricity Rate Increase (%)', {
      name: 'The rate increase',
      min: -50,
      max: 100,
      step: 0.1,
      initial: String(RATE_INCREASE),
      fallback: RATE_INCREASE,
    }),
  },
  formula: investmentPayback,
  cards: {
    netSystemCost: amount('Net System Cost', 'where needed', 'The price less incentives.'),
    annualNetSavings: amount('Annual Net Savings', 'where needed', 'Of the first year, less maintenance.'),
    paybackPeriod: period,
    totalSavings: amount(`${YEARS}-Year Savings`, 'none', 'What is left after the system is paid for.'),
  },
  notes: ({ systemCost }, { exactMoney }) => `System cost: ${exactMoney(systemCost)}`,
  working: (values, results, formats) => {
    const { roundedMoney, exact, exactMoney } = formats
    const { systemCost, incentives, annualSavings, maintenanceCost, rateIncrease } = values
    const cost = roundedMoney(netCost(values))
    const saved = roundedMoney(netSavings(values))
    return [
      { label: 'Net cost', formula: `${exactMoney(systemCost)} − ${exactMoney(incentives)}`, value: cost },
      {
        label: 'Net savings of the first year',
        formula: `${exactMoney(annualSavings)} − ${exactMoney(maintenanceCost)}`,
        value: saved,
      },
      {
        label: `Savings of ${YEARS} years`,
        formula: `${saved}, each year ${exact(Math.abs(rateIncrease))}% ${rateIncrease < 0 ? 'less' : 'more'} than the year before, added up`,
        value: roundedMoney(total(yearlySavings(values))),
      },
      {
        label: 'Payback period',
        formula: `When the savings added up reach ${cost}`,
        value: period.format(results.paybackPeriod, formats),
      },
      {
        label: `${YEARS}-year savings`,
        formula: `${roundedMoney(total(yearlySavings(values)))} − ${netCost(values) < 0 ? `(${cost})` : cost}`,
        value: exactMoney(results.totalSavings),
      },
    ]
  },
  method: ({ exact }) => [
    'The net cost is the price less incentives; the net savings are the savings less maintenance.',
    `The first year saves the annual net, each later year more by the rate increase (${exact(RATE_INCREASE)}% unless you change it).`,
    'The payback period is the moment at which the savings added up reach the net cost, inside the year.',
    `The ${YEARS}-year savings are the savings of ${YEARS} years added up, less the net cost.`,
  ],
})

import { t } from '../../language/t.ts'
import { amount, formatCardFigure, payback } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const YEARS = 25 // [years], panel life under warranty
const RATE_INCREASE = 2.5 // [%/year]
/** Relative tolerance; absorbs floating-point error in the running sum. */
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

export default defineCalculator('payback-period', (formats) => {
  const { roundedMoney, exact, exactMoney, percent, currencySymbol: currency } = formats
  const period = payback(t('Payback Period'), YEARS, t('Years until the savings have paid for the system.'))
  const years = exact(YEARS)
  return createDefinition({
    version: 1,
    fields: {
      systemCost: number(t('Total System Cost ({currency})', { currency }), { above: 0, step: 100, money: true }),
      annualSavings: number(t('Annual Energy Savings ({currency})', { currency }), { above: 0, step: 10, money: true }),
      incentives: number(t('Government Incentives/Rebates ({currency})', { currency }), {
        min: 0,
        step: 100,
        money: true,
        fallback: 0,
      }),
      maintenanceCost: number(t('Annual Maintenance Cost ({currency})', { currency }), {
        min: 0,
        step: 10,
        money: true,
        fallback: 0,
      }),
      rateIncrease: number(t('Annual Electricity Rate Increase (%)'), {
        min: -50,
        max: 100,
        step: 0.1,
        initial: String(RATE_INCREASE),
        fallback: RATE_INCREASE,
      }),
    },
    formula: investmentPayback,
    cards: {
      // untranslated: key
      netSystemCost: amount(t('Net System Cost'), 'where needed', t('The price minus incentives.')),
      // untranslated: key
      annualNetSavings: amount(t('Annual Net Savings'), 'where needed', t('In year 1, minus maintenance.')),
      paybackPeriod: period,
      totalSavings: amount(
        t('{years}-Year Savings', { years }),
        'none',
        t('What is left after paying for the system.'),
      ),
    },
    askedCard: 'paybackPeriod',
    notes: ({ systemCost }) => t('System cost: {cost}', { cost: exactMoney(systemCost) }),
    working: (values, results) => {
      const { systemCost, incentives, annualSavings, maintenanceCost, rateIncrease } = values
      const cost = roundedMoney(netCost(values))
      const saved = roundedMoney(netSavings(values))
      const savedInAllYears = roundedMoney(total(yearlySavings(values)))
      return [
        { label: t('Net cost'), formula: `${exactMoney(systemCost)} − ${exactMoney(incentives)}`, value: cost },
        {
          label: t('Net savings in year 1'),
          formula: `${exactMoney(annualSavings)} − ${exactMoney(maintenanceCost)}`,
          value: saved,
        },
        {
          label: t('Savings over {years} years', { years }),
          formula: t(
            '{trend, select, less {{saved} in year 1, then {rate} less each year, added up} other {{saved} in year 1, then {rate} more each year, added up}}',
            {
              saved,
              rate: percent(Math.abs(rateIncrease)),
              trend: rateIncrease < 0 ? 'less' : 'more',
            },
          ),
          value: savedInAllYears,
        },
        {
          label: t('Payback period'),
          formula: t('When total savings reach {cost}', { cost }),
          value: formatCardFigure(period.figure(results.paybackPeriod, formats)),
        },
        {
          label: t('{years}-year savings', { years }),
          formula: `${savedInAllYears} − ${netCost(values) < 0 ? `(${cost})` : cost}`,
          value: exactMoney(results.totalSavings),
        },
      ]
    },
    method: [
      t('The net cost is the price minus incentives. The net savings are the savings minus maintenance.'),
      t(
        'Year 1 saves the annual net savings. Each later year saves more by the rate increase ({rate} unless you change it).',
        {
          rate: percent(RATE_INCREASE),
        },
      ),
      t('The payback period ends when total savings reach the net cost, which may be during a year.'),
      t('The {years}-year savings are the savings over {years} years added up, minus the net cost.', { years }),
    ],
  })
})

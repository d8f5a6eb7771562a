import { t } from '../../language/t.ts'
import { amount, formatCardFigure, quantity, withUnit, years } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { DAYS_PER_MONTH, daysPerMonth, ELECTRICITY_RATE, electricityRate, pricePerKwh } from '../household.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const SYSTEM_EFFICIENCY = 75 // [%] share of the rated output that reaches the house
const BILL_OFFSET = 90 // [%] share of the bill saved
const COST_PER_WATT = 3 // [$/W] installed
const MONTHS_PER_YEAR = 12
const WATTS_PER_KILOWATT = 1000

interface SolarValues {
  readonly monthlyBill: number
  readonly sunHours: number
  readonly electricityRate: number
  readonly daysPerMonth: number
  readonly systemEfficiency: number
  readonly billOffset: number
  readonly costPerWatt: number
}

const monthlyUse = ({ monthlyBill, electricityRate }: SolarValues) => monthlyBill / electricityRate

/**
 * The payback period uses the rounded size and savings as shown.
 * @param monthlyBill average electricity bill [$/month], above 0
 * @param sunHours average hours of full sun [h/day], above 0
 * @param electricityRate [$/kWh]
 * @param daysPerMonth [days]
 * @param systemEfficiency [%]
 * @param billOffset [%]
 * @param costPerWatt [$/W]
 * @returns recommendedSize [kW], estimatedSavings [$/year], paybackPeriod [years]
 */
function solarSystem(values: SolarValues) {
  const { monthlyBill, sunHours, daysPerMonth, systemEfficiency, billOffset, costPerWatt } = values
  const recommendedSize = round(monthlyUse(values) / ((daysPerMonth * sunHours * systemEfficiency) / 100), 1)
  const estimatedSavings = round((monthlyBill * MONTHS_PER_YEAR * billOffset) / 100)
  const paybackPeriod = round((recommendedSize * WATTS_PER_KILOWATT * costPerWatt) / estimatedSavings, 1)
  return { recommendedSize, estimatedSavings, paybackPeriod }
}

/** @param price formatted */
const pricePerWatt = (price: string) => t('{price} per W', { price })

export default defineCalculator('solar', (formats, prices) => {
  const { upTo, decimals, exact, exactMoney, percent, currencySymbol: currency } = formats
  const billLabel = t('Average Monthly Electricity Bill ({currency})', { currency })
  const payback = years(t('Payback Period'), t('Years until the savings have paid for the system.'))
  return createDefinition({
    version: 1,
    fields: {
      monthlyBill: number(billLabel, { above: 0, money: true }),
      sunHours: number(t('Average Daily Sun Hours'), {
        // The climate table has 2.5 to 6 on level ground for 98% of the people in the towns of the town search.
        hint: t('Hours of full sun in a day, not hours of daylight. Most homes get 2.5 to 6.'),
        above: 0,
        max: 24,
        step: 0.1,
      }),
    },
    assumptions: {
      electricityRate: electricityRate(formats, { above: 0 }),
      daysPerMonth: daysPerMonth(),
      systemEfficiency: assumption(t('System efficiency (%)'), SYSTEM_EFFICIENCY, { above: 0, max: 100 }),
      billOffset: assumption(t('Share of the bill saved (%)'), BILL_OFFSET, { above: 0, max: 100 }),
      costPerWatt: assumption(t('Installed cost ({currency}/W)', { currency }), COST_PER_WATT, {
        min: 0,
        step: 0.1,
        describePrice: pricePerWatt,
      }),
    },
    refuse: (values) =>
      solarSystem(values).estimatedSavings === 0
        ? {
            monthlyBill: t('{label}: enter a higher bill. With this one, solar would save less than {amount} a year.', {
              label: billLabel,
              amount: exactMoney(1),
            }),
          }
        : undefined,
    formula: solarSystem,
    cards: {
      recommendedSize: quantity(t('System Size'), 'kW', 1, t('Panels that would make as much as you use.')),
      estimatedSavings: amount(t('Annual Savings'), 'none', t('What you would no longer pay in a year.')),
      paybackPeriod: payback,
    },
    notes: ({ monthlyBill }) => t('Monthly bill: {bill}', { bill: exactMoney(monthlyBill) }),
    working: (values, { recommendedSize, estimatedSavings, paybackPeriod }) => {
      const { monthlyBill, sunHours, electricityRate, daysPerMonth, systemEfficiency, billOffset, costPerWatt } = values
      const use = withUnit(upTo(monthlyUse(values), 1), 'kWh')
      const size = withUnit(decimals(recommendedSize, 1), 'kW')
      const cost = exactMoney(round(recommendedSize * WATTS_PER_KILOWATT * costPerWatt, 2))
      const savings = exactMoney(estimatedSavings)
      return [
        {
          label: t('Monthly electricity use'),
          formula: `${exactMoney(monthlyBill)} ÷ ${pricePerKwh(exactMoney(electricityRate))}`,
          value: use,
        },
        {
          label: t('System size'),
          formula: t('{use} ÷ ({n, plural, one {{days} day} other {{days} days}} × {hours} × {efficiency})', {
            use,
            n: daysPerMonth,
            days: exact(daysPerMonth),
            hours: withUnit(exact(sunHours), 'h'),
            efficiency: percent(systemEfficiency),
          }),
          value: size,
        },
        {
          label: t('Yearly savings'),
          formula: t('{bill} × {months} months × {share}', {
            bill: exactMoney(monthlyBill),
            months: exact(MONTHS_PER_YEAR),
            share: percent(billOffset),
          }),
          value: savings,
        },
        {
          label: t('System price'),
          formula: `${size} × ${withUnit(exact(WATTS_PER_KILOWATT), 'W/kW')} × ${pricePerWatt(exactMoney(costPerWatt))}`,
          value: cost,
        },
        {
          label: t('Payback period'),
          formula: t('{cost} ÷ {savings} a year', { cost, savings }),
          value: formatCardFigure(payback.figure(paybackPeriod, formats)),
        },
      ]
    },
    method: [
      t('Your monthly use is your bill divided by the electricity rate, {price}.', {
        price: pricePerKwh(exactMoney(prices.electricityRate?.value ?? ELECTRICITY_RATE)),
      }),
      t('The system size is that use divided by {days} days, your sun hours and a system efficiency of {efficiency}.', {
        days: exact(DAYS_PER_MONTH),
        efficiency: percent(SYSTEM_EFFICIENCY),
      }),
      t('The annual savings are {share} of {months} monthly bills.', {
        share: percent(BILL_OFFSET),
        months: exact(MONTHS_PER_YEAR),
      }),
      t('The payback period is the system price, at {price}, divided by the annual savings.', {
        price: pricePerWatt(exactMoney(prices.costPerWatt?.value ?? COST_PER_WATT)),
      }),
    ],
  })
})

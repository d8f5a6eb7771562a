import { amount, quantity, years } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { DAYS_PER_MONTH, daysPerMonth, ELECTRICITY_RATE, electricityRate } from '../household.ts'
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

export default defineCalculator(catalogueEntry('solar'), {
  version: 1,
  fields: {
    monthlyBill: number('Average Monthly Electricity Bill ($)', { name: 'The bill', above: 0, money: true }),
    sunHours: number('Average Daily Sun Hours', {
      name: 'Sun hours',
      hint: 'Hours of full sun in a day, not of daylight; most homes get 3 to 6.',
      above: 0,
      max: 24,
      step: 0.1,
    }),
  },
  assumptions: {
    electricityRate: electricityRate({ above: 0 }),
    daysPerMonth,
    systemEfficiency: assumption('System efficiency (%)', SYSTEM_EFFICIENCY, {
      name: 'Efficiency',
      above: 0,
      max: 100,
    }),
    billOffset: assumption('Share of the bill saved (%)', BILL_OFFSET, { name: 'The share', above: 0, max: 100 }),
    costPerWatt: assumption('Installed cost ($/W)', COST_PER_WATT, {
      name: 'The cost',
      min: 0,
      step: 0.1,
      money: true,
    }),
  },
  refuse: (values, { exactMoney }) =>
    solarSystem(values).estimatedSavings === 0
      ? { monthlyBill: `The bill is too small: solar would save less than ${exactMoney(1)} a year.` }
      : undefined,
  formula: solarSystem,
  cards: {
    recommendedSize: quantity('System Size', 'kW', 1, 'Panels that would make what you use.'),
    estimatedSavings: amount('Annual Savings', 'none', 'What you would no longer pay in a year.'),
    paybackPeriod: years('Payback Period', 'Until the savings have paid for the system.'),
  },
  notes: ({ monthlyBill }, { exactMoney }) => `Monthly bill: ${exactMoney(monthlyBill)}`,
  working: (
    values,
    { recommendedSize, estimatedSavings, paybackPeriod },
    { readable, decimals, exact, exactMoney },
  ) => {
    const { monthlyBill, sunHours, electricityRate, daysPerMonth, systemEfficiency, billOffset, costPerWatt } = values
    const use = readable(monthlyUse(values))
    const cost = recommendedSize * WATTS_PER_KILOWATT * costPerWatt
    return [
      {
        label: 'Electricity used in a month',
        formula: `${exactMoney(monthlyBill)} ÷ ${exactMoney(electricityRate)} per kWh`,
        value: `${use} kWh`,
      },
      {
        label: 'System size',
        formula: `${use} kWh ÷ (${exact(daysPerMonth)} days × ${exact(sunHours)} h × ${exact(systemEfficiency)}%)`,
        value: `${decimals(recommendedSize, 1)} kW`,
      },
      {
        label: 'Savings in a year',
        formula: `${exactMoney(monthlyBill)} × ${MONTHS_PER_YEAR} months × ${exact(billOffset)}%`,
        value: exactMoney(estimatedSavings),
      },
      {
        label: 'Cost of the system',
        formula: `${decimals(recommendedSize, 1)} kW × ${exact(WATTS_PER_KILOWATT)} W/kW × ${exactMoney(costPerWatt)} per W`,
        value: exactMoney(round(cost, 2)),
      },
      {
        label: 'Payback period',
        formula: `${exactMoney(round(cost, 2))} ÷ ${exactMoney(estimatedSavings)} a year`,
        value: `${decimals(paybackPeriod, 1)} years`,
      },
    ]
  },
  method: ({ exactMoney }, prices) => [
    `Your monthly use is your bill divided by the electricity rate, ${exactMoney(prices.electricityRate?.value ?? ELECTRICITY_RATE)} per kWh.`,
    `The system size is that use divided by ${DAYS_PER_MONTH} days, your sun hours and a system efficiency of ${SYSTEM_EFFICIENCY}%.`,
    `The annual savings are ${BILL_OFFSET}% of twelve monthly bills.`,
    `The payback period is the system's price, at ${exactMoney(prices.costPerWatt?.value ?? COST_PER_WATT)} per installed watt, divided by the annual savings.`,
  ],
})

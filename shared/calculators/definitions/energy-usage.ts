import { type Appliance, appliances } from '../appliances.ts'
import { amount, quantity } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { DAYS_PER_MONTH, daysPerMonth, ELECTRICITY_RATE, electricityRate } from '../household.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const WATT_HOURS_PER_KWH = 1000 // [Wh/kWh]

interface UsageValues {
  readonly appliances: readonly Appliance[]
  readonly electricityRate: number
  readonly daysPerMonth: number
}

const daily = (list: readonly Appliance[]) =>
  list.reduce((sum, { watts, hoursPerDay }) => sum + watts * hoursPerDay, 0) / WATT_HOURS_PER_KWH

/**
 * @param appliances watts [W] and hoursPerDay [h/day] of each
 * @param electricityRate [$/kWh]
 * @param daysPerMonth [days]
 * @returns dailyUsage [kWh/day], monthlyUsage [kWh/month], monthlyCost [$/month]
 */
export function applianceUsage({ appliances, electricityRate, daysPerMonth }: UsageValues) {
  const dailyUsage = daily(appliances)
  const monthlyUsage = dailyUsage * daysPerMonth
  return {
    dailyUsage: round(dailyUsage, 2),
    monthlyUsage: round(monthlyUsage, 2),
    monthlyCost: round(monthlyUsage * electricityRate, 2),
  }
}

export default defineCalculator(catalogueEntry('energy-usage'), {
  version: 1,
  action: 'Calculate Usage',
  fields: {
    appliances: appliances('Appliances', [
      { name: 'Refrigerator', watts: '150', hoursPerDay: '24' },
      { name: 'AC', watts: '1500', hoursPerDay: '8' },
      { name: 'LED TV', watts: '100', hoursPerDay: '4' },
    ]),
  },
  assumptions: {
    electricityRate: electricityRate({ min: 0 }),
    daysPerMonth,
  },
  formula: applianceUsage,
  cards: {
    dailyUsage: quantity('Daily Usage', 'kWh', 2, 'All appliances together in a day.'),
    monthlyUsage: quantity('Monthly Usage', 'kWh', 2, 'The same over a month.'),
    monthlyCost: amount('Monthly Cost', 'all', 'What the month adds to your bill.'),
  },
  notes: ({ appliances }) => `${appliances.length} ${appliances.length === 1 ? 'appliance' : 'appliances'}`,
  working: ({ appliances, electricityRate, daysPerMonth }, results, { readable, roundedMoney, exact, exactMoney }) => {
    const perDay = readable(daily(appliances))
    const perMonth = readable(daily(appliances) * daysPerMonth)
    return [
      ...appliances.map((appliance) => ({
        label: appliance.name,
        formula: `${exact(appliance.watts)} W × ${exact(appliance.hoursPerDay)} h ÷ ${exact(WATT_HOURS_PER_KWH)}`,
        value: `${readable(daily([appliance]))} kWh`,
      })),
      { label: 'Daily usage', formula: 'All appliances added up', value: `${perDay} kWh` },
      { label: 'Monthly usage', formula: `${perDay} kWh × ${exact(daysPerMonth)} days`, value: `${perMonth} kWh` },
      {
        label: 'Monthly cost',
        formula: `${perMonth} kWh × ${exactMoney(electricityRate)} per kWh`,
        value: roundedMoney(results.monthlyCost),
      },
    ]
  },
  method: ({ exact, exactMoney }, prices) => [
    `Each appliance uses its watts times its hours, divided by ${exact(WATT_HOURS_PER_KWH)}, in kWh a day.`,
    `The monthly usage is the sum of all appliances times ${DAYS_PER_MONTH} days.`,
    `The monthly cost is that usage at ${exactMoney(prices.electricityRate?.value ?? ELECTRICITY_RATE)} per kWh.`,
  ],
})

import { t, tInContext } from '../../language/t.ts'
import { type Appliance, appliances } from '../appliances.ts'
import { amount, quantity, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { DAYS_PER_MONTH, daysPerMonth, ELECTRICITY_RATE, electricityRate, pricePerKwh } from '../household.ts'
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

export default defineCalculator('energy-usage', (formats, prices) => {
  const { readable, roundedMoney, exact, exactMoney } = formats
  return createDefinition({
    version: 1,
    action: t('Calculate Usage'),
    fields: {
      appliances: appliances(t('Appliances'), [
        { name: t('Refrigerator'), watts: '150', hoursPerDay: '24' },
        { name: tInContext('air conditioner', 'AC'), watts: '1500', hoursPerDay: '8' },
        { name: t('LED TV'), watts: '100', hoursPerDay: '4' },
      ]),
    },
    assumptions: {
      electricityRate: electricityRate(formats, { min: 0 }),
      daysPerMonth: daysPerMonth(),
    },
    formula: applianceUsage,
    cards: {
      dailyUsage: quantity(t('Daily Usage'), 'kWh', 2, t('All appliances together in a day.')),
      monthlyUsage: quantity(t('Monthly Usage'), 'kWh', 2, t('All appliances together in a month.')),
      monthlyCost: amount(t('Monthly Cost'), 'all', t('What these appliances add to your monthly bill.')),
    },
    notes: ({ appliances }) => t('{n, plural, one {# appliance} other {# appliances}}', { n: appliances.length }),
    working: ({ appliances, electricityRate, daysPerMonth }, results) => {
      const perDay = withUnit(readable(daily(appliances)), 'kWh')
      const perMonth = withUnit(readable(daily(appliances) * daysPerMonth), 'kWh')
      return [
        ...appliances.map((appliance) => ({
          label: appliance.name,
          formula: `${withUnit(exact(appliance.watts), 'W')} × ${withUnit(exact(appliance.hoursPerDay), 'h')} ÷ ${exact(WATT_HOURS_PER_KWH)}`,
          value: withUnit(readable(daily([appliance])), 'kWh'),
        })),
        { label: t('Daily usage'), formula: t('All appliances added up'), value: perDay },
        {
          label: t('Monthly usage'),
          formula: t('{perDay} × {n, plural, one {{days} day} other {{days} days}}', {
            perDay,
            n: daysPerMonth,
            days: exact(daysPerMonth),
          }),
          value: perMonth,
        },
        {
          label: t('Monthly cost'),
          formula: `${perMonth} × ${pricePerKwh(exactMoney(electricityRate))}`,
          value: roundedMoney(results.monthlyCost),
        },
      ]
    },
    method: [
      t('Each appliance uses its watts times its hours, divided by {number}, in kilowatt-hours (kWh) a day.', {
        number: exact(WATT_HOURS_PER_KWH),
      }),
      t('The monthly usage is the sum of all appliances times {days} days.', { days: exact(DAYS_PER_MONTH) }),
      t('The monthly cost is that usage at {price}.', {
        price: pricePerKwh(exactMoney(prices.electricityRate?.value ?? ELECTRICITY_RATE)),
      }),
    ],
  })
})

import { t } from '../../language/t.ts'
import { amount, quantity, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { pricePerKwh } from '../household.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const COST_PER_KWH = 1000 // [$/kWh] of capacity
const HOURS_PER_DAY = 24 // [h]
const WATT_HOURS_PER_KWH = 1000 // [Wh/kWh]
const COST_STEP = 100 // [$]
const ADVISED_EXTRA = { least: 20, most: 30 } // [%]

interface BatteryValues {
  readonly dailyUsage: number
  readonly backupHours: number
  readonly systemVoltage: number
  readonly costPerKwh: number
}

const capacity = ({ dailyUsage, backupHours }: BatteryValues) => (dailyUsage * backupHours) / HOURS_PER_DAY

/**
 * @param dailyUsage [kWh/day]
 * @param backupHours [h]
 * @param systemVoltage [V], above 0
 * @param costPerKwh [$/kWh]
 * @returns recommendedCapacity [kWh], ampHours [Ah], estimatedCost [$]
 */
export function batteryStorage(values: BatteryValues) {
  const kilowattHours = capacity(values)
  return {
    recommendedCapacity: round(kilowattHours, 1),
    ampHours: round((kilowattHours * WATT_HOURS_PER_KWH) / values.systemVoltage),
    estimatedCost: round((kilowattHours * values.costPerKwh) / COST_STEP) * COST_STEP,
  }
}

export default defineCalculator('battery', (formats, prices) => {
  const { readable, decimals, exact, exactMoney, roundedMoney, percent, currencySymbol: currency } = formats
  const step = exactMoney(COST_STEP)
  return createDefinition({
    version: 1,
    fields: {
      dailyUsage: number(t('Daily Energy Usage (kWh)'), { above: 0 }),
      backupHours: number(t('Desired Backup Hours'), {
        hint: t('How long the battery should last without sun or grid.'),
        above: 0,
        max: 720,
      }),
      systemVoltage: number(t('System Voltage (V)'), { hint: t('Usually 12, 24 or 48.'), above: 0 }),
    },
    assumptions: {
      costPerKwh: assumption(t('Battery cost ({currency}/kWh)', { currency }), COST_PER_KWH, {
        min: 0,
        step: 10,
        describePrice: pricePerKwh,
      }),
    },
    formula: batteryStorage,
    cards: {
      recommendedCapacity: quantity(t('Recommended Capacity'), 'kWh', 1, t('What you use during the backup hours.')),
      ampHours: quantity(t('Required Amp Hours'), t('AH'), 0, t('The same capacity at your system voltage.')),
      estimatedCost: amount(t('Estimated Cost'), 'none', t('To the nearest {step}.', { step })),
    },
    notes: ({ dailyUsage }) => t('Daily usage: {usage} kWh', { usage: exact(dailyUsage) }),
    working: (values, results) => {
      const needed = withUnit(readable(capacity(values)), 'kWh')
      return [
        {
          label: t('Capacity'),
          formula: `${withUnit(exact(values.dailyUsage), 'kWh')} × ${withUnit(exact(values.backupHours), 'h')} ÷ ${withUnit(exact(HOURS_PER_DAY), 'h')}`,
          value: needed,
        },
        {
          label: t('Amp hours'),
          formula: `${needed} × ${exact(WATT_HOURS_PER_KWH)} ÷ ${withUnit(exact(values.systemVoltage), 'V')}`,
          value: withUnit(decimals(results.ampHours, 0), 'Ah'),
        },
        {
          label: t('Cost, to the nearest {step}', { step }),
          formula: `${needed} × ${pricePerKwh(roundedMoney(values.costPerKwh))}`,
          value: exactMoney(results.estimatedCost),
        },
      ]
    },
    method: [
      t('The capacity is your daily usage times the backup hours, divided by {hours}.', {
        hours: exact(HOURS_PER_DAY),
      }),
      t('The amp hours are that capacity in watt-hours divided by the system voltage.'),
      t('The cost is the capacity at {price}, to the nearest {step}.', {
        price: pricePerKwh(exactMoney(prices.costPerKwh?.value ?? COST_PER_KWH)),
        step,
      }),
    ],
    advice: t(
      'Plan for {least} to {most} more capacity than this. A battery should not be emptied completely, charging loses some energy, and every battery stores less as it ages.',
      { least: percent(ADVISED_EXTRA.least), most: percent(ADVISED_EXTRA.most) },
    ),
  })
})

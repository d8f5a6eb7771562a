import { amount, quantity } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { round } from '../rounding.ts'

/** Constants of Helioplan's published method. */
const COST_PER_KWH = 1000 // [$/kWh] of capacity
const HOURS_PER_DAY = 24 // [h]
const WATT_HOURS_PER_KWH = 1000 // [Wh/kWh]
const COST_STEP = 100 // [$]

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

export default defineCalculator(catalogueEntry('battery'), {
  version: 1,
  fields: {
    dailyUsage: number('Daily Energy Usage (kWh)', { name: 'Daily usage', above: 0 }),
    backupHours: number('Desired Backup Hours', {
      name: 'Backup hours',
      hint: 'How long the battery should last without sun or grid.',
      above: 0,
      max: 720,
    }),
    systemVoltage: number('System Voltage (V)', {
      name: 'The voltage',
      hint: 'Usually 12, 24 or 48.',
      above: 0,
    }),
  },
  assumptions: {
    costPerKwh: assumption('Battery cost ($/kWh)', COST_PER_KWH, { name: 'The cost', min: 0, step: 10, money: true }),
  },
  formula: batteryStorage,
  cards: {
    recommendedCapacity: quantity('Recommended Capacity', 'kWh', 1, 'What you use in the hours of backup.'),
    ampHours: quantity('Required Amp Hours', 'AH', 0, 'The same at your system voltage.'),
    estimatedCost: amount('Estimated Cost', 'none', ({ exactMoney }) => `To the nearest ${exactMoney(COST_STEP)}.`),
  },
  notes: ({ dailyUsage }, { exact }) => `Daily usage: ${exact(dailyUsage)} kWh`,
  working: (values, results, { readable, roundedMoney, decimals, exact, exactMoney }) => {
    const needed = readable(capacity(values))
    return [
      {
        label: 'Capacity',
        formula: `${exact(values.dailyUsage)} kWh × ${exact(values.backupHours)} h ÷ ${HOURS_PER_DAY} h`,
        value: `${needed} kWh`,
      },
      {
        label: 'Amp hours',
        formula: `${needed} kWh × ${exact(WATT_HOURS_PER_KWH)} ÷ ${exact(values.systemVoltage)} V`,
        value: `${decimals(results.ampHours, 0)} AH`,
      },
      {
        label: `Cost, to the nearest ${exactMoney(COST_STEP)}`,
        formula: `${needed} kWh × ${roundedMoney(values.costPerKwh)} per kWh`,
        value: exactMoney(results.estimatedCost),
      },
    ]
  },
  method: ({ exactMoney }, prices) => [
    `The capacity is your daily usage times the hours of backup, divided by ${HOURS_PER_DAY}.`,
    'The amp hours are that capacity in watt hours divided by the system voltage.',
    `The cost is the capacity at ${exactMoney(prices.costPerKwh?.value ?? COST_PER_KWH)} per kWh, to the nearest ${exactMoney(COST_STEP)}.`,
  ],
  advice:
    'Plan for 20–30% more capacity than this. No battery should be emptied to the last bit, some energy is lost on the way, and every battery holds less as it ages.',
})

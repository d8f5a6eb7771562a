import { quantity } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

interface ChargeValues {
  readonly voltage: number
  readonly panelWattage: number
  readonly panelCount: number
  readonly sunHours: number
}

const totalWatts = ({ panelWattage, panelCount }: ChargeValues) => panelWattage * panelCount

/**
 * @param voltage of the system [V], above 0
 * @param panelWattage of one panel [W]
 * @param panelCount whole, at least 1
 * @param sunHours of full sun [h/day]
 * @returns ampsPerHour [A] in full sun, totalAmpHours [Ah/day]
 */
export function batteryCharging(values: ChargeValues) {
  const amps = totalWatts(values) / values.voltage
  return { ampsPerHour: round(amps, 2), totalAmpHours: round(amps * values.sunHours, 2) }
}

export default defineCalculator(catalogueEntry('battery-charge'), {
  version: 1,
  fields: {
    voltage: number('System Voltage (V)', { name: 'The voltage', hint: 'Usually 12, 24 or 48.', above: 0 }),
    panelWattage: number('Solar Panel Wattage (W)', { name: 'The wattage', above: 0, step: 10 }),
    panelCount: number('Number of Panels', {
      name: 'The number of panels',
      min: 1,
      whole: true,
      initial: '1',
      fallback: 1,
    }),
    sunHours: number('Sun Hours', {
      name: 'Sun hours',
      hint: 'Hours of full sun in a day.',
      above: 0,
      max: 24,
      step: 0.1,
    }),
  },
  formula: batteryCharging,
  cards: {
    ampsPerHour: quantity('Charging Current', 'A', 2, 'While the sun is at full strength.'),
    totalAmpHours: quantity('Total Amp Hours', 'AH', 2, 'Charge put in over a day.'),
  },
  notes: ({ panelWattage, panelCount }, { exact }) =>
    `${exact(panelCount)} × ${exact(panelWattage)} W ${panelCount === 1 ? 'panel' : 'panels'}`,
  working: (values, results, { readable, decimals, exact }) => {
    const watts = readable(totalWatts(values))
    const amps = readable(totalWatts(values) / values.voltage)
    return [
      {
        label: 'Power of all panels',
        formula: `${exact(values.panelCount)} × ${exact(values.panelWattage)} W`,
        value: `${watts} W`,
      },
      { label: 'Charging current', formula: `${watts} W ÷ ${exact(values.voltage)} V`, value: `${amps} A` },
      {
        label: 'Charge in a day',
        formula: `${amps} A × ${exact(values.sunHours)} h`,
        value: `${decimals(results.totalAmpHours, 2)} AH`,
      },
    ]
  },
  method: [
    'The power is the wattage of one panel times the number of panels.',
    'The charging current is that power divided by the system voltage.',
    'The amp hours are the current times your sun hours. Losses in the cables and the charge controller are not in it.',
  ],
})

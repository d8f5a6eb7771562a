import { quantity } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

interface SunHoursValues {
  readonly batteryCapacity: number
  readonly panelWattage: number
  readonly systemVoltage: number
}

const energy = ({ batteryCapacity, systemVoltage }: SunHoursValues) => batteryCapacity * systemVoltage

/**
 * Hours of full sun that fill a battery.
 * @param batteryCapacity [Ah]
 * @param panelWattage [W], above 0
 * @param systemVoltage [V]
 * @returns requiredHours [h of full sun], dailyEnergyNeeded [Wh]
 */
export function requiredSun(values: SunHoursValues) {
  return {
    requiredHours: round(energy(values) / values.panelWattage, 1),
    dailyEnergyNeeded: round(energy(values)),
  }
}

export default defineCalculator(catalogueEntry('sun-hours'), {
  version: 1,
  fields: {
    batteryCapacity: number('Battery Capacity (AH)', { name: 'The capacity', above: 0, step: 10 }),
    panelWattage: number('Solar Panel Wattage (W)', { name: 'The wattage', above: 0, step: 10 }),
    systemVoltage: number('System Voltage (V)', { name: 'The voltage', hint: 'Usually 12, 24 or 48.', above: 0 }),
  },
  formula: requiredSun,
  cards: {
    requiredHours: quantity('Required Sun Hours', 'hours', 1, 'Of full sun, from empty to full.'),
    dailyEnergyNeeded: quantity('Daily Energy Needed', 'Wh', 0, 'What the battery holds.'),
  },
  notes: ({ batteryCapacity, panelWattage }, { exact }) =>
    `Battery: ${exact(batteryCapacity)} Ah, ${exact(panelWattage)} W panel`,
  working: (values, results, { readable, decimals, exact }) => [
    {
      label: 'Energy in the battery',
      formula: `${exact(values.batteryCapacity)} AH × ${exact(values.systemVoltage)} V`,
      value: `${readable(energy(values))} Wh`,
    },
    {
      label: 'Sun hours',
      formula: `${readable(energy(values))} Wh ÷ ${exact(values.panelWattage)} W`,
      value: `${decimals(results.requiredHours, 1)} hours`,
    },
  ],
  method: [
    'The energy is the capacity of the battery times the system voltage.',
    'The sun hours are that energy divided by the wattage of your panels.',
  ],
  advice:
    'Count on 20–30% more sun than this. Heat, dust, cables and charging itself all take their share before the energy reaches the battery.',
})

import { t } from '../../language/t.ts'
import { formatCardFigure, hours, quantity, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { number } from '../fields.ts'
import { round } from '../rounding.ts'

const ADVISED_EXTRA = { least: 20, most: 30 } // [%]

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

export default defineCalculator('sun-hours', (formats) => {
  const { readable, exact, percent } = formats
  const required = hours(t('Required Sun Hours'), 1, t('Hours of full sun, from empty to full.'))
  return createDefinition({
    version: 1,
    fields: {
      batteryCapacity: number(t('Battery Capacity (AH)'), { above: 0, step: 10 }),
      panelWattage: number(t('Solar Panel Wattage (W)'), { above: 0, step: 10 }),
      systemVoltage: number(t('System Voltage (V)'), { hint: t('Usually 12, 24 or 48.'), above: 0 }),
    },
    formula: requiredSun,
    cards: {
      requiredHours: required,
      // untranslated: unit
      dailyEnergyNeeded: quantity(t('Daily Energy Needed'), 'Wh', 0, t('What the battery stores.')),
    },
    notes: ({ batteryCapacity, panelWattage }) =>
      t('Battery: {capacity} Ah, {watts} W panel', {
        capacity: exact(batteryCapacity),
        watts: exact(panelWattage),
      }),
    working: (values, results) => {
      const stored = withUnit(readable(energy(values)), 'Wh')
      return [
        {
          label: t('Energy in the battery'),
          formula: `${withUnit(exact(values.batteryCapacity), 'Ah')} × ${withUnit(exact(values.systemVoltage), 'V')}`,
          value: stored,
        },
        {
          label: t('Sun hours'),
          formula: `${stored} ÷ ${withUnit(exact(values.panelWattage), 'W')}`,
          value: formatCardFigure(required.figure(results.requiredHours, formats)),
        },
      ]
    },
    method: [
      t('The energy is the capacity of the battery times the system voltage.'),
      t('The sun hours are that energy divided by the wattage of your panels.'),
    ],
    advice: t(
      'Plan for {least} to {most} more sun than this. Heat, dust, cables and charging lose some of the energy before it is in the battery.',
      { least: percent(ADVISED_EXTRA.least), most: percent(ADVISED_EXTRA.most) },
    ),
  })
})

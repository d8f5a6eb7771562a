import { t } from '../../language/t.ts'
import { quantity, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
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

export default defineCalculator('battery-charge', ({ readable, decimals, exact }) =>
  createDefinition({
    version: 1,
    fields: {
      voltage: number(t('System Voltage (V)'), { hint: t('Usually 12, 24 or 48.'), above: 0 }),
      panelWattage: number(t('Solar Panel Wattage (W)'), { above: 0, step: 10 }),
      panelCount: number(t('Number of Panels'), { min: 1, whole: true, initial: '1', fallback: 1 }),
      sunHours: number(t('Sun Hours'), { hint: t('Hours of full sun in a day.'), above: 0, max: 24, step: 0.1 }),
    },
    formula: batteryCharging,
    cards: {
      ampsPerHour: quantity(t('Charging Current'), 'A', 2, t('In full sun.')),
      totalAmpHours: quantity(t('Total Amp Hours'), t('AH'), 2, t('What goes into the battery in a day.')),
    },
    notes: ({ panelWattage, panelCount }) =>
      t('{count} × {watts} W {n, plural, one {panel} other {panels}}', {
        count: exact(panelCount),
        watts: exact(panelWattage),
        n: panelCount,
      }),
    working: (values, results) => {
      const watts = withUnit(readable(totalWatts(values)), 'W')
      const amps = withUnit(readable(totalWatts(values) / values.voltage), 'A')
      return [
        {
          label: t('Power of all panels'),
          formula: `${exact(values.panelCount)} × ${withUnit(exact(values.panelWattage), 'W')}`,
          value: watts,
        },
        { label: t('Charging current'), formula: `${watts} ÷ ${withUnit(exact(values.voltage), 'V')}`, value: amps },
        {
          label: t('Charge in a day'),
          formula: `${amps} × ${withUnit(exact(values.sunHours), 'h')}`,
          value: withUnit(decimals(results.totalAmpHours, 2), 'Ah'),
        },
      ]
    },
    method: [
      t('The power is the wattage of one panel times the number of panels.'),
      t('The charging current is that power divided by the system voltage.'),
      t('The amp hours are the current times your sun hours. Losses in cables and charge controller are not included.'),
    ],
  }),
)

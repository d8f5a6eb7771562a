import { t } from '../../language/t.ts'
import { count, percent, quantity, withUnit } from '../cards.ts'
import { createDefinition, defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { round, roundUp } from '../rounding.ts'

/** Share of the panel output that reaches the battery, a constant of Helioplan's published method. */
const PANEL_EFFICIENCY = 80 // [%]

interface PanelValues {
  readonly batteryCapacity: number
  readonly systemVoltage: number
  readonly sunHours: number
  readonly panelWattage: number
  readonly panelEfficiency: number
}

const energy = ({ batteryCapacity, systemVoltage }: PanelValues) => batteryCapacity * systemVoltage
const toProduce = (values: PanelValues) => energy(values) / (values.panelEfficiency / 100)
const perPanel = ({ panelWattage, sunHours }: PanelValues) => panelWattage * sunHours

/**
 * Panels that recharge a battery in a day. The total wattage is that of whole panels.
 * @param batteryCapacity [Ah]
 * @param systemVoltage [V]
 * @param sunHours of full sun [h/day], above 0
 * @param panelWattage of one panel [W], above 0
 * @param panelEfficiency [%], above 0
 * @returns panelsNeeded, totalWattage [W], systemEfficiency [%]
 */
export function panelRequirements(values: PanelValues) {
  const panelsNeeded = roundUp(toProduce(values) / perPanel(values))
  return {
    panelsNeeded,
    totalWattage: round(panelsNeeded * values.panelWattage, 2),
    systemEfficiency: values.panelEfficiency,
  }
}

export default defineCalculator('panel-requirement', ({ readable, decimals, exact, percent: formatPercent }) =>
  createDefinition({
    version: 1,
    fields: {
      batteryCapacity: number(t('Battery Capacity (AH)'), { above: 0, step: 10 }),
      systemVoltage: number(t('System Voltage (V)'), { hint: t('Usually 12, 24 or 48.'), above: 0 }),
      sunHours: number(t('Available Sun Hours'), {
        hint: t('Hours of full sun in a day.'),
        above: 0,
        max: 24,
        step: 0.1,
      }),
      panelWattage: number(t('Panel Wattage (W)'), { above: 0, step: 10 }),
    },
    assumptions: {
      panelEfficiency: assumption(t('System efficiency (%)'), PANEL_EFFICIENCY, { above: 0, max: 100 }),
    },
    formula: panelRequirements,
    cards: {
      panelsNeeded: count(t('Panels Needed'), t('Rounded up to whole panels.')),
      totalWattage: quantity(t('Total Wattage'), 'W', undefined, t('All panels together.')),
      systemEfficiency: percent(
        t('System Efficiency'),
        undefined,
        t('The share of the panels’ electricity that reaches the battery.'),
      ),
    },
    notes: ({ batteryCapacity, panelWattage }) =>
      t('Battery: {capacity} Ah, {watts} W panel', {
        capacity: exact(batteryCapacity),
        watts: exact(panelWattage),
      }),
    working: (values, results) => {
      const stored = withUnit(readable(energy(values)), 'Wh')
      const needed = withUnit(readable(toProduce(values)), 'Wh')
      const ofOnePanel = withUnit(readable(perPanel(values)), 'Wh')
      const panelWatts = withUnit(exact(values.panelWattage), 'W')
      return [
        {
          label: t('Energy in the battery'),
          formula: `${withUnit(exact(values.batteryCapacity), 'Ah')} × ${withUnit(exact(values.systemVoltage), 'V')}`,
          value: stored,
        },
        {
          label: t('Energy the panels must make'),
          formula: `${stored} ÷ ${formatPercent(values.panelEfficiency)}`,
          value: needed,
        },
        {
          label: t('One panel in a day'),
          formula: `${panelWatts} × ${withUnit(exact(values.sunHours), 'h')}`,
          value: ofOnePanel,
        },
        {
          label: t('Panels, rounded up'),
          formula: `${needed} ÷ ${ofOnePanel} = ${readable(toProduce(values) / perPanel(values))}`,
          value: decimals(results.panelsNeeded, 0),
        },
        {
          label: t('Total wattage'),
          formula: `${decimals(results.panelsNeeded, 0)} × ${panelWatts}`,
          value: withUnit(exact(results.totalWattage), 'W'),
        },
      ]
    },
    method: [
      t('The energy is the capacity of the battery times the system voltage.'),
      t(
        '{share} of the electricity from the panels reaches the battery, so they must make more than the battery stores.',
        {
          share: formatPercent(PANEL_EFFICIENCY),
        },
      ),
      t(
        'In a day, one panel makes its wattage times your sun hours. The panels needed are rounded up to a whole number.',
      ),
      t('The total wattage is the number of panels times the wattage of one.'),
    ],
  }),
)

import { count, percent, quantity } from '../cards.ts'
import { catalogueEntry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
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

export default defineCalculator(catalogueEntry('panel-requirement'), {
  version: 1,
  fields: {
    batteryCapacity: number('Battery Capacity (AH)', { name: 'The capacity', above: 0, step: 10 }),
    systemVoltage: number('System Voltage (V)', { name: 'The voltage', hint: 'Usually 12, 24 or 48.', above: 0 }),
    sunHours: number('Available Sun Hours', {
      name: 'Sun hours',
      hint: 'Hours of full sun in a day.',
      above: 0,
      max: 24,
      step: 0.1,
    }),
    panelWattage: number('Panel Wattage (W)', { name: 'The wattage', above: 0, step: 10 }),
  },
  assumptions: {
    panelEfficiency: assumption('System efficiency (%)', PANEL_EFFICIENCY, { name: 'Efficiency', above: 0, max: 100 }),
  },
  formula: panelRequirements,
  cards: {
    panelsNeeded: count('Panels Needed', 'Rounded up to whole panels.'),
    totalWattage: quantity('Total Wattage', 'W', undefined, 'All panels together.'),
    systemEfficiency: percent('System Efficiency', undefined, 'What reaches the battery of what the panels make.'),
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
      label: 'Energy the panels must make',
      formula: `${readable(energy(values))} Wh ÷ ${exact(values.panelEfficiency)}%`,
      value: `${readable(toProduce(values))} Wh`,
    },
    {
      label: 'One panel in a day',
      formula: `${exact(values.panelWattage)} W × ${exact(values.sunHours)} h`,
      value: `${readable(perPanel(values))} Wh`,
    },
    {
      label: 'Panels, rounded up',
      formula: `${readable(toProduce(values))} Wh ÷ ${readable(perPanel(values))} Wh = ${readable(toProduce(values) / perPanel(values))}`,
      value: decimals(results.panelsNeeded, 0),
    },
    {
      label: 'Total wattage',
      formula: `${decimals(results.panelsNeeded, 0)} × ${exact(values.panelWattage)} W`,
      value: `${exact(results.totalWattage)} W`,
    },
  ],
  method: [
    'The energy is the capacity of the battery times the system voltage.',
    `Of what the panels make, ${PANEL_EFFICIENCY}% reaches the battery, so they must make that much more.`,
    'One panel makes its wattage times your sun hours in a day; the panels needed are rounded up to a whole number.',
    'The total wattage is the whole number of panels times the wattage of one.',
  ],
})

import { count, percent, quantity } from '../cards.ts'
import { entry } from '../catalogue.ts'
import { defineCalculator } from '../define.ts'
import { assumption, number } from '../fields.ts'
import { round, roundUp } from '../rounding.ts'

/** Constant of Helioplan's published method: what reaches the battery of what the panels make. */
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
 * The panels that refill a battery in a day. The total wattage is that of the whole number of panels.
 *
 * @param batteryCapacity [Ah]
 * @param systemVoltage   [V]
 * @param sunHours        of full sun [h/day], above 0
 * @param panelWattage    of one panel [W], above 0
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

export default defineCalculator(entry('panel-requirement'), {
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
  notes: ({ batteryCapacity, panelWattage }, { plain }) =>
    `Battery: ${plain(batteryCapacity)} Ah, ${plain(panelWattage)} W panel`,
  working: (values, results, { about, decimals, plain }) => [
    {
      label: 'Energy in the battery',
      formula: `${plain(values.batteryCapacity)} AH × ${plain(values.systemVoltage)} V`,
      value: `${about(energy(values))} Wh`,
    },
    {
      label: 'Energy the panels must make',
      formula: `${about(energy(values))} Wh ÷ ${plain(values.panelEfficiency)}%`,
      value: `${about(toProduce(values))} Wh`,
    },
    {
      label: 'One panel in a day',
      formula: `${plain(values.panelWattage)} W × ${plain(values.sunHours)} h`,
      value: `${about(perPanel(values))} Wh`,
    },
    {
      label: 'Panels, rounded up',
      formula: `${about(toProduce(values))} Wh ÷ ${about(perPanel(values))} Wh = ${about(toProduce(values) / perPanel(values))}`,
      value: decimals(results.panelsNeeded, 0),
    },
    {
      label: 'Total wattage',
      formula: `${decimals(results.panelsNeeded, 0)} × ${plain(values.panelWattage)} W`,
      value: `${plain(results.totalWattage)} W`,
    },
  ],
  method: [
    'The energy is the capacity of the battery times the system voltage.',
    `Of what the panels make, ${PANEL_EFFICIENCY}% reaches the battery, so they must make that much more.`,
    'One panel makes its wattage times your sun hours in a day; the panels needed are rounded up to a whole number.',
    'The total wattage is the whole number of panels times the wattage of one.',
  ],
})

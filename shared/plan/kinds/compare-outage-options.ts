import { HOURS_OF_DAY, HOURS_OF_YEAR, sumOf } from '../../calendar.ts'
import type { Generator } from '../../energy/generator.ts'
import { type OutageHours, type OutageYear, simulateOutageYear } from '../../energy/outage-year.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'
import { AssumptionLog } from '../basis/assumption-log.ts'
import { reportErrorsAt } from '../basis/plan-result.ts'
import type { TimeSliced } from '../basis/time-sliced.ts'
import type { PlanInputs } from '../plan-inputs.ts'
import { gridPresence, resolveOutages } from '../resolve-outages.ts'
import { priceAtSize } from '../resolve-project.ts'
import { resolveSystem } from '../resolve-system.ts'
import { sumAppliances } from './plan-outage.ts'
import { fuelCost, resolveGenerator } from './resolve-generator.ts'

/** `solar` has no battery, and so does nothing in an outage. */
export type OutageOptionName = 'solar' | 'generator' | 'battery' | 'solar-battery' | 'solar-battery-generator'

export interface OutageOption
  extends Pick<OutageYear, 'servedShare' | 'missing' | 'generatorHours' | 'fuel' | 'charged' | 'coverage'> {
  readonly name: OutageOptionName
  /** [money/year]; `null` while the fuel price is unknown. */
  readonly fuelCost: number | null
  /** Panels and battery, installed [money]; `null` while a price is unknown. */
  readonly price: number | null
}

export interface OutageComparison {
  /** Used in outages [kWh/year]. */
  readonly shed: number
  /** Whether the appliances chosen for an outage are served, or everything. */
  readonly servesAppliances: boolean
  readonly options: readonly OutageOption[]
  readonly generator: Generator | null
  /** [kWp] and usable [kWh], 0 without a battery. */
  readonly kwp: number
  readonly batteryKwh: number
}

/**
 * Compares what generator, battery and panels serve where the grid fails often: of the appliances chosen for an outage, or
 * of all use. The options are those of the plan's system. One option per slice.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareOutageOptions(inputs: PlanInputs): TimeSliced<OutageComparison> {
  const { home, system, solar, assumptions } = inputs
  const outages = requireOutages(inputs)
  const { demand, servesAppliances } = demandInOutages(inputs, outages)
  const generator = resolveGenerator(
    home,
    demand.reduce((peak, kwh) => Math.max(peak, kwh), 0),
    assumptions,
  )
  const battery = (home.outages?.runsWithoutGrid ?? true) ? (system.battery?.battery ?? null) : null
  const output = solar.map((kwh) => Math.min(kwh, system.inverterKw.value))
  const systems = [
    { name: 'solar', solar: output, battery: null, generator: null },
    ...(generator ? [{ name: 'generator', solar: null, battery: null, generator } as const] : []),
    ...(system.battery
      ? ([
          { name: 'battery', solar: null, battery, generator: null },
          { name: 'solar-battery', solar: output, battery, generator: null },
          ...(generator ? [{ name: 'solar-battery-generator', solar: output, battery, generator } as const] : []),
        ] as const)
      : []),
  ] as const
  const options: OutageOption[] = []
  let shed = 0
  for (const { name, ...parts } of systems) {
    const year = reportErrorsAt('outages', () => simulateOutageYear({ ...parts, demand, outages }))
    shed = year.shed
    const { servedShare, missing, generatorHours, fuel, charged, coverage } = year
    const cost = fuelCost(home, fuel, year.generator)
    const price = priceOf(inputs, parts.solar !== null, name.includes('battery'))
    options.push({ name, servedShare, missing, generatorHours, fuel, fuelCost: cost, price, charged, coverage })
    yield
  }
  const batteryKwh = system.battery?.battery.usableKwh ?? 0
  return { shed, servesAppliances, options, generator, kwp: system.kwp, batteryKwh }
}

/** @throws InputError while nothing is known of the outages */
function requireOutages({ home, siteData }: PlanInputs): readonly OutageHours[] {
  const outages = resolveOutages(home.outages, siteData.location)
  if (!outages)
    throw new InputError(
      'outages.hoursPerDay',
      t('Enter how many hours a day you have no power, or at which hours of the week.'),
    )
  return outages
}

/**
 * The appliances chosen for an outage, or all use [kWh per hour]. What is bought in a year is used while the grid is there,
 * so that the use in an outage comes on top.
 */
function demandInOutages({ home, use }: PlanInputs, outages: readonly OutageHours[]) {
  const { kwhPerDay } = sumAppliances(home)
  if (kwhPerDay > 0)
    return { demand: new Float64Array(HOURS_OF_YEAR).fill(kwhPerDay / HOURS_OF_DAY), servesAppliances: true }
  const presence = gridPresence(outages)
  const bought = sumOf(use.total.map((kwh, hour) => kwh * (presence[hour] as number)))
  const factor = bought > 0 ? sumOf(use.total) / bought : 1
  return { demand: use.total.map((kwh) => kwh * factor), servesAppliances: false }
}

function priceOf({ home: { money }, system }: PlanInputs, hasPanels: boolean, hasBattery: boolean): number | null {
  const parts = [
    ...(hasPanels ? [{ price: money.price, size: system.kwp }] : []),
    ...(hasBattery ? [{ price: money.batteryPrice, size: system.battery?.battery.usableKwh ?? 0 }] : []),
  ]
  return parts.some(({ price }) => price === undefined)
    ? null
    : sumOf(parts.map(({ price, size }) => priceAtSize(price, size)))
}

/** Usable [kWh]. */
const BATTERY_SIZES = [2.5, 5, 7.5, 10, 12.5, 15, 20] as const
/** Share of the energy used in outages. */
const COVERED_SHARE = 0.9

/**
 * The smallest battery that serves nearly all outages from the grid alone, or the largest. As it waits for outages and changes
 * no bill, the smallest of those that are enough is also the best for money.
 * @returns usable [kWh], and whether it serves what was asked
 * @throws InputError while nothing is known of the outages
 */
export function chooseOutageBattery(inputs: PlanInputs) {
  const { home } = inputs
  const outages = requireOutages(inputs)
  const { demand } = demandInOutages(inputs, outages)
  const isEnough = (usableKwh: number) => {
    const homeWithBattery = { ...home, system: { ...home.system, battery: { ...home.system.battery, usableKwh } } }
    const battery = resolveSystem(homeWithBattery, new AssumptionLog(home)).battery?.battery ?? null
    const year = simulateOutageYear({ demand, solar: null, battery, generator: null, outages })
    return (year.servedShare ?? 1) >= COVERED_SHARE
  }
  const smallest = BATTERY_SIZES.find(isEnough)
  return { usableKwh: smallest ?? (BATTERY_SIZES.at(-1) as number), isEnough: smallest !== undefined }
}

import type { Battery } from './battery.ts'
import type { Generator } from './generator.ts'

/** Hours of a home without a grid [kWh per hour]. */
export interface IslandHours {
  /** Energy out of the generator. */
  readonly generator: Float64Array
  /** Demand that nothing covers. */
  readonly missing: Float64Array
  /** Surplus that the battery cannot store. */
  readonly lost: Float64Array
  /** Battery charge at the end of the hour [kWh]. */
  readonly stored: Float64Array
  /** Battery charge before the first hour [kWh]. */
  readonly startKwh: number
}

export type IslandBattery = Pick<Battery, 'usableKwh' | 'powerKw' | 'chargeEfficiency' | 'dischargeEfficiency'>
export const NO_BATTERY: IslandBattery = { usableKwh: 0, powerKw: 0, chargeEfficiency: 1, dischargeEfficiency: 1 }

export interface IslandGenerator extends Pick<Generator, 'ratedKw'> {
  /** Lowest output while the battery can store it [share of the rated power]. */
  readonly minLoad: number
}

/** Less is a rounding error [kWh]. */
export const NEGLIGIBLE_KWH = 1e-9
/** Nearly every year repeats itself after two passes; only a battery that takes years to fill needs more. */
const MAX_PASSES = 10

/**
 * Simulates a home without a grid in the steady state: the battery starts the year with the charge that it ends with. A
 * surplus charges the battery, a shortfall discharges it. The generator starts in the hours that the battery cannot
 * cover, at no less than its minimum load as far as the battery can store the rest: HOMER's load-following dispatch; with
 * a minimum load of 1 its cycle charging.
 *
 * The first pass starts empty and every pass starts where the one before ended, so that no result promises energy that
 * the first years cannot deliver.
 * @param net solar output minus demand [kWh per hour]
 */
export function simulateIsland(
  net: Float64Array,
  battery: IslandBattery,
  generator: IslandGenerator | null = null,
): IslandHours {
  const series = () => new Float64Array(net.length)
  const hours = { generator: series(), missing: series(), lost: series(), stored: series() }
  let startKwh = 0
  for (let pass = 1; ; pass += 1) {
    const endKwh = simulatePass(net, battery, generator, startKwh, hours)
    if (pass === MAX_PASSES || Math.abs(endKwh - startKwh) <= NEGLIGIBLE_KWH) return { ...hours, startKwh }
    startKwh = endKwh
  }
}

/** @returns the charge after the last hour [kWh] */
function simulatePass(
  net: Float64Array,
  { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency }: IslandBattery,
  generator: IslandGenerator | null,
  startKwh: number,
  hours: Omit<IslandHours, 'startKwh'>,
): number {
  const ratedKw = generator?.ratedKw ?? 0
  const minKw = ratedKw * (generator?.minLoad ?? 0)
  let level = startKwh
  for (let i = 0; i < net.length; i += 1) {
    let balance = net[i] as number
    const available = Math.min(powerKw, level * dischargeEfficiency)
    const uncovered = -balance - available
    const storable = Math.min(powerKw, (usableKwh - level) / chargeEfficiency)
    const generated =
      uncovered > NEGLIGIBLE_KWH ? Math.min(ratedKw, Math.max(uncovered, Math.min(minKw, storable - balance))) : 0
    balance += generated
    const surplus = Math.max(balance, 0)
    const charged = Math.min(surplus, storable)
    const discharged = Math.min(Math.max(-balance, 0), available)
    const missing = Math.max(-balance, 0) - discharged
    level = Math.min(usableKwh, Math.max(0, level + charged * chargeEfficiency - discharged / dischargeEfficiency))
    hours.generator[i] = generated
    hours.missing[i] = missing > NEGLIGIBLE_KWH ? missing : 0
    hours.lost[i] = surplus - charged
    hours.stored[i] = level
  }
  return level
}

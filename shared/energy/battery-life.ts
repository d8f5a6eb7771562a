import { t } from '../language/t.ts'
import { requireNumber } from '../validation/input-error.ts'
import type { Battery } from './battery.ts'
import type { HourlySums } from './hour-series.ts'

/**
 * Capacity loss in the terms of a warranty: `loss` [share of the new capacity] after `years` or `cycles` full cycles,
 * whichever comes first, linear in between.
 */
export interface BatteryDegradation {
  readonly loss: number
  readonly years: number
  /** `null` if cycles do not count. */
  readonly cycles: number | null
}

/**
 * Minimum that manufacturers warrant; most batteries last longer. 70 % after 10 years or 4,000 cycles: Enphase's
 * limited warranty of the IQ battery (EnergySage). CNET, from more than a dozen warranties: most cover 10 years and 70
 * %.
 */
export const WARRANTED_DEGRADATION: BatteryDegradation = { loss: 0.3, years: 10, cycles: 4_000 }

/** @throws InputError naming the field */
export function validateBatteryDegradation({ loss, years, cycles }: BatteryDegradation): void {
  requireNumber('loss', loss, { name: t('Lost share of the battery size'), max: 1, isShare: true })
  requireNumber('years', years, { name: t('Years of battery warranty'), above: 0, max: 100 })
  if (cycles !== null) requireNumber('cycles', cycles, { name: t('Cycles of battery warranty'), above: 0, max: 1e6 })
}

/**
 * Remaining share of the capacity [0…1].
 * @param age [years]
 * @param cycles full cycles so far
 */
export function remainingCapacity(degradation: BatteryDegradation, age: number, cycles: number): number {
  const wear = Math.max(age / degradation.years, degradation.cycles === null ? 0 : cycles / degradation.cycles)
  return Math.max(0, 1 - degradation.loss * wear)
}

/** Charged energy divided by usable capacity. */
export function equivalentFullCycles(
  { charge, gridCharge }: Pick<HourlySums, 'charge' | 'gridCharge'>,
  battery: Battery,
): number {
  return battery.usableKwh > 0 ? ((charge + gridCharge) * battery.chargeEfficiency) / battery.usableKwh : 0
}

import { requireNumber } from '../input-error.ts'
import type { Battery } from './battery.ts'
import type { HourlySums } from './hour-series.ts'

/**
 * How a battery loses capacity, as warranties put it: `loss` [share] of what it held new is gone after `years` or after
 * `cycles` full cycles, whichever comes first; in between it falls in a straight line.
 */
export interface Fade {
  readonly loss: number
  readonly years: number
  /** `null` where cycles do not count. */
  readonly cycles: number | null
}

/**
 * What a maker stands for at the least; most batteries hold longer. 70 % after 10 years or 4,000 cycles: Enphase's limited
 * warranty of the IQ battery, as EnergySage reads it. CNET, after more than a dozen warranties: most are for 10 years and 70 %.
 */
export const WARRANTED_FADE: Fade = { loss: 0.3, years: 10, cycles: 4_000 }

/** A battery that stays as new, for comparisons. */
export const NO_FADE: Fade = { loss: 0, years: 1, cycles: null }

/** Longer than any plan [years]. */
const LONGEST_LIFE = 200
/** 1 − 0.3 × 10 / 10 is 0.7, not a hair below. */
const ROUNDING = 1e-9

/** @throws InputError naming the field */
export function checkFade({ loss, years, cycles }: Fade): void {
  requireNumber('loss', loss, { name: 'The lost share of the capacity', max: 1 })
  requireNumber('years', years, { name: 'The years until then', above: 0, max: 100 })
  if (cycles !== null) requireNumber('cycles', cycles, { name: 'The cycles until then', above: 0, max: 1e6 })
}

/**
 * Share of the capacity that is left [0…1].
 * @param age [years]
 * @param cycles full cycles run so far
 */
export function capacityLeft(fade: Fade, age: number, cycles: number): number {
  const worn = Math.max(age / fade.years, fade.cycles === null ? 0 : cycles / fade.cycles)
  return Math.max(0, 1 - fade.loss * worn)
}

/**
 * Whole years a battery runs before less than a share of its capacity is left at the start of the next one; at least one.
 * @param cycles full cycles in each year
 */
export function yearsUntilBelow(
  { fade, replaceBelow }: { readonly fade: Fade; readonly replaceBelow: number | null },
  cycles: number,
): number {
  if (replaceBelow === null) return Number.POSITIVE_INFINITY
  for (let years = 1; years < LONGEST_LIFE; years += 1) {
    if (capacityLeft(fade, years, years * cycles) < replaceBelow - ROUNDING) return years
  }
  return Number.POSITIVE_INFINITY
}

/** Equivalent full cycles: what went in, over what the battery holds. */
export function fullCycles(
  { charge, gridCharge }: Pick<HourlySums, 'charge' | 'gridCharge'>,
  battery: Battery,
): number {
  return battery.usableKwh > 0 ? ((charge + gridCharge) * battery.chargeEfficiency) / battery.usableKwh : 0
}

import type { LoadProfiles, Whereabouts } from '../../energy/load-profiles.ts'
import type { IsoDate } from '../kinds.ts'

/** The sun on a roof: worked out once for a place and a roof (`sunOfRoof`), and kept while everything else is edited. */
export interface RoofSun {
  /** Direct current after all losses [kWh/kWp], 8,760 values for each plane of the roof; `null` for one still without a slope. */
  readonly dcOfPlane: readonly (Float64Array | null)[]
  /** Share of each plane's yield that obstacles take [-]. */
  readonly lostToShade: readonly (number | null)[]
  /** Air [°C]: 8,760 hours, and the means of the twelve months. */
  readonly temperature: Float64Array
  readonly monthlyTemperature: readonly number[]
  /** How far the yield may lie from the one told, one standard deviation [share]: the mean of 25 years, and one year. */
  readonly deviation: { readonly years: number; readonly oneYear: number }
}

/**
 * What a plan needs besides the home. One object serves all plans in the same surroundings, and with it what they have worked
 * out (`keptFor`); whatever changes in it makes new surroundings.
 */
export interface Surroundings {
  readonly sun: RoofSun
  readonly profiles: LoadProfiles
  readonly where: Whereabouts
  /** The meter's readings that the record speaks of [kWh per hour], where they are at hand. */
  readonly readings?: Float64Array
  /** The start of a system whose start was not given. */
  readonly today: IsoDate
}

/** What plans have worked out: a change of price needs no new hours. */
export class Kept {
  private readonly known = new Map<string, unknown>()
  private readonly most: number

  /** @param most values at hand; the ones not asked for the longest go first */
  constructor(most = 300) {
    this.most = most
  }

  /** @param key names all that the value depends on, and its kind */
  once<Value>(key: string, work: () => Value): Value {
    const value = this.known.has(key) ? (this.known.get(key) as Value) : work()
    this.known.delete(key)
    this.known.set(key, value)
    const [oldest] = this.known.keys()
    if (this.known.size > this.most && oldest !== undefined) this.known.delete(oldest)
    return value
  }
}

const known = new WeakMap<Surroundings, Kept>()

/** What plans in these surroundings have worked out so far; it goes when they go. */
export function keptFor(around: Surroundings): Kept {
  const kept = known.get(around) ?? new Kept()
  known.set(around, kept)
  return kept
}

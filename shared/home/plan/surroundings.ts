import type { LoadProfiles, Whereabouts } from '../../energy/load-profiles.ts'
import type { IsoDate } from '../kinds.ts'
import { Kept } from './kept.ts'

/** The sun on a roof: worked out once for a place and a roof (`sunOfRoof`), and kept while everything else is edited. */
export interface RoofSun {
  /** Direct current after all losses [kWh/kWp], 8,760 values for each plane of the roof; `null` for one still without a slope. */
  readonly dcOfPlane: readonly (Float64Array | null)[]
  /** Irradiation of each plane [kWh/m² a year]. */
  readonly irradiationOfPlane: readonly (number | null)[]
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

const known = new WeakMap<object, Kept>()

/** What plans in these surroundings have worked out so far; it goes when they go. */
export const keptFor = (around: Surroundings): Kept => keptWith(around)

/**
 * Uses worked out where the air is the same: a roof tilted otherwise needs no new ones. A meter's readings are of the
 * surroundings they came with.
 */
export const keptForUse = (around: Surroundings): Kept => keptWith(around.readings ? around : around.sun.temperature)

function keptWith(owner: object): Kept {
  const kept = known.get(owner) ?? new Kept()
  known.set(owner, kept)
  return kept
}

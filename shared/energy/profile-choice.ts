import type { HouseholdProfile } from './load-profiles.ts'

/** Who is in by day, as far as the published profiles can tell homes apart. */
export type AtHome = 'away' | 'mixed' | 'home'

export interface Household {
  readonly profile: HouseholdProfile
  /** The workday from 8 to 17 h falls to the least hour of its day. */
  readonly emptyByDay: boolean
}

export interface HouseholdFacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly atHome: AtHome
  /** Mean air temperature of the twelve months [°C], where known. */
  readonly monthlyTemperature?: readonly number[]
}

/** Countries whose houses are built and heated as the American profiles' are. */
const NORTH_AMERICA: readonly string[] = ['US', 'CA']
/**
 * Which American house is like the place, by its warmest and coldest month [°C]: a choice of this product, about half
 * way between the profiles' own places (St. Louis some 27 and 0, Boston 23 and −1, Long Beach 23 and 14).
 */
const HOT_SUMMER = 25
const COLD_WINTER = 6.5

/**
 * The profile for a home. What is not known is not made up: outside North America there is one measured shape of a
 * household as a whole (`bdew-h25`) and an older one with more use by day (`bdew-h0`), and American houses have one
 * shape to a climate, whoever is in.
 */
export function chooseProfile({ country, atHome, monthlyTemperature }: HouseholdFacts): Household {
  const household = (profile: HouseholdProfile) => ({ profile, emptyByDay: atHome === 'away' })
  if (!NORTH_AMERICA.includes(country)) return household(atHome === 'home' ? 'bdew-h0' : 'bdew-h25')
  if (!monthlyTemperature) return household('us-mild-coast')
  if (Math.max(...monthlyTemperature) >= HOT_SUMMER) return household('us-hot-summer')
  return household(Math.min(...monthlyTemperature) < COLD_WINTER ? 'us-cold' : 'us-mild-coast')
}

/** Two households between which the true one lies in most cases: the least and the most use while the sun shines. */
export interface HouseholdRange {
  readonly low: Household
  readonly high: Household
}

/**
 * How far the shape of the day may be from the chosen one: the published profiles with the least (`us-cold`, 34 % from
 * 8 to 17 h) and the most use by day (`bdew-h0`, 45 %). With 5 kWp and 6,000 kWh a year in Boston they differ by 8
 * points of self-consumption. A home that is empty by day lies between itself and the same home not empty.
 */
export function householdRange(chosen: Household): HouseholdRange {
  if (chosen.emptyByDay) return { low: chosen, high: { ...chosen, emptyByDay: false } }
  return { low: { profile: 'us-cold', emptyByDay: false }, high: { profile: 'bdew-h0', emptyByDay: false } }
}

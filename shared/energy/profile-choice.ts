import type { HouseholdProfile } from './load-profiles.ts'

/** Occupancy as far as the published profiles distinguish it. */
export type AtHome = 'away' | 'mixed' | 'home'

export interface Household {
  readonly profile: HouseholdProfile
  /** Set if the use falls to the minimum of the day from 8 to 17 h on workdays. */
  readonly emptyByDay: boolean
}

export interface HouseholdFacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly atHome: AtHome
  /** Mean air temperature by month [°C], if known. */
  readonly monthlyTemperature?: readonly number[]
}

/** Countries with houses and heating like those of the US profiles. */
const NORTH_AMERICA: readonly string[] = ['US', 'CA']
/**
 * Temperature of the warmest and coldest month [°C] that selects a US profile: about half-way between the profile
 * locations (St. Louis 27 and 0, Boston 23 and −1, Long Beach 23 and 14).
 */
const HOT_SUMMER = 25
const COLD_WINTER = 6.5

/**
 * Outside North America there is one measured household shape (`bdew-h25`) and an older one with more daytime use
 * (`bdew-h0`); US houses have one shape per climate, for any occupancy.
 */
export function chooseProfile({ country, atHome, monthlyTemperature }: HouseholdFacts): Household {
  const household = (profile: HouseholdProfile) => ({ profile, emptyByDay: atHome === 'away' })
  if (!NORTH_AMERICA.includes(country)) return household(atHome === 'home' ? 'bdew-h0' : 'bdew-h25')
  if (!monthlyTemperature) return household('us-mild-coast')
  if (Math.max(...monthlyTemperature) >= HOT_SUMMER) return household('us-hot-summer')
  return household(Math.min(...monthlyTemperature) < COLD_WINTER ? 'us-cold' : 'us-mild-coast')
}

/** Least and most use during solar hours: brackets most households. */
export interface HouseholdRange {
  readonly low: Household
  readonly high: Household
}

/**
 * Uncertainty of the daily shape: the published profiles with the least (`us-cold`, 34 % from 8 to 17 h) and the most
 * daytime use (`bdew-h0`, 45 %). With 5 kWp and 6,000 kWh a year in Boston they differ by 8 percentage points of
 * self-consumption. A home that is empty by day ranges from itself to the same home occupied.
 */
export function deriveHouseholdRange(chosen: Household): HouseholdRange {
  if (chosen.emptyByDay) return { low: chosen, high: { ...chosen, emptyByDay: false } }
  return { low: { profile: 'us-cold', emptyByDay: false }, high: { profile: 'bdew-h0', emptyByDay: false } }
}

import {
  DAYS_OF_YEAR,
  type DaylightSavingPeriod,
  dayType,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  MONTH_OF_DAY,
  sumOf,
  toClockHour,
} from '../calendar.ts'

/**
 * Measured or published household profiles. `bdew-h0`: German, 1999, peak use at noon. `bdew-h25`: German, 2025, also
 * used for the rest of Europe and the world. The others: US houses with gas heating, with some cooling (Long Beach), a
 * furnace fan (Boston), or much cooling and electric hot water (St. Louis).
 */
export type HouseholdProfile = 'bdew-h0' | 'bdew-h25' | 'us-mild-coast' | 'us-cold' | 'us-hot-summer'
/** Electric car charged after work, at night by timer, or around midday. Assumptions, not measured. */
export type CarProfile = 'ev-evening' | 'ev-night' | 'ev-day'
export type ProfileName = HouseholdProfile | CarProfile

/** A profile in `load-profiles.json`, in relative values. */
export interface LoadProfile {
  /** Time base of the hours: local clock with daylight saving, or standard time all year. */
  readonly clock: 'legal' | 'standard'
  /** First day (0…364) of each season and its row in `days`; or one row per month. */
  readonly seasons: 'months' | readonly (readonly [firstDay: number, row: number])[]
  /** Row × day type (all days, or workday, Saturday, Sunday) × 24 hours. */
  readonly days: readonly (readonly (readonly number[])[])[]
  /** BDEW dynamization: coefficients of t⁴, t³, t², t and 1 of a factor on each day, t = 1…365. */
  readonly dynamic?: readonly number[]
}
export type LoadProfiles = Readonly<Record<ProfileName, LoadProfile>>

/** A condition of the profiles' license. */
export const NREL_ATTRIBUTION =
  // untranslated: the credit that the license asks for
  'Commercial and Residential Hourly Load Profiles for all TMY3 Locations in the United States, developed at the National Renewable Energy Laboratory and made available under the ODC-BY 1.0 Attribution License'

/**
 * Loads the eight profiles on first use.
 *
 * Sources: BDEW standard load profiles H0 (1999) and H25 (2025), hourly means as tabulated in demandlib (MIT) and
 * standardlastprofile (CC0); NREL hourly residential profiles (ODC-BY 1.0), BASE files of Long Beach CA, Boston MA and
 * St. Louis MO, as mean days of each month. The publisher lists the NREL profiles as superseded: only their shape is
 * used.
 */
export async function loadProfiles(): Promise<LoadProfiles> {
  const module = await import('./load-profiles.json')
  return module.default.profiles as unknown as LoadProfiles
}

/** What the load shape depends on. */
export interface SiteLocation {
  /** Seasons shift by half a year; weekdays do not. */
  readonly isSouthern: boolean
  /** `null` without daylight saving. */
  readonly daylightSaving: DaylightSavingPeriod | null
}
const NORTHERN_NO_DAYLIGHT_SAVING: SiteLocation = { isSouthern: false, daylightSaving: null }

const HALF_YEAR = 182
const DAY_TYPES = { workday: 0, saturday: 1, sunday: 2 } as const

/** Expands a profile to 8,760 hours in local standard time that sum to 1. */
export function buildProfileShape(
  profile: LoadProfile,
  location: SiteLocation = NORTHERN_NO_DAYLIGHT_SAVING,
): Float64Array {
  const byProfileClock = new Float64Array(HOURS_OF_YEAR)
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    const seasonDay = location.isSouthern ? (day + HALF_YEAR) % DAYS_OF_YEAR : day
    const types = profile.days[seasonRow(profile, seasonDay)] ?? []
    const hours = types[types.length === 1 ? 0 : DAY_TYPES[dayType(day)]] ?? []
    const factor = profile.dynamic ? evaluatePolynomial(profile.dynamic, seasonDay + 1) : 1
    hours.forEach((value, hour) => {
      byProfileClock[day * HOURS_OF_DAY + hour] = value * factor
    })
  }
  return normalizeToSum(
    profile.clock === 'standard'
      ? byProfileClock
      : byProfileClock.map((_, i, all) => valueInStandardTime(all, i, location)),
  )
}

const valueInStandardTime = (legal: Float64Array, hour: number, { daylightSaving }: SiteLocation) =>
  legal[toClockHour(hour, daylightSaving)] as number

function seasonRow({ seasons }: LoadProfile, day: number): number {
  if (seasons === 'months') return MONTH_OF_DAY[day] as number
  return seasons.findLast(([firstDay]) => firstDay <= day)?.[1] ?? 0
}

const evaluatePolynomial = (factors: readonly number[], t: number) =>
  factors.reduce((sum, factor) => sum * t + factor, 0)

/** Works in place; a series of zeros stays unchanged. */
export function normalizeToSum(series: Float64Array): Float64Array {
  const sum = sumOf(series)
  if (sum > 0) for (let i = 0; i < series.length; i += 1) series[i] = (series[i] as number) / sum
  return series
}

/**
 * The profile of a home that is empty from 8 to 17 h on workdays: these hours fall to the minimum of their day (standby
 * load). A lower bound derived from the profile, not measured.
 */
export function withEmptyDaytime(profile: LoadProfile): LoadProfile {
  const emptied = (hours: readonly number[]) => {
    const least = Math.min(...hours)
    return hours.map((value, hour) => (hour >= 8 && hour < 17 ? least : value))
  }
  return {
    ...profile,
    days: profile.days.map(([workday = [], saturday = workday, sunday = saturday]) => [
      emptied(workday),
      saturday,
      sunday,
    ]),
  }
}

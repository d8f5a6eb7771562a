import {
  clockHour,
  DAYS_OF_YEAR,
  dayType,
  type ForwardSpan,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  MONTH_OF_DAY,
  sumOf,
} from '../calendar.ts'

/**
 * Measured or published shapes of a whole household: `bdew-h0` German, 1999, with the most use around noon; `bdew-h25`
 * German, 2025, for lack of better the one for Europe and the rest of the world; the others houses in the United States
 * with gas heating: some cooling (Long Beach), furnace fan (Boston), much cooling and electric hot water (St. Louis).
 */
export type HouseholdProfile = 'bdew-h0' | 'bdew-h25' | 'us-mild-coast' | 'us-cold' | 'us-hot-summer'
/** An electric car, plugged in after coming home, by a timer at night, or around midday. Drawn, not measured. */
export type CarProfile = 'ev-evening' | 'ev-night' | 'ev-day'
export type ProfileName = HouseholdProfile | CarProfile

/** A shape as `load-profiles.json` holds it; its values are relative. */
export interface LoadProfile {
  /** What its hours are: the clock on the wall, summer time included, or standard time all year. */
  readonly clock: 'legal' | 'standard'
  /** First day 0…364 of each stretch of the year, and which row of `days` holds there; or a row to each month. */
  readonly seasons: 'months' | readonly (readonly [firstDay: number, row: number])[]
  /** Row × type of day (one for every day, or workday, Saturday, Sunday) × 24 hours. */
  readonly days: readonly (readonly (readonly number[])[])[]
  /** BDEW's dynamisation: factors of t⁴, t³, t², t and 1 that multiply a day, t = 1…365. */
  readonly dynamic?: readonly number[]
}
export type LoadProfiles = Readonly<Record<ProfileName, LoadProfile>>

/** What has to stand wherever a figure rests on the profile; the American one is a condition of its licence. */
const BDEW = 'Standard load profiles: BDEW'
const NREL =
  'Commercial and Residential Hourly Load Profiles for all TMY3 Locations in the United States, developed at the ' +
  'National Renewable Energy Laboratory and made available under the ODC-BY 1.0 Attribution License'
export const PROFILE_ATTRIBUTION: Readonly<Record<HouseholdProfile, string>> = {
  'bdew-h0': BDEW,
  'bdew-h25': BDEW,
  'us-mild-coast': NREL,
  'us-cold': NREL,
  'us-hot-summer': NREL,
}

/**
 * The eight profiles, fetched when first asked for.
 *
 * Sources: BDEW standard load profiles H0 (1999) and H25 (2025), hourly means as tabulated in demandlib (MIT) and
 * standardlastprofile (CC0); NREL's hourly residential profiles (ODC-BY 1.0), files BASE of Long Beach CA, Boston MA
 * and St. Louis MO, as mean days of each month. Their publishers list the latter as superseded: used for shape only.
 */
export async function loadProfiles(): Promise<LoadProfiles> {
  const module = await import('./load-profiles.json')
  return module.default.profiles as unknown as LoadProfiles
}

/** Where a home is, as far as the shape of its use goes. */
export interface Whereabouts {
  /** South of the equator the seasons change places; the days of the week do not. */
  readonly southern: boolean
  /** When clocks stand forward; `null` where they never do. */
  readonly forward: ForwardSpan | null
}
export const NORTHERN_STANDARD_TIME: Whereabouts = { southern: false, forward: null }

const HALF_YEAR = 182
const DAY_TYPES = { workday: 0, saturday: 1, sunday: 2 } as const

/**
 * A profile over the hours of the year, in local standard time.
 * @returns 8,760 values that sum to 1 [kWh per hour of 1 kWh a year]
 */
export function profileShape(profile: LoadProfile, where: Whereabouts = NORTHERN_STANDARD_TIME): Float64Array {
  const byProfileClock = new Float64Array(HOURS_OF_YEAR)
  for (let day = 0; day < DAYS_OF_YEAR; day += 1) {
    const seasonDay = where.southern ? (day + HALF_YEAR) % DAYS_OF_YEAR : day
    const types = profile.days[rowOf(profile, seasonDay)] ?? []
    const hours = types[types.length === 1 ? 0 : DAY_TYPES[dayType(day)]] ?? []
    const factor = profile.dynamic ? polynomial(profile.dynamic, seasonDay + 1) : 1
    hours.forEach((value, hour) => {
      byProfileClock[day * HOURS_OF_DAY + hour] = value * factor
    })
  }
  return shareOut(
    profile.clock === 'standard' ? byProfileClock : byProfileClock.map((_, i, all) => inStandardTime(all, i, where)),
  )
}

const inStandardTime = (legal: Float64Array, hour: number, { forward }: Whereabouts) =>
  legal[clockHour(hour, forward)] as number

function rowOf({ seasons }: LoadProfile, day: number): number {
  if (seasons === 'months') return MONTH_OF_DAY[day] as number
  return seasons.findLast(([firstDay]) => firstDay <= day)?.[1] ?? 0
}

const polynomial = (factors: readonly number[], t: number) => factors.reduce((sum, factor) => sum * t + factor, 0)

/** Divides a series by its sum, in place; one without a sum stays as it is. */
export function shareOut(series: Float64Array): Float64Array {
  const sum = sumOf(series)
  if (sum > 0) for (let i = 0; i < series.length; i += 1) series[i] = (series[i] as number) / sum
  return series
}

/**
 * A profile of a home that nobody is in from 8 to 17 h on workdays: there it falls to the least hour of its day, which
 * is what runs whether anybody is in or not. A bound of what the day can be, drawn from the profile, not measured.
 */
export function emptyByDay(profile: LoadProfile): LoadProfile {
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

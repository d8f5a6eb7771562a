import { MONTH_DAYS } from '../calendar.ts'
import { clamp, requirePlace } from './angles.ts'
import { dayTypeClearness } from './clearness.ts'
import type { Months } from './climate.ts'
import { computeLight } from './compute-light.ts'
import { diffuseShare, fitShares } from './diffuse.ts'
import { extraterrestrialDay, MEAN_DAYS, spencerDeclination, sunsetHourAngle } from './extraterrestrial.ts'
import type { Horizon } from './horizon.ts'
import type { Light, SiteConditions } from './light.ts'

/** Albedo of grass and town [-]; the PVWatts value without snow. */
const ALBEDO = 0.2
/** Dark, mixed and bright days, each a third of a month. */
export const DAY_TYPE_COUNT = 3

export interface SiteClimate {
  /** [°] + north */
  readonly latitude: number
  /** Monthly mean of the daily global horizontal irradiation [kWh/m²/day]. */
  readonly global: Months
  /** Monthly mean of the daily diffuse irradiation [kWh/m²/day]; default: estimated from the clearness. */
  readonly diffuse?: Months
  /** Monthly mean air temperature [°C]. */
  readonly temperature: Months
  /** Ground albedo [-], 0…1. */
  readonly albedo?: number
  readonly horizon?: Horizon
}

/**
 * Computes the light of twelve mean days, each with a dark, a mixed and a bright sky.
 *
 * Method: mean days of Klein; three day types of the distribution of Bendt, Collares-Pereira & Rabl; diffuse shares by
 * Erbs, or fitted to a known total. Hours are in true solar time.
 * @throws RangeError if the place or its climate is invalid
 */
export function computeMeanDayLight(input: SiteClimate): Light {
  const site = resolveSiteConditions(input)
  const days = MEAN_DAYS.map((day, month) => {
    const global = input.global[month] as number
    const kinds = dayTypeClearness(monthlyClearness(input, month), DAY_TYPE_COUNT).map((kind) => ({
      day,
      global: kind * global,
    }))
    return {
      month,
      day,
      days: (MONTH_DAYS[month] as number) / DAY_TYPE_COUNT,
      temperature: input.temperature[month] as number,
      solarTimeOffset: 0,
      skies: estimateDiffuse(input, month, kinds).map((diffuse, kind) => ({
        global: kinds[kind]?.global as number,
        diffuse,
        ripple: 0,
      })),
    }
  })
  return computeLight(site, days)
}

/** Clearness index of a month [-]; 1 in polar night. */
export function monthlyClearness({ latitude, global }: SiteClimate, month: number): number {
  const above = extraterrestrialDay(latitude, MEAN_DAYS[month] as number)
  return above > 0 ? Math.min(1, (global[month] as number) / above) : 1
}

/** A day and its global irradiation [kWh/m²/day]. */
interface GlobalDay {
  readonly day: number
  readonly global: number
}

/** Diffuse irradiation of some days of a month [kWh/m²/day], by clearness; scaled to the monthly total if known. */
export function estimateDiffuse(input: SiteClimate, month: number, days: readonly GlobalDay[]): number[] {
  const shares = days.map(({ day, global }) => {
    const above = extraterrestrialDay(input.latitude, day)
    return above > 0 ? diffuseShare(global / above, sunsetHourAngle(input.latitude, spencerDeclination(day))) : 1
  })
  const ofMonth = input.global[month] as number
  const known = input.diffuse?.[month]
  const weights = days.map(({ global }) => global)
  const fitted =
    known === undefined || !(ofMonth > 0) ? shares : fitShares(shares, weights, clamp(known / ofMonth, 0, 1))
  return fitted.map((share, index) => share * (weights[index] as number))
}

/** @throws RangeError if the place or its climate is invalid */
export function resolveSiteConditions(climate: SiteClimate): SiteConditions {
  const { latitude, global, diffuse, temperature, albedo = ALBEDO, horizon } = climate
  requirePlace(latitude)
  const months = [global, temperature, ...(diffuse ? [diffuse] : [])]
  if (months.some((values) => values.length !== 12 || values.some((value) => !Number.isFinite(value)))) {
    throw new RangeError('A climate needs a number for each of the twelve months')
  }
  if (global.some((value) => value < 0)) throw new RangeError('Irradiation cannot be negative')
  if (!(albedo >= 0 && albedo <= 1)) throw new RangeError('The reflectivity of the ground is between 0 and 1')
  if (horizon && horizon.length !== 360) throw new RangeError('A horizon has 360 directions')
  return { latitude, albedo, ...(horizon && { horizon }) }
}

import { clamp, requirePlace } from './angles.ts'
import { kindsOfDay } from './clearness.ts'
import type { Months } from './climate.ts'
import { diffuseShare, fittedShares } from './diffuse.ts'
import { extraterrestrialDay, MEAN_DAYS, MONTH_DAYS, spencerDeclination, sunsetHourAngle } from './extraterrestrial.ts'
import type { Horizon } from './horizon.ts'
import type { Light, Site } from './light.ts'
import { lightOf } from './light-of-days.ts'

/** Reflectivity of the ground [-]: grass and town; PVWatts' value without snow. */
const ALBEDO = 0.2
/** Dark, middling and bright days, a third of each month's days each. */
export const KINDS_OF_DAY = 3

/** The light of a place: what the climate says, and what stands around. */
export interface PlaceInput {
  /** [°] + north */
  readonly latitude: number
  /** Monthly mean of the daily global irradiation on the horizontal [kWh/m²/day]. */
  readonly global: Months
  /** Monthly mean of the daily diffuse irradiation, where it is known [kWh/m²/day]; else it follows from the clearness. */
  readonly diffuse?: Months
  /** Monthly mean air temperature [°C]. */
  readonly temperature: Months
  /** Reflectivity of the ground [-], 0…1. */
  readonly albedo?: number
  readonly horizon?: Horizon
}

/**
 * The light of the twelve mean days of a place, each with a dark, a middling and a bright sky.
 *
 * Method: Klein's mean days; the three kinds of day of Bendt, Collares-Pereira & Rabl's distribution; each one's
 * diffuse share by Erbs, or all of them fitted to a known one. Hours are true solar time: the sun stands highest at 12.
 * @throws RangeError when the place or its climate has no meaning
 */
export function placeModel(input: PlaceInput): Light {
  const site = siteOf(input)
  const days = MEAN_DAYS.map((day, month) => {
    const global = input.global[month] as number
    const kinds = kindsOfDay(clearnessOf(input, month), KINDS_OF_DAY).map((kind) => ({ day, global: kind * global }))
    return {
      month,
      day,
      days: (MONTH_DAYS[month] as number) / KINDS_OF_DAY,
      temperature: input.temperature[month] as number,
      ahead: 0,
      skies: diffuseOf(input, month, kinds).map((diffuse, kind) => ({
        global: kinds[kind]?.global as number,
        diffuse,
        ripple: 0,
      })),
    }
  })
  return lightOf(site, days)
}

/** Clearness index of a month [-]; 1 where nothing of the sun is left above the air to compare with. */
export function clearnessOf({ latitude, global }: PlaceInput, month: number): number {
  const above = extraterrestrialDay(latitude, MEAN_DAYS[month] as number)
  return above > 0 ? Math.min(1, (global[month] as number) / above) : 1
}

/** A day's number and global irradiation [kWh/m²/day]. */
interface GlobalDay {
  readonly day: number
  readonly global: number
}

/** Diffuse irradiation [kWh/m²/day] of days of a month: by each one's clearness, together as much as is known. */
export function diffuseOf(input: PlaceInput, month: number, days: readonly GlobalDay[]): number[] {
  const shares = days.map(({ day, global }) => {
    const above = extraterrestrialDay(input.latitude, day)
    return above > 0 ? diffuseShare(global / above, sunsetHourAngle(input.latitude, spencerDeclination(day))) : 1
  })
  const ofMonth = input.global[month] as number
  const known = input.diffuse?.[month]
  const weights = days.map(({ global }) => global)
  const fitted =
    known === undefined || !(ofMonth > 0) ? shares : fittedShares(shares, weights, clamp(known / ofMonth, 0, 1))
  return fitted.map((share, index) => share * (weights[index] as number))
}

/** @throws RangeError when the place or its climate has no meaning */
export function siteOf({ latitude, global, diffuse, temperature, albedo = ALBEDO, horizon }: PlaceInput): Site {
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

import { clamp, cosine, RADIANS, requirePlace, sine } from './angles.ts'
import type { Months } from './climate.ts'
import { dayProfile } from './day-profile.ts'
import { pageDiffuseFraction } from './diffuse.ts'
import {
  extraterrestrialDay,
  extraterrestrialNormal,
  MEAN_DAYS,
  MONTH_DAYS,
  spencerDeclination,
  sunsetHourAngle,
} from './extraterrestrial.ts'
import { type Horizon, horizonAt, isFlat, type SkySectors, skySectors, skyShare } from './horizon.ts'
import { airTemperatureAt } from './photovoltaics.ts'
import { sunDirection } from './sun-position.ts'
import { splitLight } from './transposition.ts'

/** Reflectivity of the ground [-]: grass and town; PVWatts' value without snow. */
export const ALBEDO = 0.2
/** A mean day with less sun than this has none [rad]: two minutes before and after noon. */
const SHORTEST_SUNSET = 0.01
const HOURS = 24
const HOUR_ANGLE = Math.PI / 12

/** The light of a place: what the climate says, and what stands around. */
export interface PlaceInput {
  /** [°] + north */
  readonly latitude: number
  /** Monthly mean of the daily global irradiation on the horizontal [kWh/m²/day]. */
  readonly global: Months
  /** Monthly mean of the daily diffuse irradiation, where it is known [kWh/m²/day]; else Page's share. */
  readonly diffuse?: Months
  /** Monthly mean air temperature [°C]. */
  readonly temperature: Months
  /** Reflectivity of the ground [-], 0…1. */
  readonly albedo?: number
  readonly horizon?: Horizon
}

/**
 * A place's light, hour by hour, before any roof is chosen. Each slot is the sunlit part of one hour of true solar
 * time of one mean day; a roof then costs one dot product per slot.
 */
export interface PlaceModel {
  readonly latitude: number
  readonly slots: number
  /** Slots are ordered by day; `month` is 0…11 and `hour` 0…23 of each. */
  readonly month: Uint8Array
  readonly hour: Uint8Array
  /** Day of the year, 1…365. */
  readonly day: Uint16Array
  /** Days in a year that the slot stands for. */
  readonly days: Float64Array
  /** Length [h], at most 1. */
  readonly length: Float64Array
  /** Direction of the sun as a unit vector. */
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  /** Light from the sun's direction, on a plane facing it [kWh/m² in the slot], what obstacles hide taken off. */
  readonly beam: Float64Array
  /** Light of the even sky on an open horizontal [kWh/m² in the slot]. */
  readonly sky: Float64Array
  /** Light the ground throws back, all of it [kWh/m² in the slot]. */
  readonly ground: Float64Array
  /** Air temperature [°C]. */
  readonly air: Float64Array
  /** Irradiation of the open horizontal [kWh/m² in the slot], global and diffuse. */
  readonly global: Float64Array
  readonly diffuse: Float64Array
  /** The skyline by sector; null when it is flat. */
  readonly sectors: SkySectors | null
}

/** One day of a place: which day, how often it counts, and its light. */
export interface ModelDay {
  readonly month: number
  /** Day of the year, 1…365. */
  readonly day: number
  readonly days: number
  /** [kWh/m²/day] */
  readonly global: number
  readonly diffuse: number
  /** [°C] */
  readonly temperature: number
}

/**
 * Sun geometry and light of the twelve mean days of a place.
 *
 * Method: Klein's mean days; Spencer's declination; Collares-Pereira & Rabl's and Liu & Jordan's day profiles;
 * the sky after Hay & Davies 1980: a share A = beam / extraterrestrial of the diffuse light comes from the sun's
 * direction, the rest from the whole sky evenly; ground reflection by an even albedo. Where the sun is lower than 5°,
 * light that its direction cannot carry joins the even sky, so that a horizontal plane gets exactly the climate's sum.
 * @throws RangeError when the place or its climate has no meaning
 */
export function placeModel(input: PlaceInput): PlaceModel {
  return modelOfDays(input, meanDays(input))
}

/** The diffuse share of a month, from what is measured or from Page's formula. */
export function monthlyDiffuse(input: PlaceInput, month: number): number {
  const global = input.global[month] as number
  const known = input.diffuse?.[month]
  if (known !== undefined) return clamp(known, 0, global)
  const above = extraterrestrialDay(input.latitude, MEAN_DAYS[month] as number)
  return above > 0 ? global * pageDiffuseFraction(global / above) : global
}

function meanDays(input: PlaceInput): ModelDay[] {
  return MEAN_DAYS.map((day, month) => ({
    month,
    day,
    days: MONTH_DAYS[month] as number,
    global: input.global[month] as number,
    diffuse: monthlyDiffuse(input, month),
    temperature: input.temperature[month] as number,
  }))
}

export function modelOfDays(input: PlaceInput, days: readonly ModelDay[]): PlaceModel {
  requireInput(input)
  const { latitude, albedo = ALBEDO } = input
  const horizon = input.horizon && !isFlat(input.horizon) ? input.horizon : null
  const sectors = horizon ? skySectors(horizon) : null
  const openSky = sectors ? skyShare(sectors, 0, 0) : 1
  const size = days.length * HOURS
  const column = () => new Float64Array(size)
  const model = {
    latitude,
    month: new Uint8Array(size),
    hour: new Uint8Array(size),
    day: new Uint16Array(size),
    days: column(),
    length: column(),
    east: column(),
    north: column(),
    up: column(),
    beam: column(),
    sky: column(),
    ground: column(),
    air: column(),
    global: column(),
    diffuse: column(),
    sectors,
  }
  let slot = 0
  for (const day of days) {
    if (day.global <= 0) continue
    const declination = spencerDeclination(day.day)
    const sunset = sunsetHourAngle(latitude, declination)
    const dark = sunset < SHORTEST_SUNSET
    const profile = dark ? null : dayProfile(latitude, declination, sunset)
    const extraterrestrial = extraterrestrialNormal(day.day)
    for (let hour = 0; hour < HOURS; hour += 1) {
      const from = Math.max((hour - 12) * HOUR_ANGLE, -sunset)
      const to = Math.min((hour - 11) * HOUR_ANGLE, sunset)
      // A month whose mean day has no sun but whose other days have: all of it as twilight, in the hour after noon.
      const twilight = dark && hour === 12
      if (!twilight && (dark || to <= from)) continue
      const middle = twilight ? 0 : (from + to) / 2
      const length = twilight ? 1 : (to - from) / HOUR_ANGLE
      const global = profile ? day.global * profile.global(from, to) : day.global
      // The two profiles differ in shape: near sunset the diffuse one may exceed the global one.
      const diffuse = profile ? Math.min(global, day.diffuse * profile.diffuse(from, to)) : day.global
      const sun = direction(latitude, declination, middle)
      const { beam, sky } = splitLight(global - diffuse, diffuse, extraterrestrial * length, sun.up)
      const visible = horizon ? visibleShare(horizon, latitude, declination, from, to) : 1
      const onGround = beam * visible * Math.max(0, sun.up) + sky * openSky
      model.month[slot] = day.month
      model.hour[slot] = hour
      model.day[slot] = day.day
      model.days[slot] = day.days
      model.length[slot] = length
      model.east[slot] = sun.east
      model.north[slot] = sun.north
      model.up[slot] = sun.up
      model.beam[slot] = beam * visible
      model.sky[slot] = sky
      model.ground[slot] = onGround * albedo
      model.air[slot] = airTemperatureAt(day.temperature, middle)
      model.global[slot] = global
      model.diffuse[slot] = diffuse
      slot += 1
    }
  }
  return { ...model, slots: slot }
}

function direction(latitude: number, declination: number, hourAngle: number) {
  const sinLatitude = sine(latitude)
  const cosLatitude = cosine(latitude)
  const sinDeclination = Math.sin(declination)
  const cosDeclination = Math.cos(declination)
  const cosHour = Math.cos(hourAngle)
  return {
    east: -cosDeclination * Math.sin(hourAngle),
    north: sinDeclination * cosLatitude - cosDeclination * sinLatitude * cosHour,
    up: sinLatitude * sinDeclination + cosLatitude * cosDeclination * cosHour,
  }
}

/** Share of a slot in which the sun stands above the skyline [-], looked at every ten minutes. */
function visibleShare(horizon: Horizon, latitude: number, declination: number, from: number, to: number): number {
  const looks = 6
  let seen = 0
  for (let look = 0; look < looks; look += 1) {
    const hourAngle = from + ((look + 0.5) / looks) * (to - from)
    const sun = sunDirection(latitude, declination / RADIANS, hourAngle / RADIANS)
    if (sun.altitude > horizonAt(horizon, sun.azimuth)) seen += 1
  }
  return seen / looks
}

function requireInput({ latitude, global, diffuse, temperature, albedo = ALBEDO, horizon }: PlaceInput): void {
  requirePlace(latitude)
  const months = [global, temperature, ...(diffuse ? [diffuse] : [])]
  if (months.some((values) => values.length !== 12 || values.some((value) => !Number.isFinite(value)))) {
    throw new RangeError('A climate needs a number for each of the twelve months')
  }
  if (global.some((value) => value < 0)) throw new RangeError('Irradiation cannot be negative')
  if (!(albedo >= 0 && albedo <= 1)) throw new RangeError('The reflectivity of the ground is between 0 and 1')
  if (horizon && horizon.length !== 360) throw new RangeError('A horizon has 360 directions')
}

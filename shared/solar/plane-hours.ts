import { HOURS_OF_YEAR, MONTH_DAYS } from '../calendar.ts'
import { RADIANS } from './angles.ts'
import { extraterrestrialNormal } from './extraterrestrial.ts'
import type { HourlyYear } from './hourly-year.ts'
import type { Light } from './light.ts'
import {
  beamTransmittance,
  cosIncidence,
  orientPlane,
  type Plane,
  planeIrradiance,
  transmittedIrradiance,
} from './plane.ts'
import { beamNormal, splitSkyLight } from './transposition.ts'
import { hourOfYear, type WeatherYear } from './weather-year.ts'

/** Sources of the light of a plane: 8,760 hours [kWh/m²]. Beam, diffuse and reflected add up to the irradiation. */
export interface PlaneHours {
  readonly beam: Float64Array
  /** Light of the sky, with the bright ring around the sun. */
  readonly diffuse: Float64Array
  readonly reflected: Float64Array
  /** Light behind the glass. */
  readonly transmitted: Float64Array
  /** Light of the sun alone on a plane that faces it, and diffuse on the horizontal; without obstacles. */
  readonly beamNormal: Float64Array
  readonly diffuseHorizontal: Float64Array
  /** Altitude of the sun in the middle of the sunlit part of the hour [°]; 0 at night. */
  readonly sunAltitude: Float64Array
}

/** @param irradiation of `computeHourlyYear` for the same weather and plane */
export function computePlaneHours(
  { light }: WeatherYear,
  plane: Plane,
  { irradiation }: Pick<HourlyYear, 'irradiation'>,
): PlaneHours {
  const column = () => new Float64Array(HOURS_OF_YEAR)
  const hours = {
    beam: column(),
    diffuse: column(),
    reflected: column(),
    transmitted: column(),
    beamNormal: column(),
    diffuseHorizontal: column(),
    sunAltitude: column(),
  }
  const oriented = orientPlane(light, plane)
  for (let slot = 0; slot < light.slots; slot += 1) {
    const hour = hourOfYear(light, slot)
    const cosine = cosIncidence(oriented, light, slot)
    const length = light.length[slot] as number
    const whole = planeIrradiance(light, oriented, cosine, slot)
    // The months of the year are fitted to those of the climate.
    const scale = whole > 0 ? (irradiation[hour] as number) / whole : 0
    const normal = slotBeamNormal(light, slot)
    const reflected = (light.ground[slot] as number) * oriented.ground
    const beam = Math.min(whole - reflected, normal.visible * Math.max(0, cosine))
    hours.beam[hour] = beam * scale
    hours.reflected[hour] = reflected * scale
    hours.diffuse[hour] = (whole - reflected - beam) * scale
    hours.transmitted[hour] = transmittedIrradiance(light, oriented, beamTransmittance(cosine), slot) * scale
    hours.beamNormal[hour] = normal.unobstructed * length
    hours.diffuseHorizontal[hour] = (light.diffuse[slot] as number) * length
    hours.sunAltitude[hour] = Math.max(0, Math.asin(Math.min(1, light.up[slot] as number)) / RADIANS)
  }
  return hours
}

/** Beam of the sun alone on a plane that faces it, with and without obstacles [kW/m²]; `at` = slot · skies + sky. */
function slotBeamNormal(light: Light, slot: number, at = slot) {
  const above = extraterrestrialNormal(light.day[slot] as number)
  const diffuse = light.diffuse[at] as number
  const direct = (light.global[at] as number) - diffuse
  const up = light.up[slot] as number
  const unobstructed = beamNormal(direct, above, up)
  const { beam } = splitSkyLight(direct, diffuse, above, up)
  return { unobstructed, visible: beam > 0 ? (unobstructed * (light.beam[at] as number)) / beam : 0 }
}

/**
 * Light of each month without obstacles [kWh/m²]; `beamNormal` is that of the sun alone on a plane that faces it.
 * @param light of `computeMeanDayLight`
 */
export function computeMonthlyProfile(light: Light) {
  const months = () => MONTH_DAYS.map(() => 0)
  const profile = { horizontal: months(), diffuse: months(), beamNormal: months() }
  for (let slot = 0; slot < light.slots; slot += 1) {
    const month = light.month[slot] as number
    const time = (light.length[slot] as number) * (light.days[slot] as number)
    for (let at = slot * light.skies; at < (slot + 1) * light.skies; at += 1) {
      const values = {
        horizontal: light.global[at] as number,
        diffuse: light.diffuse[at] as number,
        beamNormal: slotBeamNormal(light, slot, at).unobstructed,
      }
      for (const name of ['horizontal', 'diffuse', 'beamNormal'] as const)
        profile[name][month] = (profile[name][month] as number) + values[name] * time
    }
  }
  return profile
}

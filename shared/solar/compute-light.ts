import { HOURS_OF_DAY } from '../calendar.ts'
import { RADIANS } from './angles.ts'
import { airTemperatureAt } from './cell-temperature.ts'
import { extraterrestrialNormal, spencerDeclination, sunsetHourAngle } from './extraterrestrial.ts'
import { type Horizon, horizonAt, isFlatHorizon } from './horizon.ts'
import { createLight, type DaySky, type Light, type LightDay, type SiteConditions } from './light.ts'
import { buildSkySectors, obstructedSkyView } from './sky-view.ts'
import { sunDirection } from './sun-position.ts'
import { computeDayProfile, findSunlitHours, type SunlitHour } from './sunlit-hours.ts'
import { splitSkyLight } from './transposition.ts'

/**
 * Day profiles of Collares-Pereira & Rabl and Liu & Jordan, sun of Spencer, sky of Perez, and ground reflection by a
 * uniform albedo.
 */
export function computeLight({ latitude, albedo, horizon: skyline }: SiteConditions, days: readonly LightDay[]): Light {
  const horizon = skyline && !isFlatHorizon(skyline) ? skyline : null
  const sectors = horizon ? buildSkySectors(horizon) : null
  const skies = days[0]?.skies.length ?? 1
  const light = createLight(days.length * HOURS_OF_DAY, skies, sectors)
  const { month, hour, length, east, north, up, air, global, diffuse, beam, isotropic, horizonBand, ground } = light
  const highest = horizon ? Math.sin(Math.max(...horizon) * RADIANS) : 0
  const levelSky = sectors ? obstructedSkyView(sectors, 0, 0).isotropic : 1
  let slot = 0
  for (const day of days) {
    if (day.skies.every((sky) => sky.global <= 0)) continue
    const declination = spencerDeclination(day.day)
    const sunset = sunsetHourAngle(latitude, declination)
    const hours = findSunlitHours(computeDayProfile(latitude, declination, sunset), sunset, day.solarTimeOffset)
    const above = extraterrestrialNormal(day.day)
    const ripples = day.skies.map((sky) => rippleFactors(sky.ripple, hours, day.day))
    for (let index = 0; index < hours.length; index += 1) {
      const lit = hours[index] as SunlitHour
      const sun = sunAt(latitude, declination, lit.middle)
      const visible =
        !horizon || isUnobstructed(highest, latitude, declination, lit)
          ? 1
          : visibleShare(horizon, latitude, declination, lit)
      light.day[slot] = day.day
      light.days[slot] = day.days
      month[slot] = day.month
      hour[slot] = lit.hour
      length[slot] = lit.length
      east[slot] = sun.east
      north[slot] = sun.north
      up[slot] = sun.up
      air[slot] = airTemperatureAt(day.temperature, lit.middle)
      for (let kind = 0; kind < skies; kind += 1) {
        const at = slot * skies + kind
        const sky = day.skies[kind] as DaySky
        const ripple = (ripples[kind]?.[index] as number) / lit.length
        const whole = sky.global * lit.global * ripple
        // Near sunset the diffuse profile may exceed the global one.
        const scattered = Math.min(whole, sky.diffuse * lit.diffuse * ripple)
        const from = splitSkyLight(whole - scattered, scattered, above, lit.twilight ? 0 : sun.up)
        global[at] = whole
        diffuse[at] = scattered
        beam[at] = from.beam * visible
        isotropic[at] = from.isotropic
        horizonBand[at] = from.horizonBand
        ground[at] = albedo * (from.beam * visible * Math.max(0, sun.up) + from.isotropic * levelSky)
      }
      slot += 1
    }
  }
  return { ...light, slots: slot }
}

/** They keep the daily sum. */
function rippleFactors(share: number, hours: readonly SunlitHour[], day: number): number[] {
  const factors = hours.map(({ hour }) => 1 + ((hour + day) % 2 === 0 ? share : -share))
  const total = hours.reduce((sum, { global }, index) => sum + global * (factors[index] as number), 0)
  return factors.map((factor) => factor / total)
}

/** Unit vector to the sun, from latitude [°], declination and hour angle [rad]. */
function sunAt(latitude: number, declination: number, hourAngle: number) {
  const phi = latitude * RADIANS
  const cosHour = Math.cos(hourAngle)
  return {
    east: -Math.cos(declination) * Math.sin(hourAngle),
    north: Math.sin(declination) * Math.cos(phi) - Math.cos(declination) * Math.sin(phi) * cosHour,
    up: Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * cosHour,
  }
}

/** Share of an hour with the sun above the horizon profile [-], sampled every ten minutes. */
function visibleShare(horizon: Horizon, latitude: number, declination: number, { from, to }: SunlitHour): number {
  const samples = 6
  let seen = 0
  for (let sample = 0; sample < samples; sample += 1) {
    const hourAngle = from + ((sample + 0.5) / samples) * (to - from)
    const sun = sunDirection(latitude, declination / RADIANS, hourAngle / RADIANS)
    if (sun.altitude > horizonAt(horizon, sun.azimuth)) seen += 1
  }
  return seen / samples
}

/** Fast test for most hours: at both ends of the hour the sun is above every obstacle. */
const isUnobstructed = (highest: number, latitude: number, declination: number, { from, to }: SunlitHour) =>
  to <= Math.PI && Math.min(sunAt(latitude, declination, from).up, sunAt(latitude, declination, to).up) > highest

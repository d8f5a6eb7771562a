import { RADIANS } from './angles.ts'
import { airTemperatureAt } from './cell-temperature.ts'
import { dayProfile } from './day-profile.ts'
import { extraterrestrialNormal, spencerDeclination, sunsetHourAngle } from './extraterrestrial.ts'
import { type Horizon, horizonAt, isFlat } from './horizon.ts'
import { type DaySky, emptyLight, type Light, type LitDay, type Site } from './light.ts'
import { skyPast, skySectors } from './sky-view.ts'
import { sunDirection } from './sun-position.ts'
import { HOURS_OF_DAY, type SunlitHour, sunlitHours } from './sunlit-hours.ts'
import { skyLight } from './transposition.ts'

/**
 * The light of some days: Collares-Pereira & Rabl's and Liu & Jordan's day profiles on Spencer's sun, Perez' sky, and
 * ground reflection by an even albedo.
 */
export function lightOf({ latitude, albedo, horizon: skyline }: Site, days: readonly LitDay[]): Light {
  const horizon = skyline && !isFlat(skyline) ? skyline : null
  const sectors = horizon ? skySectors(horizon) : null
  const skies = days[0]?.skies.length ?? 1
  const light = emptyLight(days.length * HOURS_OF_DAY, skies, sectors)
  const { month, hour, length, east, north, up, air, global, diffuse, beam, even, band, ground } = light
  const highest = horizon ? Math.sin(Math.max(...horizon) * RADIANS) : 0
  const levelSky = sectors ? skyPast(sectors, 0, 0).even : 1
  let slot = 0
  for (const day of days) {
    if (day.skies.every((sky) => sky.global <= 0)) continue
    const declination = spencerDeclination(day.day)
    const sunset = sunsetHourAngle(latitude, declination)
    const hours = sunlitHours(dayProfile(latitude, declination, sunset), sunset, day.ahead)
    const above = extraterrestrialNormal(day.day)
    const ripples = day.skies.map((sky) => rippleOf(sky.ripple, hours, day.day))
    for (let index = 0; index < hours.length; index += 1) {
      const lit = hours[index] as SunlitHour
      const sun = sunAt(latitude, declination, lit.middle)
      const visible =
        !horizon || isClear(highest, latitude, declination, lit) ? 1 : visibleShare(horizon, latitude, declination, lit)
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
        // The two profiles differ in shape: near sunset the diffuse one may exceed the global one.
        const scattered = Math.min(whole, sky.diffuse * lit.diffuse * ripple)
        const from = skyLight(whole - scattered, scattered, above, lit.twilight ? 0 : sun.up)
        global[at] = whole
        diffuse[at] = scattered
        beam[at] = from.beam * visible
        even[at] = from.even
        band[at] = from.band
        ground[at] = albedo * (from.beam * visible * Math.max(0, sun.up) + from.even * levelSky)
      }
      slot += 1
    }
  }
  return { ...light, slots: slot }
}

/** Factors that make hours brighter and darker in turn by a share, and leave the day its light. */
function rippleOf(share: number, hours: readonly SunlitHour[], day: number): number[] {
  const factors = hours.map(({ hour }) => 1 + ((hour + day) % 2 === 0 ? share : -share))
  const total = hours.reduce((sum, { global }, index) => sum + global * (factors[index] as number), 0)
  return factors.map((factor) => factor / total)
}

/** Direction of the sun as a unit vector, from latitude [°], declination and hour angle [rad]. */
function sunAt(latitude: number, declination: number, hourAngle: number) {
  const phi = latitude * RADIANS
  const cosHour = Math.cos(hourAngle)
  return {
    east: -Math.cos(declination) * Math.sin(hourAngle),
    north: Math.sin(declination) * Math.cos(phi) - Math.cos(declination) * Math.sin(phi) * cosHour,
    up: Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * cosHour,
  }
}

/** Share of an hour in which the sun stands above the skyline [-], looked at every ten minutes. */
function visibleShare(horizon: Horizon, latitude: number, declination: number, { from, to }: SunlitHour): number {
  const looks = 6
  let seen = 0
  for (let look = 0; look < looks; look += 1) {
    const hourAngle = from + ((look + 0.5) / looks) * (to - from)
    const sun = sunDirection(latitude, declination / RADIANS, hourAngle / RADIANS)
    if (sun.altitude > horizonAt(horizon, sun.azimuth)) seen += 1
  }
  return seen / looks
}

/** Whether the sun stands above every obstacle from one end of an hour to the other: most hours, and soon told. */
const isClear = (highest: number, latitude: number, declination: number, { from, to }: SunlitHour) =>
  to <= Math.PI && Math.min(sunAt(latitude, declination, from).up, sunAt(latitude, declination, to).up) > highest

import { HOURS_OF_DAY } from '../calendar.ts'
import { RADIANS } from './angles.ts'

const HOUR_ANGLE = Math.PI / 12
/** Shorter days count as polar night [rad]: two minutes before and after noon. */
const MIN_SUNSET = 0.01
/** Shorter parts are rounding errors [rad]: a hundredth of a second. */
const MIN_PART = 1e-6

export interface SunlitHour {
  /** 0…23 */
  readonly hour: number
  /** Hour angles of the sunlit part and its middle [rad]; `to` may exceed π (midnight). */
  readonly from: number
  readonly to: number
  readonly middle: number
  /** Sunlit time [h]. */
  readonly length: number
  /** Shares of the daily global and diffuse irradiation [-]. */
  readonly global: number
  readonly diffuse: number
  /** Polar night: all light is diffuse. */
  readonly twilight: boolean
}

/**
 * Sunlit hours of a day in clock order; their shares sum to 1.
 *
 * Clock hour h lasts from h:00 to h+1:00. Clock day and solar day start at different times: under the midnight sun an
 * hour around solar midnight takes its light from the other end of the same day.
 * @param sunset sunset hour angle [rad]
 * @param solarTimeOffset true solar time minus clock time [h]
 */
export function findSunlitHours(
  { global, diffuse }: DayProfile,
  sunset: number,
  solarTimeOffset: number,
): SunlitHour[] {
  if (sunset < MIN_SUNSET) return [twilight(solarTimeOffset)]
  const hours: SunlitHour[] = []
  for (let hour = 0; hour < HOURS_OF_DAY; hour += 1) {
    const start = wrapHourAngle((hour - 12 + solarTimeOffset) * HOUR_ANGLE)
    const end = start + HOUR_ANGLE
    // An hour around solar midnight may hold the end of the evening and the start of the morning.
    const from = Math.max(start, -sunset)
    const to = Math.min(end, sunset)
    const again = end - 2 * Math.PI
    const evening = Math.max(0, to - from)
    const morning = Math.max(0, again + sunset)
    if (evening + morning < MIN_PART) continue
    const both = morning > 0
    hours.push({
      hour,
      from: both ? start : from,
      to: both ? end : to,
      middle: both ? (start + end) / 2 : (from + to) / 2,
      length: (evening + morning) / HOUR_ANGLE,
      global: (evening > 0 ? shareBetween(global, from, to) : 0) + (both ? shareBetween(global, -sunset, again) : 0),
      diffuse: (evening > 0 ? shareBetween(diffuse, from, to) : 0) + (both ? shareBetween(diffuse, -sunset, again) : 0),
      twilight: false,
    })
  }
  return hours
}

/** Hours of a month whose mean day has no sun but other days have: all light is in the hour after noon. */
const twilight = (solarTimeOffset: number): SunlitHour => ({
  hour: Math.floor((((12 - solarTimeOffset) % HOURS_OF_DAY) + HOURS_OF_DAY) % HOURS_OF_DAY),
  from: 0,
  to: HOUR_ANGLE,
  middle: 0,
  length: 1,
  global: 1,
  diffuse: 1,
  twilight: true,
})

/** Wraps an hour angle [rad] to −π ≤ angle < π. */
function wrapHourAngle(angle: number): number {
  const turn = 2 * Math.PI
  return ((((angle + Math.PI) % turn) + turn) % turn) - Math.PI
}

/**
 * Distribution of a mean day's irradiation over its hours.
 *
 * Source: Collares-Pereira & Rabl 1979 (Solar Energy 22, 155) for global irradiation, (a + b cos ω) cos z, and Liu &
 * Jordan 1960 for diffuse, cos z; z is the zenith angle. Both are integrated over each interval and divided by the
 * daily integral, so that the shares of a day sum to 1.
 */
interface DayProfile {
  readonly global: DayShape
  readonly diffuse: DayShape
}

/** (constant + cosine · cos ω) · (steady + swing · cos ω), the second factor being cos z, and its daily integral. */
interface DayShape {
  readonly steady: number
  readonly swing: number
  readonly constant: number
  readonly cosine: number
  readonly day: number
}

/**
 * @param latitude [°] + north
 * @param declination [rad]
 * @param sunset sunset hour angle [rad], above 0 and at most π
 */
export function computeDayProfile(latitude: number, declination: number, sunset: number): DayProfile {
  const steady = Math.sin(latitude * RADIANS) * Math.sin(declination)
  const swing = Math.cos(latitude * RADIANS) * Math.cos(declination)
  const a = 0.409 + 0.5016 * Math.sin(sunset - 60 * RADIANS)
  const b = 0.6609 - 0.4767 * Math.sin(sunset - 60 * RADIANS)
  // The formula assumes a night. Under the midnight sun its amplitude scales with that of the solar altitude, so that
  // all hours are equal at a pole.
  const amplitudeFactor = steady > swing ? (2 * swing) / (steady + swing) : 1
  return {
    global: buildShape(steady, swing, a + b * (1 - amplitudeFactor), b * amplitudeFactor, sunset),
    diffuse: buildShape(steady, swing, 1, 0, sunset),
  }
}

function buildShape(steady: number, swing: number, constant: number, cosine: number, sunset: number): DayShape {
  const open = { steady, swing, constant, cosine, day: 1 }
  return { ...open, day: 2 * integral(open, sunset) }
}

/** Integral of a shape from noon to an hour angle [rad]. */
const integral = ({ steady, swing, constant, cosine }: DayShape, angle: number) =>
  constant * steady * angle +
  (constant * swing + cosine * steady) * Math.sin(angle) +
  cosine * swing * (angle / 2 + Math.sin(2 * angle) / 4)

/** Share of a day's irradiation [-] between two hour angles [rad] within ±ωs. */
const shareBetween = (profile: DayShape, from: number, to: number) =>
  Math.max(0, (integral(profile, to) - integral(profile, from)) / profile.day)

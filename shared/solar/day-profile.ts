import { RADIANS } from './angles.ts'

/**
 * Distribution of a mean day's irradiation over its hours.
 *
 * Source: Collares-Pereira & Rabl 1979 (Solar Energy 22, 155) for global irradiation, (a + b cos ω) cos z, and Liu &
 * Jordan 1960 for diffuse, cos z; z is the zenith angle. Both are integrated over each interval and divided by the
 * daily integral, so that the shares of a day sum to 1.
 */
export interface DayProfile {
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
export const shareBetween = (profile: DayShape, from: number, to: number) =>
  Math.max(0, (integral(profile, to) - integral(profile, from)) / profile.day)

import { RADIANS } from './angles.ts'

/**
 * How a mean day's irradiation falls on its hours.
 *
 * Source: Collares-Pereira & Rabl 1979 (Solar Energy 22, 155) for global irradiation, (a + b cos ω) cos z, and Liu &
 * Jordan 1960 for diffuse, cos z; z is the sun's zenith angle. Both are integrated over each interval and divided by
 * the day's integral, so that the parts of a day always add up to 1.
 */
export interface DayProfile {
  readonly global: DayShape
  readonly diffuse: DayShape
}

/** (constant + cosine · cos ω) · (steady + swing · cos ω), the second factor being cos z; and its integral over the day. */
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
export function dayProfile(latitude: number, declination: number, sunset: number): DayProfile {
  const steady = Math.sin(latitude * RADIANS) * Math.sin(declination)
  const swing = Math.cos(latitude * RADIANS) * Math.cos(declination)
  const a = 0.409 + 0.5016 * Math.sin(sunset - 60 * RADIANS)
  const b = 0.6609 - 0.4767 * Math.sin(sunset - 60 * RADIANS)
  // The formula is for days with a night. Under the midnight sun its swing shrinks with that of the sun's height, so
  // that at a pole, where the sun circles level, all hours are alike.
  const liveliness = steady > swing ? (2 * swing) / (steady + swing) : 1
  return {
    global: shape(steady, swing, a + b * (1 - liveliness), b * liveliness, sunset),
    diffuse: shape(steady, swing, 1, 0, sunset),
  }
}

function shape(steady: number, swing: number, constant: number, cosine: number, sunset: number): DayShape {
  const open = { steady, swing, constant, cosine, day: 1 }
  return { ...open, day: 2 * integral(open, sunset) }
}

/** Integral of a shape from noon to an hour angle [rad]. */
const integral = ({ steady, swing, constant, cosine }: DayShape, angle: number) =>
  constant * steady * angle +
  (constant * swing + cosine * steady) * Math.sin(angle) +
  cosine * swing * (angle / 2 + Math.sin(2 * angle) / 4)

/** Share of a day's irradiation [-] between two hour angles [rad] inside ±ωs. */
export const shareBetween = (profile: DayShape, from: number, to: number) =>
  Math.max(0, (integral(profile, to) - integral(profile, from)) / profile.day)

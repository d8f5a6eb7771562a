import { RADIANS } from './angles.ts'

/**
 * How a mean day's irradiation falls on its hours.
 *
 * Source: Collares-Pereira & Rabl 1979 (Solar Energy 22, 155) for global irradiation, (a + b cos ω) cos z, and Liu &
 * Jordan 1960 for diffuse, cos z; z is the sun's zenith angle. Both are integrated over each interval and divided by
 * the day's integral, so that the parts of a day always add up to 1.
 */
export interface DayProfile {
  /** Share of the day's global irradiation [-] between two hour angles [rad] inside ±ωs. */
  readonly global: (from: number, to: number) => number
  /** Share of the day's diffuse irradiation [-]. */
  readonly diffuse: (from: number, to: number) => number
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
  const share = (constant: number, cosine: number) => shareOfDay({ steady, swing, constant, cosine }, sunset)
  return { global: share(a + b * (1 - liveliness), b * liveliness), diffuse: share(1, 0) }
}

interface Shape {
  readonly steady: number
  readonly swing: number
  readonly constant: number
  readonly cosine: number
}

function shareOfDay({ steady, swing, constant, cosine }: Shape, sunset: number) {
  // ∫ (constant + cosine · cos ω)(steady + swing · cos ω) dω
  const integral = (w: number) =>
    constant * steady * w +
    (constant * swing + cosine * steady) * Math.sin(w) +
    cosine * swing * (w / 2 + Math.sin(2 * w) / 4)
  const day = 2 * integral(sunset)
  return (from: number, to: number) => Math.max(0, (integral(to) - integral(from)) / day)
}

import { RADIANS } from './angles.ts'

/**
 * How a mean day's irradiation falls on its hours.
 *
 * Source: Collares-Pereira & Rabl 1979 (Solar Energy 22, 155) for global, Liu & Jordan 1960 for diffuse irradiation:
 * r(ω) ∝ (a + b cos ω)(cos ω − cos ωs). Both are integrated over each interval and divided by the day's integral, so
 * that the parts of a day always add up to 1.
 */
export interface DayProfile {
  /** Share of the day's global irradiation [-] between two hour angles [rad] inside ±ωs. */
  readonly global: (from: number, to: number) => number
  /** Share of the day's diffuse irradiation [-]. */
  readonly diffuse: (from: number, to: number) => number
}

/** @param sunset sunset hour angle [rad], above 0 and at most π */
export function dayProfile(sunset: number): DayProfile {
  const a = 0.409 + 0.5016 * Math.sin(sunset - 60 * RADIANS)
  const b = 0.6609 - 0.4767 * Math.sin(sunset - 60 * RADIANS)
  return { global: shareOfDay(a, b, sunset), diffuse: shareOfDay(1, 0, sunset) }
}

function shareOfDay(a: number, b: number, sunset: number) {
  const cosSunset = Math.cos(sunset)
  // ∫ (a + b cos ω)(cos ω − cos ωs) dω
  const integral = (w: number) =>
    (a - b * cosSunset) * Math.sin(w) + b * (w / 2 + Math.sin(2 * w) / 4) - a * cosSunset * w
  const day = 2 * integral(sunset)
  return (from: number, to: number) => Math.max(0, (integral(to) - integral(from)) / day)
}

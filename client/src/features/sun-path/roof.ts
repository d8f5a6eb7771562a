import type { Plane } from '#shared/solar/plane.ts'

/** The user's roof and what lies on it. */
export interface Roof extends Plane {
  /** [kWp] */
  readonly peakPower: number
}

/** What a roof may be like. */
export const roofRange = {
  tilt: { min: 0, max: 90, step: 1 }, // [°]
  azimuth: { min: 0, max: 360, step: 1 }, // [°]
  peakPower: { min: 0.1, max: 10_000, step: 0.1 }, // [kWp]
}

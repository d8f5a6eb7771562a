import type { Plane } from '#shared/solar/plane.ts'

export interface Roof extends Plane {
  /** [kWp] */
  readonly peakPower: number
}

export const roofRange = {
  tilt: { min: 0, max: 90, step: 1 }, // [°]
  azimuth: { min: 0, max: 360, step: 1 }, // [°]
  peakPower: { min: 0.1, max: 10_000, step: 0.1 }, // [kWp]
}

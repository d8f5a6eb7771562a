import type { Horizon } from './horizon.ts'
import type { SkySectors } from './sky-view.ts'

export interface SiteConditions {
  /** [°] + north */
  readonly latitude: number
  /** Ground albedo [-], 0…1. */
  readonly albedo: number
  readonly horizon?: Horizon
}

/** One sky of a day: irradiation [kWh/m²/day], and alternating variation of its hours [-]. */
export interface DaySky {
  readonly global: number
  readonly diffuse: number
  readonly ripple: number
}

/** A day of the year with its possible skies. */
export interface LightDay {
  /** 0…11 */
  readonly month: number
  /** Day of the year, 1…365. */
  readonly day: number
  /** Days in a year that each sky represents. */
  readonly days: number
  /** Mean air temperature [°C]. */
  readonly temperature: number
  /** True solar time minus clock time [h]. */
  readonly solarTimeOffset: number
  /** Skies of a day; every day has the same number. */
  readonly skies: readonly DaySky[]
}

/**
 * Light at a site, independent of the roof. Each slot is the sunlit part of one hour of one day and may have several
 * skies. The sun is computed once for all of them; a roof then costs one dot product per slot and a few products per
 * sky. Columns hold one value per slot, or per sky at `slot · skies + sky`.
 */
export interface Light {
  readonly slots: number
  readonly skies: number
  /** Slots are ordered by day; `month` is 0…11, `hour` 0…23 and `day` 1…365. */
  readonly month: Uint8Array
  readonly hour: Uint8Array
  readonly day: Uint16Array
  /** Days in a year that each sky of the slot represents. */
  readonly days: Float64Array
  /** Sunlit time [h], at most 1. */
  readonly length: Float64Array
  /** Unit vector to the sun. */
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  /** Air temperature [°C]. */
  readonly air: Float64Array
  /** Beam by sky: mean irradiance of the slot [kW/m²] as in `SkyLight` (transposition.ts), reduced by obstacles. */
  readonly beam: Float64Array
  readonly isotropic: Float64Array
  readonly horizonBand: Float64Array
  /** Irradiance reflected by the ground, by sky. */
  readonly ground: Float64Array
  /** Global and diffuse horizontal irradiance, by sky. */
  readonly global: Float64Array
  readonly diffuse: Float64Array
  /** Horizon by sector; null if flat. */
  readonly sectors: SkySectors | null
}

export function createLight(slots: number, skies: number, sectors: SkySectors | null): Light {
  const bySlot = () => new Float64Array(slots)
  const bySky = () => new Float64Array(slots * skies)
  return {
    slots,
    skies,
    sectors,
    month: new Uint8Array(slots),
    hour: new Uint8Array(slots),
    day: new Uint16Array(slots),
    days: bySlot(),
    length: bySlot(),
    east: bySlot(),
    north: bySlot(),
    up: bySlot(),
    air: bySlot(),
    beam: bySky(),
    isotropic: bySky(),
    horizonBand: bySky(),
    ground: bySky(),
    global: bySky(),
    diffuse: bySky(),
  }
}

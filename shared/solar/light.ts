import type { Horizon } from './horizon.ts'
import type { SkySectors } from './sky-view.ts'

/** Where light falls: what does not change from day to day. */
export interface Site {
  /** [°] + north */
  readonly latitude: number
  /** Reflectivity of the ground [-], 0…1. */
  readonly albedo: number
  /** What stands around; without it the horizon is flat. */
  readonly horizon?: Horizon
}

/** One sky of a day: its light [kWh/m²/day], and how much brighter and darker its hours are in turn [-]. */
export interface DaySky {
  readonly global: number
  readonly diffuse: number
  readonly ripple: number
}

/** One day of a place: which day, and the skies it may have. */
export interface LitDay {
  /** 0…11 */
  readonly month: number
  /** Day of the year, 1…365. */
  readonly day: number
  /** Days in a year that each of its skies stands for. */
  readonly days: number
  /** Mean of the air [°C]. */
  readonly temperature: number
  /** True solar time minus the time that the hours are counted in [h]. */
  readonly ahead: number
  /** As many as on every other day. */
  readonly skies: readonly DaySky[]
}

/**
 * A place's light before any roof is chosen. Each slot is the sunlit part of one hour of one day, and may have several
 * skies: the sun is worked out once for all of them, and a roof then costs one dot product a slot and a few products a
 * sky. Columns hold one value a slot; those of the skies hold the value of a sky at `slot · skies + sky`.
 */
export interface Light {
  readonly slots: number
  readonly skies: number
  /** Slots are ordered by day; `month` is 0…11, `hour` 0…23 and `day` 1…365. */
  readonly month: Uint8Array
  readonly hour: Uint8Array
  readonly day: Uint16Array
  /** Days in a year that each sky of the slot stands for. */
  readonly days: Float64Array
  /** Sunlit length [h], at most 1. */
  readonly length: Float64Array
  /** Direction of the sun as a unit vector. */
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  /** Air temperature [°C]. */
  readonly air: Float64Array
  /** By sky, mean irradiance of the slot [kW/m²]: as `SkyLight` in transposition.ts, what obstacles hide taken off the beam. */
  readonly beam: Float64Array
  readonly even: Float64Array
  readonly band: Float64Array
  /** By sky: all the light the ground throws back. */
  readonly ground: Float64Array
  /** By sky: global and diffuse irradiance of the open horizontal. */
  readonly global: Float64Array
  readonly diffuse: Float64Array
  /** The skyline by sector; null when it is flat. */
  readonly sectors: SkySectors | null
}

/** Columns for so many slots and skies, all 0. */
export function emptyLight(slots: number, skies: number, sectors: SkySectors | null): Light {
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
    even: bySky(),
    band: bySky(),
    ground: bySky(),
    global: bySky(),
    diffuse: bySky(),
  }
}

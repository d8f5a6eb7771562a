import * as z from 'zod/mini'
import { between, integerBetween, money, optional } from './field-schemas.ts'
import { Obstacles } from './system.ts'

export const MAX_KIT_PANELS = 4

/** A plug-in solar kit on the railing of a balcony. */
export const Balcony = z.object({
  panels: optional(integerBetween(1, MAX_KIT_PANELS)),
  /** Power of a panel [Wp]. */
  watts: optional(between(50, 1_000)),
  /** Highest output of the inverter [W]. */
  inverterWatts: optional(between(50, 5_000)),
  /** Tilt from the horizontal [°]; absent: upright. */
  tilt: optional(between(0, 90)),
  /** [°], 0 north, clockwise; absent: toward the equator. */
  azimuth: optional(between(0, 360)),
  obstacles: optional(Obstacles),
  /** Price of the whole kit, including taxes [currency]. */
  price: optional(money),
})

import * as z from 'zod/mini'
import { between, figure, integerBetween, optional } from './field-schemas.ts'
import { Obstacles } from './system.ts'

export const MAX_KIT_PANELS = 4

/** A plug-in solar kit on the railing of a balcony. */
export const Balcony = z.object({
  panels: optional(integerBetween(1, MAX_KIT_PANELS)),
  /** Per panel [Wp]. */
  watts: optional(figure('balcony.watts')),
  /** Highest output of the inverter [W]. */
  inverterWatts: optional(figure('balcony.inverterWatts')),
  /** From the horizontal [°]; absent: upright. */
  tilt: optional(between(0, 90)),
  /** [°], 0 north, clockwise; absent: toward the equator. */
  azimuth: optional(between(0, 360)),
  obstacles: optional(Obstacles),
  /** Of the whole kit, including taxes [currency]. */
  price: optional(figure('balcony.price')),
})

import * as z from 'zod/mini'
import { between, given, isoDate, share, text, wholeBetween } from './kinds.ts'

/*
 * A home’s roof, and what is to be built on it.
 */

export const MOST_PLANES = 4
const MOST_APPLIANCES = 20
const MOST_OBSTACLES = 36
/** Of a side of a roof [m]. */
const MOST_METRES = 200
/** Of the outline of a slope. */
export const MOST_CORNERS = 40
/** Of a corner from the home's place [m]. */
export const FARTHEST = 2_000

const Plane = z.object({
  name: given(text(60)),
  mounting: z._default(z.enum(['roof', 'ground']), 'roof'),
  /** Against the horizontal [°]. */
  tilt: given(between(0, 90)),
  /** Where it looks [°], 0 north, clockwise. */
  azimuth: given(between(0, 360)),
  /** What it holds: so many panels, or an area [m²] on the slope. */
  room: given(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('panels'), count: wholeBetween(0, 2_000) }),
      z.object({ kind: z.literal('area'), squareMetres: between(0, 10_000) }),
    ]),
  ),
  /** The rectangle by which its panels were counted [m]; see `panels-in-rectangle.ts`. */
  rectangle: given(
    z.object({
      width: between(0, MOST_METRES),
      height: between(0, MOST_METRES),
      clearance: between(0, 20),
      panelLong: between(0.1, 5),
      panelShort: between(0.1, 5),
    }),
  ),
  /** Its outline on a map, by which it was measured; see `roof-outline.ts`. */
  outline: given(
    z.object({
      /** East and north of the home's place [m]. */
      corners: z
        .array(z.object({ east: between(-FARTHEST, FARTHEST), north: between(-FARTHEST, FARTHEST) }))
        .check(z.maxLength(MOST_CORNERS)),
      eaves: wholeBetween(0, MOST_CORNERS - 1),
      slopes: z.union([z.literal(1), z.literal(2)]),
    }),
  ),
  /** What stands in its light, from one direction clockwise to another, up to an altitude [°]. */
  obstacles: z._default(
    z
      .array(z.object({ name: given(text(60)), from: between(0, 360), to: between(0, 360), altitude: between(0, 90) }))
      .check(z.maxLength(MOST_OBSTACLES)),
    [],
  ),
})
export type Plane = z.output<typeof Plane>

export const Roof = z.object({ planes: z._default(z.array(Plane).check(z.maxLength(MOST_PLANES)), []) })

const Battery = z.object({
  usableKwh: between(0, 1_000),
  /** Most it takes or gives [kW]. */
  powerKw: given(between(0.01, 1_000)),
  /** Given back of what went in [-]. */
  roundTrip: given(between(0.01, 1)),
  /** Kept for an outage, of the usable [-]. */
  reserve: given(share),
  /** Serves every shortfall at once, or keeps its charge for dear hours. */
  rule: given(z.enum(['self-use', 'dear-hours'])),
  chargeFromGrid: given(z.boolean()),
})
export type Battery = z.output<typeof Battery>

export const System = z.object({
  /** Day it begins to run: prices and support hang on it. */
  start: given(isoDate),
  /** Panels on a plane of the roof, the first being 0. */
  arrays: z._default(
    z
      .array(
        z.object({
          plane: wholeBetween(0, MOST_PLANES - 1),
          panels: wholeBetween(0, 2_000),
          /** Of one panel [Wp]. */
          watts: between(1, 2_000),
        }),
      )
      .check(z.maxLength(MOST_PLANES)),
    [],
  ),
  inverterKw: given(between(0.1, 1_000)),
  /** Of what the panels give, before the inverter [-]. */
  losses: given(between(0, 0.99)),
  /** What the panels lose a year, of the year before [-]. */
  ageing: given(between(0, 0.5)),
  battery: given(Battery),
  /** What must go on when the grid fails. */
  backup: z._default(
    z
      .array(z.object({ name: text(60), watts: between(0, 100_000), hoursPerDay: between(0, 24) }))
      .check(z.maxLength(MOST_APPLIANCES)),
    [],
  ),
})
export type System = z.output<typeof System>

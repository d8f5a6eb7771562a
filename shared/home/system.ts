import * as z from 'zod/mini'
import { MAX_OBSTACLES } from '../solar/obstacle.ts'
import { between, integerBetween, isoDate, optional, share, text } from './field-schemas.ts'
import { MAX_APPLIANCES } from './list-limits.ts'

export const MAX_PLANES = 4
/** [m] */
const MAX_ROOF_LENGTH = 200
export const MAX_CORNERS = 40
/** Distance from the home's place [m]. */
export const MAX_CORNER_DISTANCE = 2_000

/** Obstacles that shade: azimuth range, clockwise, and altitude [°]. */
export const Obstacles = z
  .array(z.object({ name: optional(text(60)), from: between(0, 360), to: between(0, 360), altitude: between(0, 90) }))
  .check(z.maxLength(MAX_OBSTACLES))

const Plane = z.object({
  name: optional(text(60)),
  /** Frames exist on a flat face; on any other they are as `roof`. See `flat-roof.ts`. */
  mounting: z._default(z.enum(['roof', 'ground', 'frames', 'frames-east-west']), 'roof'),
  /** Tilt from the horizontal [°]. */
  tilt: optional(between(0, 90)),
  /** [°], 0 north, clockwise. */
  azimuth: optional(between(0, 360)),
  /** Room for panels: a number, or an area along the slope [m²]. */
  room: optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('panels'), count: integerBetween(0, 2_000) }),
      z.object({ kind: z.literal('area'), squareMetres: between(0, 10_000) }),
    ]),
  ),
  /** Rectangle from which the number of panels was computed [m]; see `panels-in-rectangle.ts`. */
  rectangle: optional(
    z.object({
      width: between(0, MAX_ROOF_LENGTH),
      height: between(0, MAX_ROOF_LENGTH),
      clearance: between(0, 20),
      panelLong: between(0.1, 5),
      panelShort: between(0.1, 5),
    }),
  ),
  /** Outline traced on a map; see `roof-outline.ts`. */
  outline: optional(
    z.object({
      /** Corners relative to the home's place [m]. */
      corners: z
        .array(
          z.object({
            east: between(-MAX_CORNER_DISTANCE, MAX_CORNER_DISTANCE),
            north: between(-MAX_CORNER_DISTANCE, MAX_CORNER_DISTANCE),
          }),
        )
        .check(z.maxLength(MAX_CORNERS)),
      eaves: integerBetween(0, MAX_CORNERS - 1),
      slopes: z.union([z.literal(1), z.literal(2)]),
    }),
  ),
  obstacles: z._default(Obstacles, []),
})
export type Plane = z.output<typeof Plane>

export const Roof = z.object({ planes: z._default(z.array(Plane).check(z.maxLength(MAX_PLANES)), []) })

const Battery = z.object({
  usableKwh: between(0, 1_000),
  /** Maximum charge and discharge power [kW]. */
  powerKw: optional(between(0.01, 1_000)),
  /** Round-trip efficiency [0–1]. */
  roundTrip: optional(between(0.01, 1)),
  /** Share of the usable capacity reserved for outages. */
  reserve: optional(share),
  /** The second rule discharges in peak hours only. */
  rule: optional(z.enum(['self-use', 'dear-hours'])),
  chargeFromGrid: optional(z.boolean()),
})
export type Battery = z.output<typeof Battery>

const Generator = z.object({
  ratedKw: optional(between(0.1, 1_000)),
  fuel: optional(z.enum(['petrol', 'diesel'])),
  /** While it runs, at any output [l/h], and in addition per kWh [l/kWh]; absent: typical for the fuel. */
  litresPerHour: optional(between(0, 1_000)),
  litresPerKwh: optional(between(0, 10)),
})
export type Generator = z.output<typeof Generator>

export const System = z.object({
  /** First day of operation; determines prices and incentives. */
  start: optional(isoDate),
  /** Panels on faces of the roof, by index of the face. */
  arrays: z._default(
    z
      .array(
        z.object({
          plane: integerBetween(0, MAX_PLANES - 1),
          panels: integerBetween(0, 2_000),
          /** Power of a panel [Wp]. */
          watts: between(1, 2_000),
        }),
      )
      .check(z.maxLength(MAX_PLANES)),
    [],
  ),
  inverterKw: optional(between(0.1, 1_000)),
  /** DC losses before the inverter [share]. */
  losses: optional(between(0, 0.99)),
  /** Yearly degradation of the panels [share of the year before]. */
  ageing: optional(between(0, 0.5)),
  battery: optional(Battery),
  generator: optional(Generator),
  /** Appliances that run during an outage. */
  backup: z._default(
    z
      .array(z.object({ name: text(60), watts: between(0, 100_000), hoursPerDay: between(0, 24) }))
      .check(z.maxLength(MAX_APPLIANCES)),
    [],
  ),
})
export type System = z.output<typeof System>

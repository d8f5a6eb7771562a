import * as z from 'zod/mini'
import { MAX_OBSTACLES } from '../solar/obstacle.ts'
import { between, figure, integerBetween, isoDate, optional, text } from './field-schemas.ts'
import { MAX_APPLIANCES } from './list-limits.ts'

export const MAX_PLANES = 4
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
  /** From the horizontal [°]. */
  tilt: optional(figure('roof.planes.*.tilt')),
  /** [°], 0 north, clockwise. */
  azimuth: optional(figure('roof.planes.*.azimuth')),
  /** Room for panels: a number, or an area along the slope [m²]. */
  room: optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('panels'), count: figure('roof.planes.*.room.count') }),
      z.object({ kind: z.literal('area'), squareMetres: figure('roof.planes.*.room.squareMetres') }),
    ]),
  ),
  /** Rectangle from which the number of panels was computed [m]; see `panels-in-rectangle.ts`. */
  rectangle: optional(
    z.object({
      width: figure('roof.planes.*.rectangle.width'),
      height: figure('roof.planes.*.rectangle.height'),
      clearance: figure('roof.planes.*.rectangle.clearance'),
      panelLong: figure('roof.planes.*.rectangle.panelLong'),
      panelShort: figure('roof.planes.*.rectangle.panelShort'),
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
  usableKwh: figure('system.battery.usableKwh'),
  /** Maximum charge and discharge power [kW]. */
  powerKw: optional(figure('system.battery.powerKw')),
  /** Round-trip efficiency [0–1]. */
  roundTrip: optional(figure('system.battery.roundTrip')),
  /** Share of the usable capacity reserved for outages. */
  reserve: optional(figure('system.battery.reserve')),
  /** The second rule discharges in peak hours only. */
  rule: optional(z.enum(['self-use', 'dear-hours'])),
  chargeFromGrid: optional(z.boolean()),
})
export type Battery = z.output<typeof Battery>

const Generator = z.object({
  ratedKw: optional(figure('system.generator.ratedKw')),
  fuel: optional(z.enum(['petrol', 'diesel'])),
  /** While it runs, at any output [l/h], and in addition per kWh [l/kWh]; absent: typical for the fuel. */
  litresPerHour: optional(figure('system.generator.litresPerHour')),
  litresPerKwh: optional(figure('system.generator.litresPerKwh')),
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
          panels: figure('system.arrays.*.panels'),
          /** Per panel [Wp]. */
          watts: figure('system.arrays.*.watts'),
        }),
      )
      .check(z.maxLength(MAX_PLANES)),
    [],
  ),
  inverterKw: optional(figure('system.inverterKw')),
  /** DC losses before the inverter [share]. */
  losses: optional(figure('system.losses')),
  /** Yearly degradation of the panels [share of the year before]. */
  ageing: optional(figure('system.ageing')),
  battery: optional(Battery),
  generator: optional(Generator),
  /** Appliances that run during an outage. */
  backup: z._default(
    z
      .array(
        z.object({
          name: text(60),
          watts: figure('system.backup.*.watts'),
          hoursPerDay: figure('system.backup.*.hoursPerDay'),
        }),
      )
      .check(z.maxLength(MAX_APPLIANCES)),
    [],
  ),
})
export type System = z.output<typeof System>

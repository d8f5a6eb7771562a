import * as z from 'zod/mini'
import { figure, integerBetween, listOf, month, optional, text } from './field-schemas.ts'
import { MAX_APPLIANCES } from './list-limits.ts'

/** Outages of a grid that fails often. */
export const Outages = z.object({
  /** At unknown times, every day. */
  hoursPerDay: optional(figure('outages.hoursPerDay')),
  /** Known times instead: seven days from Monday, 24 clock hours each, `1` without power. */
  week: optional(listOf(z.string().check(z.regex(/^[01]{24}$/)), 7)),
  /** Whether inverter and battery supply the home in an outage; absent: they do. */
  runsWithoutGrid: optional(z.boolean()),
})
export type Outages = z.output<typeof Outages>

const Load = z.discriminatedUnion('kind', [
  /** [kWh/day], steady (a refrigerator) or by a household's typical day (default). */
  z.object({ kind: z.literal('day'), kwh: figure('offGrid.load.kwh'), shape: optional(z.enum(['steady', 'usual'])) }),
  z.object({
    kind: z.literal('appliances'),
    appliances: z
      .array(
        z.object({
          name: text(60),
          watts: figure('offGrid.load.appliances.*.watts'),
          hoursPerDay: figure('offGrid.load.appliances.*.hoursPerDay'),
          /** First clock hour of its use; absent: spread over the day. */
          from: optional(integerBetween(0, 23)),
        }),
      )
      .check(z.maxLength(MAX_APPLIANCES)),
  }),
])

/** A home without a grid. */
export const OffGrid = z.object({
  /** Absent: the home's electricity use. */
  load: optional(Load),
  /** Months of use, 1–12; absent: all. */
  months: optional(z.array(month).check(z.minLength(1), z.maxLength(12))),
  /** Sets the default of `shortDays`; absent: lived in all year. */
  building: optional(z.enum(['cabin', 'home'])),
  /** Largest share of the days that may run short. */
  shortDays: optional(figure('offGrid.shortDays')),
})
export type OffGrid = z.output<typeof OffGrid>

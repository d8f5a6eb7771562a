import * as z from 'zod/mini'
import { SolarCharges } from './bill-charges.ts'
import { areAscending, figure, listOf, money, optional, text } from './field-schemas.ts'
import { Selling } from './selling.ts'

export const MAX_BLOCKS = 12
/** Number of periods that one character can name: 0–9, a–z. */
const MAX_PERIODS = 36

/** Price of a block of monthly kWh; the last block has no end. */
const Block = z.object({
  upTo: z.nullable(figure('tariff.buying.periods.*.blocks.*.upTo')),
  price: figure('tariff.buying.periods.*.blocks.*.price'),
})
/** Twelve months of 24 clock hours, each a period character 0–9, a–z. */
const schedule = listOf(z.string().check(z.regex(/^[0-9a-z]{24}$/)), 12)

const Buying = z
  .object({
    periods: z
      .array(
        z.object({
          name: optional(text(40)),
          blocks: z.array(Block).check(z.minLength(1), z.maxLength(MAX_BLOCKS)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_PERIODS)),
    /** Schedule of the periods; absent: always the first. */
    weekday: optional(schedule),
    weekend: optional(schedule),
    /** Whether the ends of blocks are monthly (default) or daily kWh. */
    blockUnit: optional(z.enum(['month', 'day'])),
  })
  .check(
    z.refine(({ periods, weekday = [], weekend = [] }) =>
      [...weekday, ...weekend].every((hours) =>
        [...hours].every((period) => Number.parseInt(period, 36) < periods.length),
      ),
    ),
    z.refine(({ periods }) => periods.every(({ blocks }) => areAscending(blocks.map(({ upTo }) => upTo)))),
  )
export type Buying = z.output<typeof Buying>

export const Tariff = z.object({
  name: optional(text(100)),
  buying: optional(Buying),
  fixedPerMonth: optional(figure('tariff.fixedPerMonth')),
  /** On the highest import of an hour in each month [currency/kW/month]. */
  demandPerKw: optional(figure('tariff.demandPerKw')),
  minimumPerMonth: optional(figure('tariff.minimumPerMonth')),
  minimumPerYear: optional(money),
  selling: optional(Selling),
  solarCharges: optional(SolarCharges),
  /** Greenhouse gases of grid electricity over the life of its power plants [g CO₂e/kWh]. */
  carbonPerKwh: optional(figure('tariff.carbonPerKwh')),
  /** Maximum export power [kW], or share of the panels' power. */
  exportLimit: optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('power'), kw: figure('tariff.exportLimit.kw') }),
      z.object({ kind: z.literal('share'), ofPeak: figure('tariff.exportLimit.ofPeak') }),
    ]),
  ),
})
export type Tariff = z.output<typeof Tariff>

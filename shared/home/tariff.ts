import * as z from 'zod/mini'
import {
  between,
  integerBetween,
  isoDate,
  listOf,
  MAX_KWH,
  money,
  month,
  optional,
  pricePerKwh,
  share,
  text,
} from './field-schemas.ts'

const MAX_BLOCKS = 12
/** As many as one character can name: 0–9, a–z. */
const MAX_PERIODS = 36

/** Price of a block of monthly kWh; the last block has no end. */
const Block = z.object({ upTo: z.nullable(between(0, MAX_KWH)), price: pricePerKwh })
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

/** Only the last end is open. */
function areAscending(ends: readonly (number | null)[]): boolean {
  return ends.every((end, i) => (i === ends.length - 1 ? end === null : end !== null && end > (ends[i - 1] ?? 0)))
}

/** Export rates by power of the panels [kWp]: each band of the power has its own. */
const Bands = z.array(z.object({ upToKw: z.nullable(between(0.1, 10_000)), price: pricePerKwh })).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine((bands) => areAscending(bands.map(({ upToKw }) => upToKw))),
)

/** Payment for export: paid out, or credited against energy of the same month or of later ones. */
const credit = z.enum(['paid', 'same-month', 'next-month'])

const Selling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** Export is set against import. */
  z.object({
    kind: z.literal('net-metering'),
    /** Credit in kWh or in money. */
    carried: optional(z.enum(['kwh', 'money'])),
    /** Month at whose end credit is settled; default: December. */
    settlementMonth: optional(month),
    /** Price of settled credit [currency/kWh]. */
    leftOverPrice: optional(pricePerKwh),
    /** Credit is carried over from year to year. */
    neverSettled: optional(z.boolean()),
    /** [currency/kW/month] */
    monthlyChargePerKw: optional(money),
    /** Part of the tariff not credited [currency/kWh], and the share of it deducted from each calendar year on. */
    deduction: optional(
      z.object({
        perKwh: optional(pricePerKwh),
        shares: z.array(z.object({ year: integerBetween(2000, 2199), share })).check(z.maxLength(20)),
      }),
    ),
  }),
  /** Export has a price of its own. */
  z.object({
    kind: z.literal('net-billing'),
    price: optional(pricePerKwh),
    /** Price as a share of the contract's supply price (energy without taxes). */
    ofSupplyPrice: optional(z.object({ share, supplyPrice: optional(pricePerKwh) })),
    /** Supplier's charge for export [currency/kWh]. */
    costPerKwh: optional(pricePerKwh),
    credit: optional(credit),
    settlementMonth: optional(month),
    /** Remaining credit is lost at the settlement. */
    expires: optional(z.boolean()),
    /** Duration of the terms: years from the start, or up to a day. */
    years: optional(integerBetween(1, 100)),
    until: optional(isoDate),
    /** Price afterwards [currency/kWh]. */
    laterPrice: optional(pricePerKwh),
  }),
  /** A price fixed for years by law or contract; years count from 1. */
  z.object({
    kind: z.literal('feed-in'),
    steps: z.array(z.object({ untilYear: integerBetween(1, 100), bands: Bands })).check(
      z.minLength(1),
      z.maxLength(6),
      z.refine((steps) => steps.every(({ untilYear }, i) => untilYear > (steps[i - 1]?.untilYear ?? 0))),
    ),
    /** All solar is exported and all use imported. */
    sellsAll: optional(z.boolean()),
    laterPrice: optional(pricePerKwh),
  }),
])
export type Selling = z.output<typeof Selling>

export const Tariff = z.object({
  name: optional(text(100)),
  buying: optional(Buying),
  fixedPerMonth: optional(money),
  minimumPerMonth: optional(money),
  minimumPerYear: optional(money),
  selling: optional(Selling),
  /** Maximum export power [kW], or share of the panels' power. */
  exportLimit: optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('power'), kw: between(0, 10_000) }),
      z.object({ kind: z.literal('share'), ofPeak: share }),
    ]),
  ),
})
export type Tariff = z.output<typeof Tariff>

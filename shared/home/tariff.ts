import * as z from 'zod/mini'
import {
  between,
  given,
  isoDate,
  listOf,
  MOST_KWH,
  money,
  month,
  pricePerKwh,
  share,
  text,
  wholeBetween,
} from './kinds.ts'

/*
 * What the grid costs a home, and what it pays.
 */

const MOST_BLOCKS = 12
/** As many as one character can name: 0…9, a…z. */
const MOST_PERIODS = 36

/** Prices of a stretch of a month's kWh; the last has no end. */
const Block = z.object({ upTo: z.nullable(between(0, MOST_KWH)), price: pricePerKwh })
/** Twelve months of 24 characters: each hour of the clock names its period, 0…9, a…z. */
const schedule = listOf(z.string().check(z.regex(/^[0-9a-z]{24}$/)), 12)

const Buying = z
  .object({
    /** One for a single price; several where hours or seasons differ. */
    periods: z
      .array(
        z.object({
          name: given(text(40)),
          /** One for a single price; several where the price changes with the kWh. */
          blocks: z.array(Block).check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_PERIODS)),
    /** Which period holds when; without it, the first always does. */
    weekday: given(schedule),
    weekend: given(schedule),
    /** What the blocks' ends count; a month's kWh unless given. */
    blockUnit: given(z.enum(['month', 'day'])),
  })
  .check(
    z.refine(({ periods, weekday = [], weekend = [] }) =>
      [...weekday, ...weekend].every((hours) =>
        [...hours].every((period) => Number.parseInt(period, 36) < periods.length),
      ),
    ),
    z.refine(({ periods }) => periods.every(({ blocks }) => areRising(blocks.map(({ upTo }) => upTo)))),
  )
export type Buying = z.output<typeof Buying>

/** Ends of blocks or bands: each above the one before, the last open. */
function areRising(ends: readonly (number | null)[]): boolean {
  return ends.every((end, i) => (i === ends.length - 1 ? end === null : end !== null && end > (ends[i - 1] ?? 0)))
}

/** Prices of a sold kWh by the power of the panels [kWp]: each share of it at its own. */
const Bands = z.array(z.object({ upToKw: z.nullable(between(0.1, 10_000)), price: pricePerKwh })).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine((bands) => areRising(bands.map(({ upToKw }) => upToKw))),
)

/** What becomes of what is sold: paid out, or credit for energy of the same month or of later ones. */
const credit = z.enum(['paid', 'same-month', 'next-month'])

/** What the home is given for what it sends to the grid. */
const Selling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** kWh against kWh. */
  z.object({
    kind: z.literal('net-metering'),
    /** Carried as kWh or as money. */
    carried: given(z.enum(['kwh', 'money'])),
    /** At the end of which what is left is settled; December unless given. */
    settlementMonth: given(month),
    /** For what is then left [currency/kWh]. */
    leftOverPrice: given(pricePerKwh),
    /** What is left is carried on from year to year instead. */
    neverSettled: given(z.boolean()),
    /** Charged for having it [currency/kW/month]. */
    monthlyChargePerKw: given(money),
    /** Taken off each credited kWh: a part of the tariff [currency/kWh], of which a share counts in a calendar year. */
    deduction: given(
      z.object({
        perKwh: given(pricePerKwh),
        shares: z.array(z.object({ year: wholeBetween(2000, 2199), share })).check(z.maxLength(20)),
      }),
    ),
  }),
  /** Each sold kWh has a price of its own. */
  z.object({
    kind: z.literal('net-billing'),
    price: given(pricePerKwh),
    /** The price as a share of the bare supply price (energy alone, without taxes) of one's own contract. */
    ofSupplyPrice: given(z.object({ share, supplyPrice: given(pricePerKwh) })),
    /** What the supplier charges for taking it [currency/kWh]. */
    costPerKwh: given(pricePerKwh),
    credit: given(credit),
    settlementMonth: given(month),
    /** Credit left at the settlement is lost. */
    expires: given(z.boolean()),
    /** How long the terms hold: years from the start, or up to a day. */
    years: given(wholeBetween(1, 100)),
    until: given(isoDate),
    /** Afterwards [currency/kWh]. */
    laterPrice: given(pricePerKwh),
  }),
  /** A price that law or contract keeps for years, counted from 1. */
  z.object({
    kind: z.literal('feed-in'),
    steps: z.array(z.object({ untilYear: wholeBetween(1, 100), bands: Bands })).check(
      z.minLength(1),
      z.maxLength(6),
      z.refine((steps) => steps.every(({ untilYear }, i) => untilYear > (steps[i - 1]?.untilYear ?? 0))),
    ),
    /** All solar is sold and all use bought. */
    sellsAll: given(z.boolean()),
    laterPrice: given(pricePerKwh),
  }),
])
export type Selling = z.output<typeof Selling>

export const Tariff = z.object({
  name: given(text(100)),
  buying: given(Buying),
  fixedPerMonth: given(money),
  minimumPerMonth: given(money),
  minimumPerYear: given(money),
  selling: given(Selling),
  /** Most that may leave the home [kW], or of the panels' power [-]. */
  exportLimit: given(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('power'), kw: between(0, 10_000) }),
      z.object({ kind: z.literal('share'), ofPeak: share }),
    ]),
  ),
})
export type Tariff = z.output<typeof Tariff>

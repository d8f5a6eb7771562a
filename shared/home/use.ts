import * as z from 'zod/mini'
import { between, given, kwhPerYear, listOf, MOST_KWH, money, month, text, wholeBetween } from './kinds.ts'

/*
 * What a home uses.
 */

/** What a home bought, or uses, of the grid. */
const Amount = z.discriminatedUnion('kind', [
  /** [kWh/year] */
  z.object({ kind: z.literal('year'), kwh: kwhPerYear }),
  /** [kWh], January first. */
  z.object({ kind: z.literal('months'), kwh: listOf(kwhPerYear, 12) }),
  /** A usual bill [currency/month]; what it buys is the tariff's to say. */
  z.object({ kind: z.literal('bill'), perMonth: money }),
])
export type Amount = z.output<typeof Amount>

/** How the use lies in the day. */
const Day = z.discriminatedUnion('kind', [
  /** By a published profile; `mixed`: some are in by day, most use is in the evening. */
  z.object({ kind: z.literal('usual'), atHome: z.enum(['away', 'mixed', 'home']) }),
  /** Own values of the 24 hours of the clock [relative]. */
  z.object({
    kind: z.literal('hours'),
    workday: listOf(between(0, MOST_KWH), 24),
    weekend: listOf(between(0, MOST_KWH), 24),
  }),
  /** A year of the meter's own readings, kept beside the record under this mark (`readings.ts`). */
  z.object({
    kind: z.literal('readings'),
    mark: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    /** What they add up to [kWh], January first: what is left where the readings themselves do not travel along. */
    kwhPerMonth: listOf(kwhPerYear, 12),
    /** Of the file they came from. */
    fileName: given(text(100)),
  }),
])
export type Day = z.output<typeof Day>

/** Whether a figure of its own is already within the amount of the home (an appliance in use), or comes besides (planned). */
const inAmount = z._default(z.boolean(), false)

export const Use = z.object({
  amount: given(Amount),
  /** Who live there: by it the typical use is chosen. */
  people: given(wholeBetween(1, 20)),
  day: given(Day),
  heatPump: given(
    z.object({ inAmount, kwhPerYear: given(kwhPerYear), emitters: given(z.enum(['radiators', 'floor'])) }),
  ),
  cooling: given(z.object({ inAmount, kwhPerYear: given(kwhPerYear) })),
  car: given(
    z.object({
      inAmount,
      kmPerYear: given(between(0, 500_000)),
      /** Out of the socket, losses of charging included. */
      kwhPer100Km: given(between(1, 200)),
      charging: given(z.enum(['evening', 'night', 'day'])),
    }),
  ),
  pool: given(
    z.object({
      inAmount,
      kwhPerYear: given(kwhPerYear),
      /** Hours of the clock the pump runs, 0…23 to 1…24, and the months. */
      from: given(wholeBetween(0, 23)),
      to: given(wholeBetween(1, 24)),
      months: given(z.array(month).check(z.maxLength(12))),
    }),
  ),
})
export type Use = z.output<typeof Use>

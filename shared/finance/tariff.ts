import { HOURS_OF_DAY, MONTHS_OF_YEAR } from '../calendar.ts'

/** Prices of a stretch of a month's kWh. */
export interface Block {
  /** Where it ends [kWh of the month, or of each day by `blockUnit`]; `null` for no end. */
  readonly upTo: number | null
  /** Price of a bought kWh [money]. */
  readonly buy: number
  /** Price of a sold kWh [money]; 0 where export is not paid. */
  readonly sell: number
}

/** One price period; a tariff with one price has one period of one block. */
export interface Period {
  /** Rising; the last without end. Periods that meet in a month have the same ends. */
  readonly blocks: readonly Block[]
}

/** The period of each hour of the clock: twelve months × 24 hours of places in `periods`. */
export type Schedule = readonly (readonly number[])[]

/**
 * What becomes of exported kWh.
 * - `net-kwh`: a month's kWh are set against each other, period by period; what is left is carried as kWh to the same
 *   time of day, and paid at the year's end at a price of its own.
 * - `net-money`: set against each other in the month; a surplus earns its sell price, which is credit for energy.
 * - `net-billing`: every hour by itself is bought or sold; a month may come out below zero and is paid at once.
 * - `net-billing-carried`: the same, but what is sold is credit for energy, from the next month on or (`sameMonth`) at
 *   once; what is left at the year's end is paid, or lost (`expires`).
 * - `buy-all-sell-all`: two meters; all use is bought, all solar is sold.
 */
export type Metering =
  | {
      readonly kind: 'net-kwh'
      readonly yearEndPrice: number
      /** `null`: what is left is carried on from year to year. */
      readonly trueUpMonth?: number | null
    }
  | { readonly kind: 'net-money'; readonly trueUpMonth?: number }
  | { readonly kind: 'net-billing' }
  | {
      readonly kind: 'net-billing-carried'
      readonly sameMonth?: boolean
      readonly expires?: boolean
      readonly trueUpMonth?: number
    }
  | { readonly kind: 'buy-all-sell-all' }

/** A price for exported kWh that holds for years by contract or law, whatever the tariff does: a feed-in tariff. */
export interface FeedIn {
  /** [money/kWh], in the money of its years: it does not rise. */
  readonly price: number
  /** Last year it is paid, counted from 1. */
  readonly untilYear: number
}

export interface Tariff {
  readonly periods: readonly Period[]
  /** Monday to Friday, and Saturday and Sunday. */
  readonly weekday: Schedule
  readonly weekend: Schedule
  /** What `upTo` counts; a month's unless given. */
  readonly blockUnit?: 'month' | 'day'
  /** Every month, whatever is used [money]. */
  readonly fixedPerMonth?: number
  /** Least a month's bill, and a year's, come to [money]. */
  readonly minimumPerMonth?: number
  readonly minimumPerYear?: number
  readonly metering: Metering
  /** In order of their years; after the last one the sell prices of the blocks hold. */
  readonly feedIn?: readonly FeedIn[]
  /** Sell price of each hour [money/kWh], 8,760 values of standard time, in place of the blocks'. */
  readonly sellByHour?: Float64Array
}

/** One period at all hours. */
export const ALL_HOURS: Schedule = Array.from({ length: MONTHS_OF_YEAR }, () => Array<number>(HOURS_OF_DAY).fill(0))

/** A tariff with one price for every kWh. */
export const onePrice = (buy: number, sell: number, metering: Metering): Tariff => ({
  periods: [{ blocks: [{ upTo: null, buy, sell }] }],
  weekday: ALL_HOURS,
  weekend: ALL_HOURS,
  metering,
})

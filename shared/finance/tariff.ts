import { HOURS_OF_DAY, MONTHS_OF_YEAR } from '../calendar.ts'
import type { Metering } from './metering.ts'

export interface PriceBlock {
  /** Upper limit [kWh per month, or per day by `blockUnit`]; `null` if unlimited. */
  readonly upTo: number | null
  /** Price of an imported kWh [money]. */
  readonly buy: number
  /** Price of an exported kWh [money]; 0 if unpaid. */
  readonly sell: number
}

/** A flat tariff has one period with one block. */
export interface PricePeriod {
  /** Ascending; the last is unlimited. Periods of the same month have the same limits. */
  readonly blocks: readonly PriceBlock[]
}

/** Period of each clock hour: twelve months × 24 hours of indexes into `periods`. */
export type Schedule = readonly (readonly number[])[]

/** Feed-in tariff: an export price guaranteed for years, independent of the tariff. */
export interface FeedIn {
  /** [money/kWh] nominal: it does not rise. */
  readonly price: number
  /** Last year of payment, counted from 1. */
  readonly untilYear: number
  /** Share of the exports of its years that it pays; the sell prices of the blocks pay the rest. Default: all. */
  readonly share?: number
}

export interface Tariff {
  readonly periods: readonly PricePeriod[]
  /** Monday to Friday; Saturday and Sunday. */
  readonly weekday: Schedule
  readonly weekend: Schedule
  /** Unit of `upTo`; default: month. */
  readonly blockUnit?: 'month' | 'day'
  /** [money/month] */
  readonly fixedPerMonth?: number
  /** Charge on the highest import of an hour in each month [money/kW]. */
  readonly demandPerKw?: number
  /** Minimum bill of a month and of a year [money]. */
  readonly minimumPerMonth?: number
  readonly minimumPerYear?: number
  readonly metering: Metering
  /** Prices in order of years; afterwards the sell prices of the blocks apply. */
  readonly feedIn?: readonly FeedIn[]
  /** Hourly sell prices [money/kWh], 8,760 values in standard time, instead of the blocks' prices. */
  readonly sellByHour?: Float64Array
}

export const ALL_HOURS: Schedule = Array.from({ length: MONTHS_OF_YEAR }, () => Array<number>(HOURS_OF_DAY).fill(0))

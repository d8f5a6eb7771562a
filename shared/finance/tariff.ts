import { HOURS_OF_DAY, HOURS_OF_YEAR, MONTHS_OF_YEAR } from '../calendar.ts'
import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'

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
  | { readonly kind: 'net-kwh'; readonly yearEndPrice: number; readonly trueUpMonth?: number }
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

/** Keeps places in `periods` within a byte, and a bill within reason. */
const MOST_PERIODS = 36
const MOST_BLOCKS = 12
/** [money/kWh] in any currency. */
const HIGHEST_PRICE = 1e6

/** @throws InputError naming the field: `periods.0.blocks.1.buy` */
export function checkTariff(tariff: Tariff): void {
  const { periods, metering, feedIn = [], sellByHour, fixedPerMonth, minimumPerMonth, minimumPerYear } = tariff
  if (periods.length === 0 || periods.length > MOST_PERIODS) {
    throw new InputError('periods', `A tariff must have 1 to ${MOST_PERIODS} price periods.`)
  }
  for (const [i, period] of periods.entries()) inPart(`periods.${i}`, () => checkBlocks(period.blocks))
  inPart('weekday', () => checkSchedule(tariff.weekday, periods.length))
  inPart('weekend', () => checkSchedule(tariff.weekend, periods.length))
  checkMonths(tariff)
  const money = { max: HIGHEST_PRICE }
  requireNumber('fixedPerMonth', fixedPerMonth ?? 0, { ...money, name: 'The fixed charge' })
  requireNumber('minimumPerMonth', minimumPerMonth ?? 0, { ...money, name: 'The month’s minimum' })
  requireNumber('minimumPerYear', minimumPerYear ?? 0, { ...money, name: 'The year’s minimum' })
  if (metering.kind === 'net-kwh') {
    requireNumber('metering.yearEndPrice', metering.yearEndPrice, { ...money, name: 'The year-end price' })
  }
  if ('trueUpMonth' in metering && metering.trueUpMonth !== undefined) {
    requireNumber('metering.trueUpMonth', metering.trueUpMonth, {
      name: 'The month of the yearly settlement',
      min: 1,
      max: MONTHS_OF_YEAR,
      whole: true,
    })
  }
  if (sellByHour) requireSeries('sellByHour', sellByHour, 'The hourly sell prices', HOURS_OF_YEAR)
  feedIn.forEach(({ price, untilYear }, i) => {
    requireNumber(`feedIn.${i}.price`, price, { ...money, name: 'The feed-in price' })
    const before = feedIn[i - 1]?.untilYear ?? 0
    requireNumber(`feedIn.${i}.untilYear`, untilYear, { name: 'Its last year', above: before, max: 100, whole: true })
  })
}

function checkBlocks(blocks: readonly Block[]): void {
  if (blocks.length === 0 || blocks.length > MOST_BLOCKS) {
    throw new InputError('blocks', `A price period must have 1 to ${MOST_BLOCKS} blocks.`)
  }
  blocks.forEach(({ upTo, buy, sell }, i) => {
    requireNumber(`blocks.${i}.buy`, buy, { name: 'The price of a bought kWh', max: HIGHEST_PRICE })
    requireNumber(`blocks.${i}.sell`, sell, { name: 'The price of a sold kWh', max: HIGHEST_PRICE })
    if (i === blocks.length - 1) {
      if (upTo !== null) throw new InputError(`blocks.${i}.upTo`, 'The last block must have no end.')
    } else {
      requireNumber(`blocks.${i}.upTo`, upTo ?? Number.NaN, {
        name: 'The end of a block',
        above: blocks[i - 1]?.upTo ?? 0,
        unit: 'kWh',
      })
    }
  })
}

function checkSchedule(schedule: Schedule, periods: number): void {
  if (schedule.length !== MONTHS_OF_YEAR || schedule.some((hours) => hours.length !== HOURS_OF_DAY)) {
    throw new InputError('hours', 'The tariff must name a price period for all 24 hours of the twelve months.')
  }
  schedule.forEach((hours, month) => {
    hours.forEach((period, hour) => {
      if (Number.isInteger(period) && period >= 0 && period < periods) return
      throw new InputError(`${month}.${hour}`, 'The tariff names a price period that it does not have.')
    })
  })
}

/** The kWh of a month fill one row of blocks, so that its periods must agree about where these end. */
function checkMonths({ periods, weekday, weekend }: Tariff): void {
  const ends = periods.map(({ blocks }) => blocks.map(({ upTo }) => upTo).join())
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const first = weekday[month]?.[0] ?? 0
    const other = [...(weekday[month] ?? []), ...(weekend[month] ?? [])].find((period) => ends[period] !== ends[first])
    if (other !== undefined) {
      throw new InputError(`periods.${other}.blocks`, 'Price periods of the same month must have the same blocks.')
    }
  }
}

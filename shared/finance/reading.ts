import { MONTHS_OF_YEAR, sumOf } from '../calendar.ts'
import { isNetted, type Meter } from './meter.ts'

/**
 * What the grid sees of a home [kWh per hour], 8,760 values each. A tariff of the kind buy-all-sell-all has two meters:
 * its home sells all (see `BalanceInput.sellsAll`), and import is all use.
 */
export interface MeteredHours {
  readonly import: Float64Array
  readonly export: Float64Array
}

/** What was bought and sold, month by month; all but `all` are views of it. */
export interface Reading {
  /** Every figure, so that readings can be kept and mixed as rows of numbers. */
  readonly all: Float64Array
  /** [kWh], twelve values. */
  readonly boughtPerMonth: Float64Array
  readonly soldPerMonth: Float64Array
  /** Netted meters: bought − sold [kWh], month × period. */
  readonly net: Float64Array
  /** Hourly meters: [kWh], (month × periods + period) × blocks + block. */
  readonly bought: Float64Array
  readonly sold: Float64Array
  /** Sold at the price of its own hour, where the tariff has such prices [money], twelve values. */
  readonly soldByHour: Float64Array
}

/** A row of numbers as the reading of a meter; without one, an empty reading. */
export function readingOf({ tariff, periods, blocks }: Meter, row?: Float64Array): Reading {
  const slots = MONTHS_OF_YEAR * periods
  const netted = isNetted(tariff)
  const sizes = [
    MONTHS_OF_YEAR,
    MONTHS_OF_YEAR,
    ...(netted ? [slots, 0, 0, 0] : [0, slots * blocks, slots * blocks, MONTHS_OF_YEAR]),
  ]
  const all = row ?? new Float64Array(sumOf(sizes))
  const [boughtPerMonth, soldPerMonth, net, bought, sold, soldByHour] = sizes.map((size, i) => {
    const from = sumOf(sizes.slice(0, i))
    return all.subarray(from, from + size)
  }) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array]
  return { all, boughtPerMonth, soldPerMonth, net, bought, sold, soldByHour }
}

/**
 * Reads a year off the meter: sums by month, period and block, from which bills of any prices follow.
 * Blocks of hourly meters fill hour by hour over the month with the kWh bought so far in all periods together, and apart
 * from that with the kWh sold; within a stretch of one period it makes no difference which hour fills them.
 */
export function readMeter(meter: Meter, hours: MeteredHours): Reading {
  const reading = readingOf(meter)
  const { import: bought, export: sold } = hours
  const { sellByHour } = meter.tariff
  const fillBought = blockFiller(meter, reading.bought)
  const fillSold = blockFiller(meter, reading.sold)
  const netted = isNetted(meter.tariff)
  for (let i = 0; i < meter.slots.length; i += 1) {
    const slot = meter.slots[i] as number
    const from = meter.starts[i] as number
    const to = meter.starts[i + 1] as number
    const month = Math.floor(slot / meter.periods)
    const boughtKwh = sumBetween(bought, from, to)
    const soldKwh = sumBetween(sold, from, to)
    increase(reading.boughtPerMonth, month, boughtKwh)
    increase(reading.soldPerMonth, month, soldKwh)
    if (netted) increase(reading.net, slot, boughtKwh - soldKwh)
    else {
      fillBought(month, slot, boughtKwh)
      fillSold(month, slot, soldKwh)
      if (sellByHour) increase(reading.soldByHour, month, valueBetween(sold, sellByHour, from, to))
    }
  }
  return reading
}

function increase(sums: Float64Array, place: number, by: number): void {
  sums[place] = (sums[place] as number) + by
}

function sumBetween(hourly: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i += 1) sum += hourly[i] as number
  return sum
}

function valueBetween(hourly: Float64Array, prices: Float64Array, from: number, to: number): number {
  let value = 0
  for (let i = from; i < to; i += 1) value += (hourly[i] as number) * (prices[i] as number)
  return value
}

/** Fills a month's blocks one after the other with kWh as they come. */
function blockFiller({ blocks, blockEnds }: Meter, sums: Float64Array) {
  let filledMonth = -1
  let block = 0
  let left = 0
  return (month: number, slot: number, kwh: number) => {
    if (month !== filledMonth) {
      filledMonth = month
      block = 0
      left = blockEnds[month * blocks] as number
    }
    let rest = kwh
    while (rest > left) {
      increase(sums, slot * blocks + block, left)
      rest -= left
      block += 1
      left = (blockEnds[month * blocks + block] as number) - (blockEnds[month * blocks + block - 1] as number)
    }
    increase(sums, slot * blocks + block, rest)
    left -= rest
  }
}

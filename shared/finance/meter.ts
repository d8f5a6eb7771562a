import {
  clockHour,
  type ForwardSpan,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  isWeekend,
  MONTH_OF_DAY,
  MONTH_STARTS,
  MONTHS_OF_YEAR,
  sumOf,
} from '../calendar.ts'
import { MONTH_DAYS } from '../solar/extraterrestrial.ts'
import { checkTariff, type Tariff } from './tariff.ts'

/** What a meter sees of a home [kWh per hour], 8,760 values each: a balance, or parts of one. */
export interface MeteredHours {
  readonly use: Float64Array
  readonly solar: Float64Array
  readonly clipped: Float64Array
  readonly import: Float64Array
  readonly export: Float64Array
}

/** A tariff made ready to read meters by, once for many years and homes. */
export interface Meter {
  readonly tariff: Tariff
  readonly periods: number
  /** Most blocks of any period. */
  readonly blocks: number
  /** Of each hour: month × periods + period. */
  readonly slotOfHour: Uint16Array
  /** Where each month's blocks end [kWh], month × blocks; the last without end. */
  readonly blockEnds: Float64Array
}

/** What was bought and sold, month by month. */
export interface Reading {
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

/**
 * @param forward when clocks stand forward, as tariffs go by the clock; `null` where they never do
 * @throws InputError naming the field of the tariff
 */
export function meterOf(tariff: Tariff, forward: ForwardSpan | null = null): Meter {
  checkTariff(tariff)
  const periods = tariff.periods.length
  const blocks = Math.max(...tariff.periods.map((period) => period.blocks.length))
  const slotOfHour = new Uint16Array(HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const shown = clockHour(i, forward)
    const schedule = isWeekend(Math.floor(shown / HOURS_OF_DAY)) ? tariff.weekend : tariff.weekday
    // An hour counts for the month it lies in by standard time, so that months keep their kWh.
    const month = MONTH_OF_DAY[Math.floor(i / HOURS_OF_DAY)] as number
    slotOfHour[i] = month * periods + (schedule[month]?.[shown % HOURS_OF_DAY] ?? 0)
  }
  return { tariff, periods, blocks, slotOfHour, blockEnds: blockEndsOf(tariff, blocks) }
}

function blockEndsOf({ periods, weekday, blockUnit }: Tariff, blocks: number): Float64Array {
  const ends = new Float64Array(MONTHS_OF_YEAR * blocks).fill(Number.POSITIVE_INFINITY)
  MONTH_DAYS.forEach((days, month) => {
    const own = periods[weekday[month]?.[0] ?? 0]?.blocks ?? []
    own.forEach(({ upTo }, block) => {
      if (upTo !== null) ends[month * blocks + block] = upTo * (blockUnit === 'day' ? days : 1)
    })
  })
  return ends
}

/** Price of a bought kWh in each hour [money/kWh], 8,760 values; of blocks, the first. */
export function hourlyBuyPrices({ tariff, periods, slotOfHour }: Meter): Float64Array {
  return Float64Array.from(slotOfHour, (slot) => tariff.periods[slot % periods]?.blocks[0]?.buy ?? 0)
}

export const isNetted = ({ metering }: Tariff) => metering.kind === 'net-kwh' || metering.kind === 'net-money'

/** Space for a reading, to be used again and again by callers that take many. */
export function emptyReading({ periods, blocks }: Meter): Reading {
  return {
    boughtPerMonth: new Float64Array(MONTHS_OF_YEAR),
    soldPerMonth: new Float64Array(MONTHS_OF_YEAR),
    net: new Float64Array(MONTHS_OF_YEAR * periods),
    bought: new Float64Array(MONTHS_OF_YEAR * periods * blocks),
    sold: new Float64Array(MONTHS_OF_YEAR * periods * blocks),
    soldByHour: new Float64Array(MONTHS_OF_YEAR),
  }
}

/**
 * Reads a year off the meter: sums by month, period and block, from which bills of any prices follow.
 * Blocks of hourly meters fill hour by hour over the month with the kWh bought so far in all periods together, and apart
 * from that with the kWh sold.
 */
export function readMeter(meter: Meter, hours: MeteredHours, into: Reading = emptyReading(meter)): Reading {
  for (const sums of Object.values(into)) sums.fill(0)
  const twoMeters = meter.tariff.metering.kind === 'buy-all-sell-all'
  const bought = twoMeters ? hours.use : hours.import
  const sold = twoMeters ? hours.solar.map((kwh, i) => kwh - (hours.clipped[i] as number)) : hours.export
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const [from, to] = [MONTH_STARTS[month] as number, MONTH_STARTS[month + 1] as number]
    into.boughtPerMonth[month] = sumOf(bought.subarray(from, to))
    into.soldPerMonth[month] = sumOf(sold.subarray(from, to))
    if (isNetted(meter.tariff)) {
      netPeriods(meter, month, bought, sold, into.net)
    } else {
      fillBlocks(meter, month, bought, into.bought)
      fillBlocks(meter, month, sold, into.sold)
      into.soldByHour[month] = valueByHour(meter.tariff.sellByHour, month, sold)
    }
  }
  return into
}

function netPeriods({ slotOfHour }: Meter, month: number, bought: Float64Array, sold: Float64Array, net: Float64Array) {
  const to = MONTH_STARTS[month + 1] as number
  for (let i = MONTH_STARTS[month] as number; i < to; i += 1) {
    const slot = slotOfHour[i] as number
    net[slot] = (net[slot] as number) + (bought[i] as number) - (sold[i] as number)
  }
}

function valueByHour(prices: Float64Array | undefined, month: number, sold: Float64Array): number {
  if (!prices) return 0
  let value = 0
  const to = MONTH_STARTS[month + 1] as number
  for (let i = MONTH_STARTS[month] as number; i < to; i += 1) value += (sold[i] as number) * (prices[i] as number)
  return value
}

function fillBlocks({ blocks, blockEnds, slotOfHour }: Meter, month: number, hourly: Float64Array, sums: Float64Array) {
  const to = MONTH_STARTS[month + 1] as number
  let end = month * blocks
  let left = blockEnds[end] as number
  for (let i = MONTH_STARTS[month] as number; i < to; i += 1) {
    let kwh = hourly[i] as number
    const place = (slotOfHour[i] as number) * blocks - month * blocks
    while (kwh > left) {
      sums[place + end] = (sums[place + end] as number) + left
      kwh -= left
      end += 1
      left = (blockEnds[end] as number) - (blockEnds[end - 1] as number)
    }
    sums[place + end] = (sums[place + end] as number) + kwh
    left -= kwh
  }
}

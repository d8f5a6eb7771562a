import {
  clockHour,
  type ForwardSpan,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  isWeekend,
  MONTH_OF_DAY,
  MONTH_STARTS,
  MONTHS_OF_YEAR,
} from '../calendar.ts'
import type { Block, Tariff } from './tariff.ts'
import { checkTariff } from './tariff-check.ts'

/** A tariff made ready to read meters by, once for many years and homes. */
export interface Meter {
  readonly tariff: Tariff
  readonly periods: number
  /** Most blocks of any period. */
  readonly blocks: number
  /** First hour of each stretch of one month and period, and the end of the year. */
  readonly starts: Uint16Array
  /** Of each stretch: month × periods + period. */
  readonly slots: Uint16Array
  /** Where each month's blocks end [kWh], month × blocks; the last without end. */
  readonly blockEnds: Float64Array
}

/**
 * Makes a tariff ready to read meters by.
 * @param forward when clocks stand forward, as tariffs go by the clock; `null` where they never do
 * @throws InputError naming the field of the tariff
 */
export function meterOf(tariff: Tariff, forward: ForwardSpan | null = null): Meter {
  checkTariff(tariff)
  const periods = tariff.periods.length
  const blocks = Math.max(...tariff.periods.map((period) => period.blocks.length))
  const starts: number[] = []
  const slots: number[] = []
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const shown = clockHour(i, forward)
    const schedule = isWeekend(Math.floor(shown / HOURS_OF_DAY)) ? tariff.weekend : tariff.weekday
    // An hour counts for the month it lies in by standard time, so that months keep their kWh.
    const month = MONTH_OF_DAY[Math.floor(i / HOURS_OF_DAY)] as number
    const slot = month * periods + (schedule[month]?.[shown % HOURS_OF_DAY] ?? 0)
    if (slot === slots.at(-1)) continue
    starts.push(i)
    slots.push(slot)
  }
  return {
    tariff,
    periods,
    blocks,
    starts: Uint16Array.from([...starts, HOURS_OF_YEAR]),
    slots: Uint16Array.from(slots),
    blockEnds: blockEndsOf(tariff, blocks),
  }
}

function blockEndsOf({ periods, weekday, blockUnit }: Tariff, blocks: number): Float64Array {
  const ends = new Float64Array(MONTHS_OF_YEAR * blocks).fill(Number.POSITIVE_INFINITY)
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const days = ((MONTH_STARTS[month + 1] as number) - (MONTH_STARTS[month] as number)) / HOURS_OF_DAY
    const own = periods[weekday[month]?.[0] ?? 0]?.blocks ?? []
    own.forEach(({ upTo }, block) => {
      if (upTo !== null) ends[month * blocks + block] = upTo * (blockUnit === 'day' ? days : 1)
    })
  }
  return ends
}

/** Price of a bought kWh in each hour [money/kWh], 8,760 values; of blocks the lowest, which any kWh less saves. */
export const hourlyBuyPrices = (meter: Meter): Float64Array =>
  byHour(meter, (blocks) => Math.min(...blocks.map(({ buy }) => buy)))

/**
 * What a sold kWh earns in each hour [money/kWh], 8,760 values; of blocks, and of feed-in prices, the highest.
 * Where kWh are set against each other, it is the price of a bought one.
 */
export function hourlySellPrices(meter: Meter): Float64Array {
  const { tariff } = meter
  if (isNetted(tariff)) return hourlyBuyPrices(meter)
  const feedIn = Math.max(0, ...(tariff.feedIn ?? []).map(({ price }) => price))
  return (tariff.sellByHour ?? byHour(meter, (blocks) => Math.max(...blocks.map(({ sell }) => sell)))).map((price) =>
    Math.max(feedIn, price),
  )
}

function byHour({ tariff, periods, starts, slots }: Meter, price: (blocks: readonly Block[]) => number): Float64Array {
  const prices = new Float64Array(HOURS_OF_YEAR)
  const ofPeriod = tariff.periods.map(({ blocks }) => price(blocks))
  slots.forEach((slot, i) => {
    prices.fill(ofPeriod[slot % periods] as number, starts[i], starts[i + 1])
  })
  return prices
}

/** Whether all solar has to go to the grid. */
export const sellsAll = ({ metering }: Tariff) => metering.kind === 'buy-all-sell-all'

export const isNetted = ({ metering }: Tariff) => metering.kind === 'net-kwh' || metering.kind === 'net-money'

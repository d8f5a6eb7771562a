import {
  type DaylightSavingPeriod,
  HOURS_OF_DAY,
  HOURS_OF_YEAR,
  isWeekend,
  MONTH_OF_DAY,
  MONTH_STARTS,
  MONTHS_OF_YEAR,
  toClockHour,
} from '../calendar.ts'
import { isNetted, scaleYearEndPrice } from './metering.ts'
import type { PriceBlock, Tariff } from './tariff.ts'
import { validateTariff } from './validate-tariff.ts'

/** What a meter counts: kWh by month, period and block, independent of prices. */
export interface MeterLayout {
  readonly periods: number
  /** Maximum number of blocks in a period. */
  readonly blocks: number
  /** First hour of each run of hours in one month and period, and the end of the year. */
  readonly starts: Uint16Array
  /** Month × periods + period of each run. */
  readonly slots: Uint16Array
  /** End of each block [kWh], month × blocks; the last is infinite. */
  readonly blockEnds: Float64Array
  /** Whether exports are netted with imports of the same month and period. */
  readonly isNetted: boolean
  /** Whether it counts the highest import of an hour in each month. */
  readonly readsPeaks: boolean
  /** Values the exports of single hours [money/kWh]; see `Tariff`. */
  readonly sellByHour: Float64Array | null
}

/** A tariff prepared for billing many years and homes. */
export interface TariffMeter extends MeterLayout {
  readonly tariff: Tariff
}

/** The meter of a home that exports nothing, independent of export prices. */
export function withoutExportPrices(meter: TariffMeter): TariffMeter {
  const { feedIn: _, sellByHour: __, metering, periods, ...tariff } = meter.tariff
  return {
    ...meter,
    sellByHour: null,
    tariff: {
      ...tariff,
      periods: periods.map(({ blocks }) => ({ blocks: blocks.map((block) => ({ ...block, sell: 0 })) })),
      metering: scaleYearEndPrice(metering, 0),
    },
  }
}

/** A meter with the prices of its hours alone. */
export interface PricedMeter extends MeterLayout {
  readonly tariff: Pick<Tariff, 'periods' | 'feedIn'>
}

export const pricedMeterOf = ({ tariff: { periods, feedIn }, ...layout }: TariffMeter): PricedMeter => ({
  ...layout,
  tariff: { periods, ...(feedIn && { feedIn }) },
})

export const layoutOf = ({ tariff: _, ...layout }: TariffMeter): MeterLayout => layout

/**
 * @param daylightSaving tariffs follow the local clock; `null` without daylight saving
 * @throws InputError naming the field of the tariff
 */
export function createMeter(tariff: Tariff, daylightSaving: DaylightSavingPeriod | null = null): TariffMeter {
  validateTariff(tariff)
  const periods = tariff.periods.length
  const blocks = Math.max(...tariff.periods.map((period) => period.blocks.length))
  const starts: number[] = []
  const slots: number[] = []
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) {
    const shown = toClockHour(i, daylightSaving)
    const schedule = isWeekend(Math.floor(shown / HOURS_OF_DAY)) ? tariff.weekend : tariff.weekday
    // Months follow standard time, so that they keep their kWh.
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
    blockEnds: computeBlockEnds(tariff, blocks),
    isNetted: isNetted(tariff),
    readsPeaks: (tariff.demandPerKw ?? 0) > 0,
    sellByHour: tariff.sellByHour ?? null,
  }
}

function computeBlockEnds({ periods, weekday, blockUnit }: Tariff, blocks: number): Float64Array {
  const ends = new Float64Array(MONTHS_OF_YEAR * blocks).fill(Number.POSITIVE_INFINITY)
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const days = ((MONTH_STARTS[month + 1] as number) - (MONTH_STARTS[month] as number)) / HOURS_OF_DAY
    const monthBlocks = periods[weekday[month]?.[0] ?? 0]?.blocks ?? []
    monthBlocks.forEach(({ upTo }, block) => {
      if (upTo !== null) ends[month * blocks + block] = upTo * (blockUnit === 'day' ? days : 1)
    })
  }
  return ends
}

/** Price of an imported kWh by hour [money/kWh], 8,760 values. With blocks the lowest, which any saved kWh saves. */
export const hourlyBuyPrices = (meter: PricedMeter): Float64Array =>
  expandPrices(meter, (blocks) => Math.min(...blocks.map(({ buy }) => buy)))

/**
 * Value of an exported kWh by hour [money/kWh], 8,760 values; the highest of blocks and feed-in prices. With net
 * metering, the import price.
 */
export function hourlySellPrices(meter: PricedMeter): Float64Array {
  const { tariff, isNetted, sellByHour } = meter
  if (isNetted) return hourlyBuyPrices(meter)
  const feedIn = Math.max(0, ...(tariff.feedIn ?? []).map(({ price }) => price))
  return (sellByHour ?? expandPrices(meter, (blocks) => Math.max(...blocks.map(({ sell }) => sell)))).map((price) =>
    Math.max(feedIn, price),
  )
}

function expandPrices(
  { tariff, periods, starts, slots }: PricedMeter,
  price: (blocks: readonly PriceBlock[]) => number,
): Float64Array {
  const prices = new Float64Array(HOURS_OF_YEAR)
  const ofPeriod = tariff.periods.map(({ blocks }) => price(blocks))
  slots.forEach((slot, i) => {
    prices.fill(ofPeriod[slot % periods] as number, starts[i], starts[i + 1])
  })
  return prices
}

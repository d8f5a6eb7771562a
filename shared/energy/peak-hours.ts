import { HOURS_OF_DAY, MONTH_STARTS, MONTHS_OF_YEAR } from '../calendar.ts'
import { t } from '../language/t.ts'
import { InputError, requireSeries } from '../validation/input-error.ts'
import type { Battery } from './battery.ts'
import { averageHoursOfMonth, expectHours, monthOfDay } from './expected-hours.ts'
import type { GridHours } from './hour-series.ts'

/** Built once per tariff by `rankByPrice`. */
export interface PeakHours {
  /** Price rank of an imported kWh by hour; 0 is the cheapest. */
  readonly buyRank: Uint8Array
  /** Price of each rank [money/kWh], ascending. */
  readonly buyPrices: readonly number[]
  /** Rank of an exported kWh. */
  readonly sellRank: Uint8Array
  readonly sellPrices: readonly number[]
  /** Whether the grid may charge the battery in cheap hours. */
  readonly chargeFromGrid: boolean
  /** The battery knows all hours to come, as none does: an upper bound of what it saves. */
  readonly hasPerfectForesight?: boolean
}

/** Number of periods of a home's tariff, so that each price has a rank of its own. More only take time. */
const MAX_RANKS = 36

/**
 * Ranks hours by price.
 * @param buyPricesByHour price of an imported kWh [money/kWh]
 * @param sellPricesByHour price of an exported kWh [money/kWh]; default 0
 * @throws InputError
 */
export function rankByPrice(
  buyPricesByHour: Float64Array,
  chargeFromGrid: boolean,
  sellPricesByHour?: Float64Array,
): PeakHours {
  requireSeries('prices', buyPricesByHour, t('Hourly electricity prices'), buyPricesByHour.length)
  if (buyPricesByHour.length === 0) throw new InputError('prices', t('Enter a price for every hour.'))
  if (sellPricesByHour) requireSeries('sellPrices', sellPricesByHour, t('Hourly export rates'), buyPricesByHour.length)
  const buyPrices = distinctPrices(buyPricesByHour)
  const sellPrices = sellPricesByHour ? distinctPrices(sellPricesByHour) : [0]
  return {
    buyRank: rankHours(buyPricesByHour, buyPrices),
    buyPrices,
    sellRank: sellPricesByHour ? rankHours(sellPricesByHour, sellPrices) : new Uint8Array(buyPricesByHour.length),
    sellPrices,
    chargeFromGrid,
  }
}

/**
 * Ranking that reproduces self-consumption: discharge has one value in all hours whose price exceeds the highest export
 * rate after losses, and none in the others. Not for export rates that differ by the hour: there the battery may stay
 * idle although shifting gains.
 */
export function rankForSelfConsumption(
  prices: Float64Array,
  sellPrices: Float64Array,
  { chargeEfficiency, dischargeEfficiency }: Pick<Battery, 'chargeEfficiency' | 'dischargeEfficiency'>,
): PeakHours {
  const exportValue = Math.max(...new Set(sellPrices)) / (chargeEfficiency * dischargeEfficiency)
  const maxPrice = Math.max(...new Set(prices))
  return rankByPrice(
    prices.map((price) => (price > exportValue ? maxPrice : 0)),
    false,
    sellPrices,
  )
}

/** Ranking for a battery that only stores energy above the export limit. */
export const rankForCurtailment = (hours: number): PeakHours => ({
  buyRank: new Uint8Array(hours),
  buyPrices: [0],
  sellRank: new Uint8Array(hours),
  sellPrices: [1],
  chargeFromGrid: false,
})

const rankHours = (prices: Float64Array, distinct: readonly number[]) =>
  Uint8Array.from(prices, (value) => distinct.findLastIndex((lowest) => lowest <= value))

/** Ascending; of more than `MAX_RANKS`, an even selection that includes the lowest. */
function distinctPrices(prices: Float64Array): readonly number[] {
  const distinct = [...new Set(prices)].sort((a, b) => a - b)
  if (distinct.length <= MAX_RANKS) return distinct
  return Array.from({ length: MAX_RANKS }, (_, i) => distinct[Math.floor((i * distinct.length) / MAX_RANKS)] as number)
}

/**
 * Plans the dispatch with the lowest bill by dynamic programming, backwards from the last hour. The value function of
 * the stored energy is concave and piecewise linear, with one slope per price. In each hour the battery serves the home
 * down to the charge that later hours value more, takes a surplus up to the charge worth at least its export price, and
 * is charged by the grid, if allowed, up to the charge worth more than the import price; all three include losses. The
 * battery never exports. Energy without an export price is always stored.
 *
 * A battery knows the prices, but neither the weather nor the use of the hours to come. It plans each day anew at midnight: it
 * expects the mean of the day before and of the month's average day, and average days from then on. With perfect foresight the
 * plan is exact if a kWh has one price in its hour, and never costs more than an idle battery. The value of a netted kWh
 * depends on the surplus of its month or year. So the caller compares a plan with an idle battery.
 *
 * @param hours input: `export` holds solar minus use; output: `import` (lowest charge to discharge to),
 * `chargeTargets`, `gridChargeTargets` (see `simulateHours`)
 */
export function dischargeInPeakHours(
  battery: Battery,
  peakHours: PeakHours,
  hours: GridHours,
  exportLimitKw = Number.POSITIVE_INFINITY,
): void {
  const { usableKwh, reserveKwh = 0, chargeEfficiency, dischargeEfficiency } = battery
  const slopes = deriveSlopes(peakHours, chargeEfficiency, dischargeEfficiency)
  const dispatch = { battery, peakHours, hours, exportLimitKw, ...slopes }
  const worthless = () => new StorageValue(slopes.slopes.length, usableKwh - reserveKwh)
  const { export: net } = hours
  if (peakHours.hasPerfectForesight) planBackwards(dispatch, worthless(), 0, net.length, net)
  else planEachDay(dispatch, worthless)
}

interface Dispatch extends ReturnType<typeof deriveSlopes> {
  readonly battery: Battery
  readonly peakHours: PeakHours
  readonly hours: GridHours
  readonly exportLimitKw: number
}

/**
 * Writes the limits of the hours from `start` to `end`.
 * @param value of the energy stored at the end; becomes that at the start
 * @param expectedNet expected solar minus use [kWh per hour]
 */
function planBackwards(
  { battery, peakHours, hours, exportLimitKw, served, exported, imported }: Dispatch,
  value: StorageValue,
  start: number,
  end: number,
  expectedNet: Float64Array,
): void {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const { buyRank, sellRank, chargeFromGrid } = peakHours
  const { import: dischargeFloors, export: actualNet, chargeTargets, gridChargeTargets } = hours
  for (let i = end - 1; i >= start; i -= 1) {
    const buyRankOfHour = buyRank[i] as number
    const net = expectedNet[i] as number
    const serveSlope = served[buyRankOfHour] as number
    const sellSlope = exported[sellRank[i] as number] as number
    dischargeFloors[i] = reserveKwh + value.kwhWorthAtLeast(serveSlope + 1)
    chargeTargets[i] = sellSlope === 0 ? usableKwh : reserveKwh + value.kwhWorthAtLeast(sellSlope)
    const solarCharge = Math.min(Math.max(net, 0), powerKw)
    // If export pays more than import costs, the battery still takes the surplus first.
    const importSlope = chargeFromGrid ? (imported[buyRankOfHour] as number) : 0
    const slopeWithSurplus = Math.max(importSlope, sellSlope)
    if (chargeFromGrid) {
      // The surplus of the hour itself is known.
      const slope = (actualNet[i] as number) > 0 ? slopeWithSurplus : importSlope
      gridChargeTargets[i] = reserveKwh + value.kwhWorthAtLeast(slope + 1)
    }
    if (net > 0) {
      const free = Math.min(solarCharge, Math.max(net - exportLimitKw, 0))
      value.charge((solarCharge - free) * chargeEfficiency, sellSlope)
      value.charge(free * chargeEfficiency, 0)
    } else value.discharge(Math.min(-net, powerKw) / dischargeEfficiency, serveSlope)
    if (chargeFromGrid)
      value.charge((powerKw - solarCharge) * chargeEfficiency, net > 0 ? slopeWithSurplus : importSlope)
  }
}

/** Days of a month that are planned as average ones, to value what is stored at the start of each of its first seven days. */
const DAYS_AHEAD = 10
const DAYS_OF_WEEK = 7
/** Prices depend on the month and the weekday. */
const weekdayOfMonth = (day: number) => DAYS_OF_WEEK * monthOfDay(day) + (day % DAYS_OF_WEEK)

function planEachDay(dispatch: Dispatch, worthless: () => StorageValue): void {
  const { export: net } = dispatch.hours
  const average = averageHoursOfMonth(net)
  const values = valuesOnAverageDays(dispatch, worthless, average)
  const expected = expectHours(net, average)
  for (let start = 0; start < net.length; start += HOURS_OF_DAY) {
    const end = Math.min(start + HOURS_OF_DAY, net.length)
    const tomorrow = end < net.length ? end / HOURS_OF_DAY : 0
    planBackwards(dispatch, (values[weekdayOfMonth(tomorrow)] ?? worthless()).copy(), start, end, expected)
  }
}

/** Value of the stored energy at the start of a day, by month and weekday, if all days to come are average. */
function valuesOnAverageDays(dispatch: Dispatch, worthless: () => StorageValue, average: Float64Array): StorageValue[] {
  const values: StorageValue[] = []
  for (const start of MONTH_STARTS.slice(0, MONTHS_OF_YEAR)) {
    const value = worthless()
    const firstDay = start / HOURS_OF_DAY
    for (let day = firstDay + DAYS_AHEAD - 1; day >= firstDay; day -= 1) {
      const end = Math.min((day + 1) * HOURS_OF_DAY, average.length)
      planBackwards(dispatch, value, day * HOURS_OF_DAY, end, average)
      values[weekdayOfMonth(day)] = value.copy()
    }
  }
  return values
}

/** Slopes of the value function, ascending from 0, and the index of the slope at home, by export and by grid price. */
function deriveSlopes(
  { buyPrices, sellPrices, chargeFromGrid }: PeakHours,
  chargeEfficiency: number,
  dischargeEfficiency: number,
) {
  const atHome = buyPrices.map((price) => Math.max(0, price * dischargeEfficiency))
  const byExport = sellPrices.map((price) => Math.max(0, price / chargeEfficiency))
  const byGrid = chargeFromGrid ? buyPrices.map((price) => Math.max(0, price / chargeEfficiency)) : []
  const slopes = [...new Set([0, ...atHome, ...byExport, ...byGrid])].sort((a, b) => a - b)
  const indexesOf = (values: readonly number[]) => values.map((value) => slopes.indexOf(value))
  return { slopes, served: indexesOf(atHome), exported: indexesOf(byExport), imported: indexesOf(byGrid) }
}

/** Value of the stored energy: length [kWh] of each linear segment by slope; they sum to the battery. */
class StorageValue {
  private segments: Float64Array

  constructor(slopes: number, kwh: number) {
    this.segments = new Float64Array(slopes)
    this.segments[0] = kwh
  }

  /** Stored energy worth at least a slope [kWh]. */
  kwhWorthAtLeast(slope: number): number {
    let sum = 0
    for (let i = this.segments.length - 1; i >= slope; i -= 1) sum += this.segments[i] as number
    return sum
  }

  copy(): StorageValue {
    const value = new StorageValue(0, 0)
    value.segments = this.segments.slice()
    return value
  }

  /** Energy available at a cost replaces segments worth more. */
  charge(kwh: number, cost: number): void {
    let left = kwh
    for (let i = this.segments.length - 1; i > cost && left > 0; i -= 1) left -= this.remove(i, left)
    this.segments[cost] = (this.segments[cost] as number) + kwh - Math.max(0, left)
  }

  /** Energy usable at a value replaces segments worth less. */
  discharge(kwh: number, value: number): void {
    let left = kwh
    for (let i = 0; i < value && left > 0; i += 1) left -= this.remove(i, left)
    this.segments[value] = (this.segments[value] as number) + kwh - Math.max(0, left)
  }

  private remove(slope: number, kwh: number): number {
    const removed = Math.min(this.segments[slope] as number, kwh)
    this.segments[slope] = (this.segments[slope] as number) - removed
    return removed
  }
}

import { t } from '../language/t.ts'
import { InputError, requireSeries } from '../validation/input-error.ts'
import type { Battery } from './battery.ts'
import type { GridHours } from './hour-series.ts'

/** Built once per tariff by `rankByPrice`. */
export interface PeakHours {
  /** Price rank of an imported kWh by hour; 0 is the cheapest. */
  readonly buyRank: Uint8Array
  /** Price of each rank [money/kWh], ascending. */
  readonly buyPrices: readonly number[]
  /** The same for an exported kWh. */
  readonly sellRank: Uint8Array
  readonly sellPrices: readonly number[]
  /** Whether the grid may charge the battery in cheap hours. */
  readonly chargeFromGrid: boolean
}

/** As many as a home's tariff has periods: each of its prices keeps a rank of its own. More ranks only take time. */
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
 * Exact if a kWh has one price in its hour: then it never costs more than an idle battery. The value of a netted kWh
 * depends on the surplus of its month or year, so there the caller compares the two. It has perfect foresight of solar
 * and use; a real battery, which has a forecast, saves between this and the self-consumption rule.
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
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const { buyRank, sellRank, chargeFromGrid } = peakHours
  const { slopes, served, exported, imported } = deriveSlopes(peakHours, chargeEfficiency, dischargeEfficiency)
  const { import: dischargeFloors, export: netSurplus, chargeTargets, gridChargeTargets } = hours
  const storageValue = new StorageValue(slopes.length, usableKwh - reserveKwh)
  for (let i = buyRank.length - 1; i >= 0; i -= 1) {
    const buyRankOfHour = buyRank[i] as number
    const net = netSurplus[i] as number
    const serveSlope = served[buyRankOfHour] as number
    const sellSlope = exported[sellRank[i] as number] as number
    dischargeFloors[i] = reserveKwh + storageValue.kwhWorthAtLeast(serveSlope + 1)
    chargeTargets[i] = sellSlope === 0 ? usableKwh : reserveKwh + storageValue.kwhWorthAtLeast(sellSlope)
    const solarCharge = Math.min(Math.max(net, 0), powerKw)
    // If export pays more than import costs, the battery still takes the surplus first.
    const buySlope =
      net > 0 ? Math.max(imported[buyRankOfHour] as number, sellSlope) : (imported[buyRankOfHour] as number)
    if (chargeFromGrid) gridChargeTargets[i] = reserveKwh + storageValue.kwhWorthAtLeast(buySlope + 1)
    if (net > 0) {
      const free = Math.min(solarCharge, Math.max(net - exportLimitKw, 0))
      storageValue.charge((solarCharge - free) * chargeEfficiency, sellSlope)
      storageValue.charge(free * chargeEfficiency, 0)
    } else storageValue.discharge(Math.min(-net, powerKw) / dischargeEfficiency, serveSlope)
    if (chargeFromGrid) storageValue.charge((powerKw - solarCharge) * chargeEfficiency, buySlope)
  }
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
  private readonly segments: Float64Array

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

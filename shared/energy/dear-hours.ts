import { InputError, requireSeries } from '../input-error.ts'
import type { Battery } from './battery.ts'
import type { GridHours } from './hour-series.ts'

/** The hours by what a bought kWh costs in them, put in order once for a tariff by `dearHours`. */
export interface DearHours {
  /** Rank of each hour's price, 0 the cheapest. */
  readonly rank: Uint8Array
  /** Price of each rank [money/kWh], rising. */
  readonly price: readonly number[]
  /** 1 in hours after which no cheaper one comes within a day. */
  readonly cheap: Uint8Array
  /** Whether the grid may charge the battery in cheap hours. */
  readonly chargeFromGrid: boolean
}

/** More ranks of price make no better battery, only a slower one. */
const MOST_RANKS = 12
const DAY = 24

/**
 * Puts hours in the order of their price.
 * @param prices of a bought kWh in each hour [money/kWh]
 * @throws InputError
 */
export function dearHours(prices: Float64Array, chargeFromGrid: boolean): DearHours {
  requireSeries('prices', prices, 'The hourly prices', prices.length)
  if (prices.length === 0) throw new InputError('prices', 'There must be a price for every hour.')
  const price = ranks(prices)
  const rank = Uint8Array.from(prices, (value) => price.findLastIndex((lowest) => lowest <= value))
  const cheap = rank.map((own, i) => (rank.subarray(i + 1, i + 1 + DAY).some((later) => later < own) ? 0 : 1))
  return { rank, price, cheap, chargeFromGrid }
}

/** The distinct prices, rising; of very many, evenly spread ones with the least among them. */
function ranks(prices: Float64Array): readonly number[] {
  const distinct = [...new Set(prices)].sort((a, b) => a - b)
  if (distinct.length <= MOST_RANKS) return distinct
  return Array.from(
    { length: MOST_RANKS },
    (_, i) => distinct[Math.floor((i * distinct.length) / MOST_RANKS)] as number,
  )
}

/**
 * Prepares a run that keeps the charge for dear hours, going back from the last hour: what dearer hours ahead will take
 * that the sun does not bring before them. In an hour of some price the battery serves the home only down to that; where
 * the grid may charge, it fills the battery in cheap hours up to what hours will take whose price is worth the losses.
 *
 * The battery knows the sun and the use ahead. A real one has a forecast: what it saves lies between this and the
 * self-consumption rule.
 *
 * @param hours `export` holds what the sun leaves over, below 0 what lacks; written: `import`, `gridUpTo` (see `runHours`)
 */
export function holdForDearHours(battery: Battery, order: DearHours, hours: GridHours): void {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const { rank, cheap, chargeFromGrid, price } = order
  const worth = ranksWorthCharging(price, chargeEfficiency * dischargeEfficiency)
  const afterSun = new Ahead(price.length, usableKwh - reserveKwh)
  const afterCheapHours = chargeFromGrid ? new Ahead(price.length, usableKwh - reserveKwh) : afterSun
  for (let i = rank.length - 1; i >= 0; i -= 1) {
    const own = rank[i] as number
    const charges = chargeFromGrid && cheap[i] === 1
    const net = hours.export[i] as number
    // Whoever can buy cheaply later need not keep anything now; in the cheap hours themselves that saves nothing.
    hours.import[i] = reserveKwh + (charges ? afterSun : afterCheapHours).from(own + 1)
    hours.gridUpTo[i] = charges ? reserveKwh + afterSun.from(worth[own] as number) : 0
    if (net > 0) {
      const brought = Math.min(net, powerKw) * chargeEfficiency
      afterSun.serve(brought, 0)
      if (chargeFromGrid) afterCheapHours.serve(brought, 0)
    } else if (own > 0) {
      const taken = Math.min(-net, powerKw) / dischargeEfficiency
      afterSun.need(taken, own)
      if (chargeFromGrid) afterCheapHours.need(taken, own)
    }
    if (charges) afterCheapHours.serve(powerKw * chargeEfficiency, worth[own] as number)
  }
}

/** What coming hours will take out of the battery that nothing else brings before them [kWh], by the rank of their price. */
class Ahead {
  private readonly ranks: Float64Array
  private readonly most: number
  private all = 0

  constructor(ranks: number, most: number) {
    this.ranks = new Float64Array(ranks)
    this.most = most
  }

  /** What hours of a rank and dearer ones will take; hours of the cheapest take nothing that could be kept for them. */
  from(rank: number): number {
    if (rank <= 1 || this.all === 0) return this.all
    let sum = 0
    for (let i = this.ranks.length - 1; i >= rank; i -= 1) sum += this.ranks[i] as number
    return sum
  }

  /** Energy that comes in serves the dearest hours first, down to a rank. */
  serve(kwh: number, downTo: number): void {
    if (this.all === 0) return
    if (kwh >= this.all && downTo <= 1) {
      this.ranks.fill(0)
      this.all = 0
      return
    }
    let left = kwh
    for (let i = this.ranks.length - 1; i >= downTo && left > 0; i -= 1) left -= this.take(i, left)
  }

  /** More than the battery holds cannot be kept: what is too much is taken off the cheapest hours. */
  need(kwh: number, rank: number): void {
    this.ranks[rank] = (this.ranks[rank] as number) + kwh
    this.all += kwh
    for (let i = 1; this.all > this.most && i < this.ranks.length; i += 1) this.take(i, this.all - this.most)
  }

  private take(rank: number, kwh: number): number {
    const taken = Math.min(this.ranks[rank] as number, kwh)
    this.ranks[rank] = (this.ranks[rank] as number) - taken
    this.all -= taken
    return taken
  }
}

/** For each rank, the first whose price is above what a kWh bought at the rank's own price costs out of the battery. */
function ranksWorthCharging(price: readonly number[], roundTrip: number): readonly number[] {
  return price.map((own) => {
    const first = price.findIndex((dearer) => dearer * roundTrip > own)
    return first === -1 ? price.length : first
  })
}

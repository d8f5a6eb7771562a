import { InputError, requireSeries } from '../input-error.ts'
import type { Battery } from './battery.ts'
import type { GridHours } from './hour-series.ts'

/** What a kWh is worth in each hour, bought and sold, put in order once for a tariff by `dearHours`. */
export interface DearHours {
  /** Rank of each hour's price of a bought kWh, 0 the cheapest. */
  readonly rank: Uint8Array
  /** Price of each rank [money/kWh], rising. */
  readonly price: readonly number[]
  /** The same of a sold kWh. */
  readonly sellRank: Uint8Array
  readonly sellPrice: readonly number[]
  /** Whether the grid may charge the battery in cheap hours. */
  readonly chargeFromGrid: boolean
}

/** More ranks of price make no better battery, only a slower one; a home's tariff has at most 12 periods. */
const MOST_RANKS = 12

/**
 * Puts hours in the order of their prices.
 * @param prices of a bought kWh in each hour [money/kWh]
 * @param sellPrices of a sold kWh in each hour [money/kWh]; nothing is paid unless given
 * @throws InputError
 */
export function dearHours(prices: Float64Array, chargeFromGrid: boolean, sellPrices?: Float64Array): DearHours {
  requireSeries('prices', prices, 'The hourly prices', prices.length)
  if (prices.length === 0) throw new InputError('prices', 'There must be a price for every hour.')
  if (sellPrices) requireSeries('sellPrices', sellPrices, 'The hourly export rates', prices.length)
  const price = ranks(prices)
  const sellPrice = sellPrices ? ranks(sellPrices) : [0]
  return {
    rank: rankOf(prices, price),
    price,
    sellRank: sellPrices ? rankOf(sellPrices, sellPrice) : new Uint8Array(prices.length),
    sellPrice,
    chargeFromGrid,
  }
}

/**
 * The same for a battery that serves every shortfall at once: what it gives is worth the same in all hours in which that
 * is more than the export it takes, and nothing in the others.
 */
export function everyShortfall(
  prices: Float64Array,
  sellPrices: Float64Array,
  { chargeEfficiency, dischargeEfficiency }: Pick<Battery, 'chargeEfficiency' | 'dischargeEfficiency'>,
): DearHours {
  const worth = Math.max(...new Set(sellPrices)) / (chargeEfficiency * dischargeEfficiency)
  const most = Math.max(...new Set(prices))
  return dearHours(
    prices.map((price) => (price > worth ? most : 0)),
    false,
    sellPrices,
  )
}

/** Hours in which a battery takes only what the grid would not take. */
export const idleHours = (hours: number): DearHours => ({
  rank: new Uint8Array(hours),
  price: [0],
  sellRank: new Uint8Array(hours),
  sellPrice: [1],
  chargeFromGrid: false,
})

const rankOf = (prices: Float64Array, price: readonly number[]) =>
  Uint8Array.from(prices, (value) => price.findLastIndex((lowest) => lowest <= value))

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
 * Plans the battery of a run for the least bill, going back from the last hour: by dynamic programming over the value of
 * what is stored, which is concave and made of straight pieces, one slope for each price. In each hour the battery serves
 * the home down to the charge that later hours make better use of, takes a surplus up to the charge whose worth is at
 * least what it would be sold for, and is filled by the grid, where that is allowed, up to the charge whose worth is more
 * than its price; losses are counted in all three. It never sells. What nothing is paid for is always taken.
 *
 * Exact where a kWh has one price in its hour, so that it never costs more than an idle battery. It knows the sun and the
 * use ahead. A real one has a forecast: what it saves lies between this and the self-consumption rule.
 *
 * @param hours `export` holds what the sun leaves over, below 0 what lacks; written: `import`, `chargeUpTo`, `gridUpTo` (see `runHours`)
 */
export function holdForDearHours(
  battery: Battery,
  order: DearHours,
  hours: GridHours,
  exportLimitKw = Number.POSITIVE_INFINITY,
): void {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const { rank, sellRank, chargeFromGrid } = order
  const { slopes, served, sold, bought } = slopesOf(order, chargeEfficiency, dischargeEfficiency)
  const { import: floors, export: nets, chargeUpTo, gridUpTo } = hours
  const ahead = new Ahead(slopes.length, usableKwh - reserveKwh)
  for (let i = rank.length - 1; i >= 0; i -= 1) {
    const own = rank[i] as number
    const net = nets[i] as number
    const serves = served[own] as number
    const sells = sold[sellRank[i] as number] as number
    floors[i] = reserveKwh + ahead.from(serves + 1)
    chargeUpTo[i] = sells === 0 ? usableKwh : reserveKwh + ahead.from(sells)
    const taken = Math.min(Math.max(net, 0), powerKw)
    // Where more is paid for a sold kWh than a bought one costs, the battery takes the surplus first all the same.
    const buys = net > 0 ? Math.max(bought[own] as number, sells) : (bought[own] as number)
    if (chargeFromGrid) gridUpTo[i] = reserveKwh + ahead.from(buys + 1)
    if (net > 0) {
      const free = Math.min(taken, Math.max(net - exportLimitKw, 0))
      ahead.charge((taken - free) * chargeEfficiency, sells)
      ahead.charge(free * chargeEfficiency, 0)
    } else ahead.serve(Math.min(-net, powerKw) / dischargeEfficiency, serves)
    if (chargeFromGrid) ahead.charge((powerKw - taken) * chargeEfficiency, buys)
  }
}

/** What a stored kWh may be worth, rising, nothing first; and the places of what it earns at home, by export and by the grid's price. */
function slopesOf(
  { price, sellPrice, chargeFromGrid }: DearHours,
  chargeEfficiency: number,
  dischargeEfficiency: number,
) {
  const atHome = price.map((each) => Math.max(0, each * dischargeEfficiency))
  const byExport = sellPrice.map((each) => Math.max(0, each / chargeEfficiency))
  const byGrid = chargeFromGrid ? price.map((each) => Math.max(0, each / chargeEfficiency)) : []
  const slopes = [...new Set([0, ...atHome, ...byExport, ...byGrid])].sort((a, b) => a - b)
  const placesOf = (worths: readonly number[]) => worths.map((worth) => slopes.indexOf(worth))
  return { slopes, served: placesOf(atHome), sold: placesOf(byExport), bought: placesOf(byGrid) }
}

/** The value of what is stored, as lengths [kWh] of its straight pieces by their slope; together the whole battery. */
class Ahead {
  private readonly pieces: Float64Array

  constructor(slopes: number, kwh: number) {
    this.pieces = new Float64Array(slopes)
    this.pieces[0] = kwh
  }

  /** How much of what is stored is worth a slope or more [kWh]. */
  from(slope: number): number {
    let sum = 0
    for (let i = this.pieces.length - 1; i >= slope; i -= 1) sum += this.pieces[i] as number
    return sum
  }

  /** Energy that can come in at a cost takes the place of what is worth more. */
  charge(kwh: number, cost: number): void {
    let left = kwh
    for (let i = this.pieces.length - 1; i > cost && left > 0; i -= 1) left -= this.take(i, left)
    this.pieces[cost] = (this.pieces[cost] as number) + kwh - Math.max(0, left)
  }

  /** Energy that can be used at a worth takes the place of what is worth less. */
  serve(kwh: number, worth: number): void {
    let left = kwh
    for (let i = 0; i < worth && left > 0; i += 1) left -= this.take(i, left)
    this.pieces[worth] = (this.pieces[worth] as number) + kwh - Math.max(0, left)
  }

  private take(slope: number, kwh: number): number {
    const taken = Math.min(this.pieces[slope] as number, kwh)
    this.pieces[slope] = (this.pieces[slope] as number) - taken
    return taken
  }
}

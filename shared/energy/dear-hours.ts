import { InputError, requireSeries } from '../input-error.ts'
import type { HourlyBalance } from './balance.ts'
import type { Battery } from './battery.ts'

/** Hours in the order of what a bought kWh costs, made once for a tariff by `dearHours`. */
export interface DearHours {
  /** Rank of each hour's price, 0 the cheapest. */
  readonly level: Uint8Array
  /** Price of each rank [money/kWh], rising. */
  readonly price: readonly number[]
  /** 1 in hours after which no cheaper one comes within a day. */
  readonly cheap: Uint8Array
  /** Whether the grid may charge the battery in cheap hours. */
  readonly chargeFromGrid: boolean
}

/** More ranks of price make no better battery, only a slower one. */
const MOST_LEVELS = 12
const DAY = 24

/**
 * @param prices of a bought kWh in each hour [money/kWh]
 * @throws InputError
 */
export function dearHours(prices: Float64Array, chargeFromGrid: boolean): DearHours {
  requireSeries('prices', prices, 'The hourly prices', prices.length)
  if (prices.length === 0) throw new InputError('prices', 'There must be a price for every hour.')
  const price = ranks(prices)
  const level = Uint8Array.from(prices, (value) => price.findLastIndex((rank) => rank <= value))
  const cheap = level.map((own, i) => (level.subarray(i + 1, i + 1 + DAY).some((later) => later < own) ? 0 : 1))
  return { level, price, cheap, chargeFromGrid }
}

/** The distinct prices, rising; of very many, evenly spread ones with the least among them. */
function ranks(prices: Float64Array): readonly number[] {
  const distinct = [...new Set(prices)].sort((a, b) => a - b)
  if (distinct.length <= MOST_LEVELS) return distinct
  return Array.from(
    { length: MOST_LEVELS },
    (_, i) => distinct[Math.floor((i * distinct.length) / MOST_LEVELS)] as number,
  )
}

/**
 * Prepares a run that keeps the charge for dear hours: going back from the last hour, what dearer hours ahead will take
 * that the sun does not bring until then. In an hour of some price the battery serves the home only down to that; where
 * the grid may charge, it fills the battery in cheap hours up to what hours will take whose price is worth the losses.
 *
 * The battery knows the sun and the use ahead. A real one has a forecast: what it saves lies between this and the
 * self-consumption rule.
 */
export function holdForDearHours(balance: HourlyBalance, battery: Battery, hours: DearHours): void {
  const { stored, gridCharge, export: surplus, import: shortfall } = balance
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0 } = battery
  const { level, cheap, chargeFromGrid } = hours
  const levels = hours.price.length
  const most = usableKwh - reserveKwh
  const worthCharging = levelsWorthCharging(hours, chargeEfficiency * dischargeEfficiency)
  // ahead[t]: what must be in the battery above the reserve for coming hours of rank t and dearer [kWh].
  const ahead = new Float64Array(levels + 1)
  for (let i = stored.length - 1; i >= 0; i -= 1) {
    const own = level[i] as number
    const worth = worthCharging[own] as number
    const mayCharge = chargeFromGrid && cheap[i] === 1
    stored[i] = reserveKwh + (ahead[own + 1] as number)
    gridCharge[i] = mayCharge ? reserveKwh + (ahead[worth] as number) : 0
    const brought = Math.min(surplus[i] as number, powerKw) * chargeEfficiency
    const taken = Math.min(shortfall[i] as number, powerKw) / dischargeEfficiency
    for (let t = 1; t < levels; t += 1) {
      // Whoever may buy here need not keep what an hour dear enough could use before.
      const bought = mayCharge && t > worth ? powerKw * chargeEfficiency : 0
      const needed = (ahead[t] as number) + (t <= own ? taken : 0) - Math.max(brought, bought)
      ahead[t] = Math.min(most, Math.max(0, needed))
    }
  }
}

/** For each rank, the first rank whose price is above what a kWh bought at its own price costs out of the battery. */
function levelsWorthCharging({ price }: DearHours, roundTrip: number): readonly number[] {
  return price.map((own) => {
    const first = price.findIndex((dearer) => dearer * roundTrip > own)
    return first === -1 ? price.length : first
  })
}

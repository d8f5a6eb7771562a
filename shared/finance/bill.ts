import { MONTHS_OF_YEAR } from '../calendar.ts'
import { type CreditAccount, closeMonth, emptyAccount, type MonthMoney, netKwhMonth } from './credit.ts'
import { isNetted, type Meter } from './meter.ts'
import type { Reading } from './reading.ts'
import type { Block, Tariff } from './tariff.ts'

/** One month's bill [money], line by line, and the kWh behind it. */
export interface MonthBill {
  /** [kWh] */
  readonly bought: number
  readonly sold: number
  /** Energy at its prices, before credit; of netted meters, what is left of the kWh. */
  readonly energy: number
  /** What sold kWh take off it, of this month's and earlier ones. */
  readonly credit: number
  readonly fixed: number
  /** What a minimum adds. */
  readonly minimum: number
  /** What the yearly settlement pays out. */
  readonly payout: number
  /** To pay: energy − credit + fixed + minimum − payout; below 0 it is paid to the home. */
  readonly total: number
  /** Carried at the end of the month, before a settlement empties it [kWh] and [money]. */
  readonly kwhAccount: number
  readonly moneyAccount: number
}

export interface YearBill {
  /** Twelve, January first. */
  readonly months: readonly MonthBill[]
  /** Sum of the months [money]. */
  readonly total: number
  /** What is carried into the next year. */
  readonly account: CreditAccount
}

/** The year a bill is for. */
export interface BillYear {
  /** 1, 2, …: feed-in prices end by it. */
  readonly year: number
  /** Of all prices, fixed and minimum charges, against year 1; see `priceFactor`. */
  readonly priceFactor: number
  /** Carried in from the year before; nothing unless given. */
  readonly account?: CreditAccount
}

export const FIRST_YEAR: BillYear = { year: 1, priceFactor: 1 }

/**
 * The bills of a year: every line of every month.
 *
 * Source of the rules: NREL SSC's utility rate engine (utilityrate5), with which they agree to 1e-6 [money/month] in the
 * reference cases.
 */
export function yearBill(meter: Meter, reading: Reading, when: BillYear = FIRST_YEAR): YearBill {
  const { tariff } = meter
  let account = when.account ?? emptyAccount(meter)
  const months: MonthBill[] = []
  let total = 0
  let chargedSoFar = 0
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const money = isNetted(tariff)
      ? nettedMoney(meter, reading, month, when, account)
      : hourlyMoney(meter, reading, month, when)
    const closed = closeMonth(meter, reading, month, money, when.priceFactor, account)
    account = closed.account
    const fixed = (tariff.fixedPerMonth ?? 0) * when.priceFactor
    // Two meters: the minimum belongs to the one that buys.
    const spared = tariff.metering.kind === 'buy-all-sell-all' ? 0 : closed.credit
    const charged = Math.max(0, money.energy - spared + fixed)
    chargedSoFar += charged
    const yearMinimum = month === MONTHS_OF_YEAR - 1 ? (tariff.minimumPerYear ?? 0) * when.priceFactor : 0
    const minimum =
      Math.max(0, (tariff.minimumPerMonth ?? 0) * when.priceFactor - charged) + Math.max(0, yearMinimum - chargedSoFar)
    const bill = {
      bought: reading.boughtPerMonth[month] as number,
      sold: reading.soldPerMonth[month] as number,
      energy: money.energy,
      credit: closed.credit,
      fixed,
      minimum,
      payout: closed.payout,
      total: money.energy - closed.credit + fixed + minimum - closed.payout,
      kwhAccount: closed.kwhAccount,
      moneyAccount: closed.moneyAccount,
    }
    months.push(bill)
    total += bill.total
  }
  return { months, total, account }
}

/** Energy and sales of a month whose hours were bought and sold one by one. */
function hourlyMoney(meter: Meter, reading: Reading, month: number, { year, priceFactor }: BillYear): MonthMoney {
  const { tariff, periods, blocks } = meter
  const feedIn = feedInPrice(tariff, year)
  let energy = 0
  let sales = 0
  for (let period = 0; period < periods; period += 1) {
    const prices = tariff.periods[period]?.blocks ?? []
    for (let block = 0; block < prices.length; block += 1) {
      const place = (month * periods + period) * blocks + block
      const price = prices[block] as Block
      energy += (reading.bought[place] as number) * price.buy
      sales += (reading.sold[place] as number) * price.sell
    }
  }
  const earned = tariff.sellByHour ? (reading.soldByHour[month] as number) : sales
  return {
    energy: energy * priceFactor,
    sales: feedIn === null ? earned * priceFactor : (reading.soldPerMonth[month] as number) * feedIn,
    over: null,
  }
}

/** Energy and sales of a month whose kWh were set against each other: what is left over or lacking fills the blocks. */
function nettedMoney(
  meter: Meter,
  reading: Reading,
  month: number,
  { year, priceFactor }: BillYear,
  account: CreditAccount,
): MonthMoney {
  const { tariff } = meter
  const { lacking, over } = netKwhMonth(meter, reading, month, account)
  const feedIn = feedInPrice(tariff, year)
  return {
    energy: inBlocks(meter, month, lacking, ({ buy }) => buy) * priceFactor,
    sales: inBlocks(meter, month, over, ({ sell }) => (feedIn === null ? sell * priceFactor : feedIn)),
    over,
  }
}

/** A month's kWh by period, split over the blocks together and each block shared in proportion [money]. */
function inBlocks(meter: Meter, month: number, kwh: Float64Array, price: (block: Block) => number): number {
  const { tariff, blocks, blockEnds } = meter
  let all = 0
  for (const part of kwh) all += part
  if (all === 0) return 0
  let money = 0
  let start = 0
  for (let block = 0; block < blocks && start < all; block += 1) {
    const end = Math.min(all, blockEnds[month * blocks + block] as number)
    for (let period = 0; period < kwh.length; period += 1) {
      const part = (kwh[period] as number) / all
      const prices = tariff.periods[period]?.blocks[block]
      if (part > 0 && prices) money += (end - start) * part * price(prices)
    }
    start = end
  }
  return money
}

/** The price that a feed-in tariff sets in a year [money/kWh]; `null` when none does. */
function feedInPrice({ feedIn = [] }: Tariff, year: number): number | null {
  return feedIn.find(({ untilYear }) => year <= untilYear)?.price ?? null
}

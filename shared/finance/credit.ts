import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { Meter } from './meter.ts'
import type { Reading } from './reading.ts'

/** What a home has in credit between months. */
export interface CreditAccount {
  /** Of all periods together [kWh]. */
  readonly kwh: number
  /** What each period has left over of the month before [kWh]. */
  readonly over: Float64Array
  /** [money] */
  readonly money: number
}

export const emptyAccount = ({ periods }: Meter): CreditAccount => ({
  kwh: 0,
  over: new Float64Array(periods),
  money: 0,
})

/** What a month comes to before credit. */
export interface MonthMoney {
  /** What its energy costs, and what its sales earn [money]. */
  readonly energy: number
  readonly sales: number
  /** Of netted meters: what each period has over [kWh]. */
  readonly over: Float64Array | null
}

/**
 * A month's kWh, period by period: bought − sold, less what was carried to the period.
 * @returns what each period lacks and has over [kWh]
 */
export function netKwhMonth(meter: Meter, reading: Reading, month: number, account: CreditAccount) {
  const { periods, tariff } = meter
  const lacking = reading.net.slice(month * periods, (month + 1) * periods)
  if (tariff.metering.kind === 'net-kwh') carryOver(meter, month, account.over, lacking)
  const over = lacking.map((kwh) => Math.max(0, -kwh))
  return { lacking: lacking.map((kwh) => Math.max(0, kwh)), over }
}

/** Weekday hours by which a period finds the one of the next month that holds the same time of day. */
const ROLLOVER_HOURS = [0, 5, 11, 17]

/** Takes what each period had over in the month before off the period that holds the same time of day now. */
function carryOver({ tariff, periods }: Meter, month: number, over: Float64Array, lacking: Float64Array): void {
  const before = tariff.weekday[(month + MONTHS_OF_YEAR - 1) % MONTHS_OF_YEAR] ?? []
  const now = tariff.weekday[month] ?? []
  for (let period = 0; period < periods; period += 1) {
    const kwh = over[period] as number
    if (kwh === 0) continue
    const hour = ROLLOVER_HOURS.find((candidate) => before[candidate] === period)
    // A period at none of these hours keeps its kWh where it goes on, and else gives them to the night.
    const target = hour !== undefined ? now[hour] : now.includes(period) ? period : now[0]
    lacking[target ?? 0] = (lacking[target ?? 0] as number) - kwh
  }
}

/** The credit lines of a month's bill [money], the accounts at its end, and what goes on. */
interface ClosedMonth {
  readonly credit: number
  readonly payout: number
  readonly kwhAccount: number
  readonly moneyAccount: number
  readonly account: CreditAccount
}

/** Applies the credit a metering gives, and settles it in the month of the yearly settlement. */
export function closeMonth(
  meter: Meter,
  reading: Reading,
  month: number,
  { energy, sales, over }: MonthMoney,
  priceFactor: number,
  account: CreditAccount,
): ClosedMonth {
  const { metering } = meter.tariff
  const empty = emptyAccount(meter)
  if (metering.kind === 'net-billing' || metering.kind === 'buy-all-sell-all') {
    return { credit: sales, payout: 0, kwhAccount: 0, moneyAccount: 0, account: empty }
  }
  const { trueUpMonth = MONTHS_OF_YEAR } = metering
  const settles = month + 1 === trueUpMonth
  if (metering.kind === 'net-kwh') {
    const surplus = (reading.soldPerMonth[month] as number) - (reading.boughtPerMonth[month] as number)
    const kwh = Math.max(0, account.kwh + surplus)
    const payout = settles ? kwh * metering.yearEndPrice * priceFactor : 0
    const goesOn = settles ? empty : { kwh, over: over ?? empty.over, money: 0 }
    return { credit: 0, payout, kwhAccount: kwh, moneyAccount: 0, account: goesOn }
  }
  const atOnce = metering.kind === 'net-money' || metering.sameMonth === true
  const credit = Math.min(energy, account.money + (atOnce ? sales : 0))
  const money = account.money + sales - credit
  const lost = metering.kind === 'net-billing-carried' && metering.expires === true
  return {
    credit,
    payout: settles && !lost ? money : 0,
    kwhAccount: 0,
    moneyAccount: money,
    account: settles ? empty : { ...empty, money },
  }
}

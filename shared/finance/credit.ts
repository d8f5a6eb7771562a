import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { TariffMeter } from './meter.ts'
import type { MeterReading } from './reading.ts'

export interface CreditAccount {
  /** All periods together [kWh]. */
  readonly kwh: number
  /** Surplus of each period of the month before [kWh]. */
  readonly surplus: Float64Array
  /** [money] */
  readonly money: number
}

export const emptyAccount = ({ periods }: TariffMeter): CreditAccount => ({
  kwh: 0,
  surplus: new Float64Array(periods),
  money: 0,
})

export interface MonthAmounts {
  /** Energy charge and export sales [money]. */
  readonly energy: number
  readonly sales: number
  /** Netted meters: surplus by period [kWh]. */
  readonly surplus: Float64Array | null
}

/**
 * Nets a month by period: bought − sold, minus the surplus carried to the period.
 * @returns shortfall and surplus by period [kWh]
 */
export function netMonth(meter: TariffMeter, reading: MeterReading, month: number, account: CreditAccount) {
  const { periods, tariff } = meter
  const shortfall = reading.net.slice(month * periods, (month + 1) * periods)
  if (tariff.metering.kind === 'net-kwh') carryOver(meter, month, account.surplus, shortfall)
  const over = shortfall.map((kwh) => Math.max(0, -kwh))
  return { lacking: shortfall.map((kwh) => Math.max(0, kwh)), over }
}

/** Weekday hours that match a period to next month's period at the same time of day. */
const ROLLOVER_HOURS = [0, 5, 11, 17]

/** Deducts last month's surplus from the period at the same time of day. */
function carryOver({ tariff, periods }: TariffMeter, month: number, over: Float64Array, shortfall: Float64Array): void {
  const before = tariff.weekday[(month + MONTHS_OF_YEAR - 1) % MONTHS_OF_YEAR] ?? []
  const now = tariff.weekday[month] ?? []
  for (let period = 0; period < periods; period += 1) {
    const kwh = over[period] as number
    if (kwh === 0) continue
    const hour = ROLLOVER_HOURS.find((candidate) => before[candidate] === period)
    // A period outside these hours keeps its surplus if it continues; otherwise the night period gets it.
    const target = hour !== undefined ? now[hour] : now.includes(period) ? period : now[0]
    shortfall[target ?? 0] = (shortfall[target ?? 0] as number) - kwh
  }
}

/** Credit lines of the bill [money] and balances at the end of the month. */
interface ClosedMonth {
  readonly credit: number
  readonly payout: number
  readonly kwhAccount: number
  readonly moneyAccount: number
  readonly account: CreditAccount
}

/** Settles the credit in the true-up month. */
export function closeMonth(
  meter: TariffMeter,
  reading: MeterReading,
  month: number,
  { energy, sales, surplus }: MonthAmounts,
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
    const netExport = (reading.soldPerMonth[month] as number) - (reading.boughtPerMonth[month] as number)
    const kwh = Math.max(0, account.kwh + netExport)
    const payout = settles ? kwh * metering.yearEndPrice * priceFactor : 0
    const nextAccount = settles ? empty : { kwh, surplus: surplus ?? empty.surplus, money: 0 }
    return { credit: 0, payout, kwhAccount: kwh, moneyAccount: 0, account: nextAccount }
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

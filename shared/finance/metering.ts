import { MONTHS_OF_YEAR } from '../calendar.ts'

/**
 * Compensation of exported kWh.
 * - `net-kwh`: nets a month's kWh by period; the surplus is carried as kWh to the same time of day, and paid at
 * `yearEndPrice` at the end of the year. Each month's surplus lapses after `creditMonths`, if given; the oldest is used first.
 * - `net-money`: nets within the month; a surplus earns its sell price as credit for energy. The rest is paid at the end of
 * the year, or lost (`expires`).
 * - `net-billing`: import and export of each hour are priced separately; a negative bill is paid out at once.
 * - `net-billing-carried`: the same, but sales are credit for energy from the next month on, or at once (`sameMonth`);
 * the rest is paid at the end of the year, or lost (`expires`).
 * - `buy-all-sell-all`: two meters; all use is imported, all solar is exported.
 */
export type Metering =
  | {
      readonly kind: 'net-kwh'
      readonly yearEndPrice: number
      readonly trueUpMonth?: TrueUpMonth
      readonly creditMonths?: number
    }
  | { readonly kind: 'net-money'; readonly expires?: boolean; readonly trueUpMonth?: TrueUpMonth }
  | { readonly kind: 'net-billing' }
  | {
      readonly kind: 'net-billing-carried'
      readonly sameMonth?: boolean
      readonly expires?: boolean
      readonly trueUpMonth?: TrueUpMonth
    }
  | { readonly kind: 'buy-all-sell-all' }

/** 1 to 12, default: December. `every`: credit ends with its month. `null`: it is carried from year to year. */
type TrueUpMonth = number | 'every' | null

interface Metered {
  readonly metering: Metering
}

/** A home with two meters exports all solar. */
export const isBuyAllSellAll = ({ metering }: Metered) => metering.kind === 'buy-all-sell-all'

export const isNetted = ({ metering }: Metered) => metering.kind === 'net-kwh' || metering.kind === 'net-money'

export const scaleYearEndPrice = (metering: Metering, factor: number): Metering =>
  metering.kind === 'net-kwh' ? { ...metering, yearEndPrice: metering.yearEndPrice * factor } : metering

export interface CreditAccount {
  /** Energy of all periods together [kWh]. */
  readonly kwh: number
  /** The unused kWh of each month that earned some, the oldest first; of credit that lapses. */
  readonly earned: readonly number[]
  /** Surplus of each period of the month before [kWh]. */
  readonly surplus: Float64Array
  /** [money] */
  readonly money: number
}

export const emptyAccount = ({ periods }: { readonly periods: number }): CreditAccount => ({
  kwh: 0,
  earned: [],
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

/** Credit lines of the bill [money] and balances at the end of the month. */
interface ClosedMonth {
  readonly credit: number
  readonly payout: number
  readonly kwhAccount: number
  readonly moneyAccount: number
  readonly account: CreditAccount
}

/**
 * Settles the credit in the true-up month.
 * @param netExport of the month [kWh]
 * @param exportFactor on the price of settled kWh, relative to year 1
 */
export function closeMonth(
  { periods, tariff: { metering } }: { readonly periods: number; readonly tariff: Metered },
  month: number,
  { energy, sales, surplus }: MonthAmounts,
  netExport: number,
  exportFactor: number,
  account: CreditAccount,
): ClosedMonth {
  const empty = emptyAccount({ periods })
  if (metering.kind === 'net-billing' || metering.kind === 'buy-all-sell-all') {
    return { credit: sales, payout: 0, kwhAccount: 0, moneyAccount: 0, account: empty }
  }
  const { trueUpMonth = MONTHS_OF_YEAR } = metering
  const settles = trueUpMonth === 'every' || month + 1 === trueUpMonth
  if (metering.kind === 'net-kwh') {
    const kwh = Math.max(0, account.kwh + netExport)
    const payout = settles ? kwh * metering.yearEndPrice * exportFactor : 0
    const carried = { ...empty, kwh, surplus: surplus ?? empty.surplus }
    const { creditMonths } = metering
    const nextAccount = settles
      ? empty
      : creditMonths === undefined
        ? carried
        : withoutLapsed({ ...carried, earned: account.earned }, netExport, creditMonths)
    return { credit: 0, payout, kwhAccount: kwh, moneyAccount: 0, account: nextAccount }
  }
  const atOnce = metering.kind === 'net-money' || metering.sameMonth === true
  const credit = Math.min(energy, account.money + (atOnce ? sales : 0))
  const money = account.money + sales - credit
  return {
    credit,
    payout: settles && !metering.expires ? money : 0,
    kwhAccount: 0,
    moneyAccount: money,
    account: settles ? empty : { ...empty, money },
  }
}

/** @param netExport of the month that ends [kWh] */
function withoutLapsed(account: CreditAccount, netExport: number, creditMonths: number): CreditAccount {
  let used = Math.max(0, -netExport)
  const left = account.earned.map((kwh) => {
    const part = Math.min(kwh, used)
    used -= part
    return kwh - part
  })
  const earned = [...left, Math.max(0, netExport)].slice(-creditMonths)
  const kwh = earned.reduce((sum, credit) => sum + credit, 0)
  const share = account.kwh > 0 ? kwh / account.kwh : 0
  return { ...account, kwh, earned, surplus: account.surplus.map((surplus) => surplus * share) }
}

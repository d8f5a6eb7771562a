import { MONTHS_OF_YEAR } from '../calendar.ts'
import type { TariffMeter } from './meter.ts'
import {
  type CreditAccount,
  closeMonth,
  emptyAccount,
  isBuyAllSellAll,
  isNetted,
  type MonthAmounts,
} from './metering.ts'
import type { MeterReading } from './reading.ts'
import type { PriceBlock, Tariff } from './tariff.ts'

/** [money] and [kWh] */
export interface MonthBill {
  /** [kWh] */
  readonly imported: number
  readonly exported: number
  /** Energy charge before credit; with netted meters, for the remaining kWh. */
  readonly energy: number
  /** Export credit of this and earlier months that reduces the bill. */
  readonly credit: number
  readonly fixed: number
  /** Charge on the highest import of an hour. */
  readonly demand: number
  /** Amount added to reach a minimum charge. */
  readonly minimum: number
  /** Amount paid out by the yearly settlement. */
  readonly payout: number
  /** Charges for having solar and for exporting, where the provider has them; the caller adds them. */
  readonly solarCharges: number
  readonly exportCharges: number
  /** Due: energy − credit + fixed + demand + minimum − payout + solar and export charges; negative if paid to the home. */
  readonly total: number
  /** Credit that the month starts with [kWh]. */
  readonly kwhCarried: number
  /** Balances at the end of the month, before a settlement clears them [kWh] and [money]. */
  readonly kwhAccount: number
  readonly moneyAccount: number
}

export interface YearBill {
  /** Twelve, from January. */
  readonly months: readonly MonthBill[]
  /** [money] */
  readonly total: number
  /** Carried into the next year. */
  readonly account: CreditAccount
}

export interface BillYear {
  /** 1, 2, …; feed-in prices end after a year. */
  readonly year: number
  /** Factor on all prices, fixed and minimum charges relative to year 1; see `priceFactor`. */
  readonly priceFactor: number
  /** Factor of export rates; default: `priceFactor`. Feed-in prices do not rise. */
  readonly exportFactor?: number
  /** Carried in from the year before; default: empty. */
  readonly account?: CreditAccount
}

const exportFactorOf = ({ priceFactor, exportFactor = priceFactor }: BillYear): number => exportFactor

export const FIRST_YEAR: BillYear = { year: 1, priceFactor: 1 }

/** Source: the utility rate engine of NREL SSC (utilityrate5); the reference cases agree to 1e-6 [money/month]. */
export function computeYearBill(meter: TariffMeter, reading: MeterReading, billYear: BillYear = FIRST_YEAR): YearBill {
  const { tariff } = meter
  let account = billYear.account ?? emptyAccount(meter)
  const months: MonthBill[] = []
  let total = 0
  let chargedSoFar = 0
  for (let month = 0; month < MONTHS_OF_YEAR; month += 1) {
    const money = isNetted(tariff)
      ? computeNettedAmounts(meter, reading, month, billYear, account)
      : computeHourlyAmounts(meter, reading, month, billYear)
    const imported = reading.importPerMonth[month] as number
    const exported = reading.exportPerMonth[month] as number
    const closed = closeMonth(meter, month, money, exported - imported, exportFactorOf(billYear), account)
    const kwhCarried = account.kwh
    account = closed.account
    const fixed = (tariff.fixedPerMonth ?? 0) * billYear.priceFactor
    const demand = (tariff.demandPerKw ?? 0) * (reading.importPeaks[month] ?? 0) * billYear.priceFactor
    // With two meters, the minimum charge applies to the import meter.
    const applicableCredit = isBuyAllSellAll(tariff) ? 0 : closed.credit
    const charged = Math.max(0, money.energy - applicableCredit + fixed + demand)
    chargedSoFar += charged
    const yearMinimum = month === MONTHS_OF_YEAR - 1 ? (tariff.minimumPerYear ?? 0) * billYear.priceFactor : 0
    const minimum =
      Math.max(0, (tariff.minimumPerMonth ?? 0) * billYear.priceFactor - charged) +
      Math.max(0, yearMinimum - chargedSoFar)
    const bill = {
      imported,
      exported,
      energy: money.energy,
      credit: closed.credit,
      fixed,
      demand,
      minimum,
      payout: closed.payout,
      solarCharges: 0,
      exportCharges: 0,
      total: money.energy - closed.credit + fixed + demand + minimum - closed.payout,
      kwhCarried,
      kwhAccount: closed.kwhAccount,
      moneyAccount: closed.moneyAccount,
    }
    months.push(bill)
    total += bill.total
  }
  return { months, total, account }
}

/** Prices each hour's import and export. */
function computeHourlyAmounts(
  meter: TariffMeter,
  reading: MeterReading,
  month: number,
  billYear: BillYear,
): MonthAmounts {
  const { year, priceFactor } = billYear
  const { tariff, periods, blocks } = meter
  const feedIn = findFeedIn(tariff, year)
  let energy = 0
  let sales = 0
  for (let period = 0; period < periods; period += 1) {
    const prices = tariff.periods[period]?.blocks ?? []
    for (let block = 0; block < prices.length; block += 1) {
      const place = (month * periods + period) * blocks + block
      const price = prices[block] as PriceBlock
      energy += (reading.imported[place] as number) * price.buy
      sales += (reading.exported[place] as number) * price.sell
    }
  }
  const earned = tariff.sellByHour ? (reading.exportRevenue[month] as number) : sales
  return {
    energy: energy * priceFactor,
    sales:
      (1 - feedIn.share) * earned * exportFactorOf(billYear) +
      feedIn.share * (reading.exportPerMonth[month] as number) * feedIn.price,
    surplus: null,
  }
}

/** Net metering: the net shortfall or surplus of the month fills the blocks. */
function computeNettedAmounts(
  meter: TariffMeter,
  reading: MeterReading,
  month: number,
  billYear: BillYear,
  account: CreditAccount,
): MonthAmounts {
  const { tariff } = meter
  const { year, priceFactor } = billYear
  const { shortfall, surplus } = netMonth(meter, reading, month, account)
  const feedIn = findFeedIn(tariff, year)
  return {
    energy: priceInBlocks(meter, month, shortfall, ({ buy }) => buy) * priceFactor,
    sales: priceInBlocks(
      meter,
      month,
      surplus,
      ({ sell }) => (1 - feedIn.share) * sell * exportFactorOf(billYear) + feedIn.share * feedIn.price,
    ),
    surplus,
  }
}

/** All periods fill the blocks together and share each block in proportion [money]. */
function priceInBlocks(
  meter: TariffMeter,
  month: number,
  kwh: Float64Array,
  price: (block: PriceBlock) => number,
): number {
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

/** Finds the share of a year's exports that a feed-in price pays, and that price [money/kWh]. */
function findFeedIn({ feedIn = [] }: Tariff, year: number): { readonly price: number; readonly share: number } {
  const { price, share = 1 } = feedIn.find(({ untilYear }) => year <= untilYear) ?? { price: 0, share: 0 }
  return { price, share }
}

/**
 * Nets a month by period: import − export, minus the surplus carried to the period.
 * @returns shortfall and surplus by period [kWh]
 */
function netMonth(meter: TariffMeter, reading: MeterReading, month: number, account: CreditAccount) {
  const { periods } = meter
  const net = reading.net.slice(month * periods, (month + 1) * periods)
  carryOver(meter, month, account.surplus, net)
  return { shortfall: net.map((kwh) => Math.max(0, kwh)), surplus: net.map((kwh) => Math.max(0, -kwh)) }
}

/** Weekday hours that match a period to next month's period at the same time of day. */
const ROLLOVER_HOURS = [0, 5, 11, 17]

/** Deducts last month's surplus from the period at the same time of day. */
function carryOver({ tariff, periods }: TariffMeter, month: number, surplus: Float64Array, net: Float64Array): void {
  const before = tariff.weekday[(month + MONTHS_OF_YEAR - 1) % MONTHS_OF_YEAR] ?? []
  const now = tariff.weekday[month] ?? []
  for (let period = 0; period < periods; period += 1) {
    const kwh = surplus[period] as number
    if (kwh === 0) continue
    const hour = ROLLOVER_HOURS.find((candidate) => before[candidate] === period)
    // A period outside these hours keeps its surplus if it continues; otherwise the night period gets it.
    const target = hour !== undefined ? now[hour] : now.includes(period) ? period : now[0]
    net[target ?? 0] = (net[target ?? 0] as number) - kwh
  }
}

import type { ForwardSpan } from '../../calendar.ts'
import { type Meter, meterOf } from '../../finance/meter.ts'
import { ALL_HOURS, type FeedIn, type Metering, type Schedule, type Tariff } from '../../finance/tariff.ts'
import { InputError } from '../../input-error.ts'
import type { Home } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import type { Buying, Selling } from '../tariff.ts'
import { requireGiven } from './answer.ts'
import type { Notes } from './usual.ts'

/** Net metering that gives less than a whole kWh for a kWh. */
export interface Deduction {
  /** Taken off each credited kWh in full [money/kWh]. */
  readonly perKwh: number
  /** Of which so much counts in each year of the plan, year 1 first, the last for all later ones. */
  readonly shares: readonly number[]
}

/** How a home buys and sells, ready to read its meter by. */
export interface Trade {
  readonly meter: Meter
  /** What a system pays for being there [money/month], prices of year 1. */
  readonly chargePerMonth: number
  /** What selling costs besides, where the supplier asks more for it than it pays [money/kWh]. */
  readonly costPerSoldKwh: number
  readonly deduction: Deduction | null
  readonly hasNetMetering: boolean
  /** Of a sold kWh in the first year [money/kWh]; `null` where kWh are set against kWh. */
  readonly sellPrice: number | null
}

interface Sold {
  readonly metering: Metering
  /** By the buy price of the block, as net metering in money pays it, or one for all. */
  readonly sell: number | 'as bought'
  readonly feedIn: readonly FeedIn[]
  readonly costPerSoldKwh: number
}

/**
 * The tariff of a home with panels of some power.
 * @param kwp power of the panels [kWp]
 * @param start day the system begins to run
 * @throws MissingFigures, InputError naming a figure of the home
 */
export function tradeOf(
  { tariff }: Pick<Home, 'tariff'>,
  kwp: number,
  start: IsoDate,
  forward: ForwardSpan | null,
  notes: Notes,
): Trade {
  const buying = requireGiven('tariff.buying', tariff.buying)
  if (!tariff.selling) notes.asked.add('tariff.selling')
  const selling = tariff.selling ?? { kind: 'nothing' }
  const { sell, feedIn, ...sold } = soldBy(selling, kwp, start, notes)
  const engine: Tariff = {
    periods: buying.periods.map(({ blocks }) => ({
      blocks: blocks.map(({ upTo, price }) => ({ upTo, buy: price, sell: sell === 'as bought' ? price : sell })),
    })),
    ...schedulesOf(buying),
    ...(buying.blockUnit && { blockUnit: buying.blockUnit }),
    ...(tariff.fixedPerMonth !== undefined && { fixedPerMonth: tariff.fixedPerMonth }),
    ...(tariff.minimumPerMonth !== undefined && { minimumPerMonth: tariff.minimumPerMonth }),
    ...(tariff.minimumPerYear !== undefined && { minimumPerYear: tariff.minimumPerYear }),
    metering: sold.metering,
    ...(feedIn.length > 0 && { feedIn }),
  }
  const isNetMetering = selling.kind === 'net-metering'
  return {
    meter: inTariff(() => meterOf(engine, forward)),
    chargePerMonth: isNetMetering ? (selling.monthlyChargePerKw ?? 0) * kwp : 0,
    costPerSoldKwh: sold.costPerSoldKwh,
    deduction: isNetMetering ? deductionOf(selling, start, notes) : null,
    hasNetMetering: isNetMetering,
    sellPrice: sell === 'as bought' || isNetMetering ? null : (feedIn[0]?.price ?? sell),
  }
}

function schedulesOf({ weekday, weekend }: Buying): Pick<Tariff, 'weekday' | 'weekend'> {
  const read = (months: readonly string[]): Schedule =>
    months.map((hours) => Array.from(hours, (period) => Number.parseInt(period, 36)))
  const usual = weekday ? read(weekday) : ALL_HOURS
  return { weekday: usual, weekend: weekend ? read(weekend) : usual }
}

function soldBy(selling: Selling, kwp: number, start: IsoDate, notes: Notes): Sold {
  switch (selling.kind) {
    case 'nothing':
      return { metering: { kind: 'net-billing' }, sell: 0, feedIn: [], costPerSoldKwh: 0 }
    case 'net-metering':
      return nettedBy(selling)
    case 'net-billing':
      return billedBy(selling, start, notes)
    case 'feed-in':
      return {
        metering: { kind: selling.sellsAll ? 'buy-all-sell-all' : 'net-billing' },
        sell: selling.laterPrice ?? 0,
        feedIn: selling.steps.map(({ untilYear, bands }) => ({ untilYear, price: bandPrice(bands, kwp) })),
        costPerSoldKwh: 0,
      }
  }
}

function nettedBy({
  carried,
  settlementMonth,
  leftOverPrice = 0,
  neverSettled,
}: Extract<Selling, { kind: 'net-metering' }>): Sold {
  const settled = settlementMonth === undefined ? {} : { trueUpMonth: settlementMonth }
  const metering: Metering =
    carried === 'money'
      ? { kind: 'net-money', ...settled }
      : { kind: 'net-kwh', yearEndPrice: leftOverPrice, ...(neverSettled ? { trueUpMonth: null } : settled) }
  // What is credited as money is worth what it was bought at.
  return { metering, sell: carried === 'money' ? 'as bought' : 0, feedIn: [], costPerSoldKwh: 0 }
}

type NetBilling = Extract<Selling, { kind: 'net-billing' }>

function billedBy(selling: NetBilling, start: IsoDate, notes: Notes): Sold {
  const { costPerKwh = 0, credit = 'paid', settlementMonth, expires, laterPrice = 0 } = selling
  const price = netBillingPrice(selling, notes) - costPerKwh
  const years = yearsOf(selling, start)
  const paid = Math.max(0, price)
  const metering: Metering =
    credit === 'paid'
      ? { kind: 'net-billing' }
      : {
          kind: 'net-billing-carried',
          sameMonth: credit === 'same-month',
          ...(expires !== undefined && { expires }),
          ...(settlementMonth !== undefined && { trueUpMonth: settlementMonth }),
        }
  return {
    metering,
    sell: years === null ? paid : laterPrice,
    feedIn: years === null || years === 0 ? [] : [{ price: paid, untilYear: years }],
    costPerSoldKwh: Math.max(0, -price),
  }
}

function netBillingPrice({ price, ofSupplyPrice }: NetBilling, notes: Notes): number {
  if (price !== undefined) return price
  if (!ofSupplyPrice) return notes.orAsk('tariff.selling.price', price, 'money/kWh').value
  const path = 'tariff.selling.ofSupplyPrice.supplyPrice'
  return ofSupplyPrice.share * notes.orAsk(path, ofSupplyPrice.supplyPrice, 'money/kWh').value
}

/** Years from the start for which terms hold; `null` without an end. */
function yearsOf({ years, until }: NetBilling, start: IsoDate): number | null {
  if (until === undefined) return years ?? null
  const days = (Date.parse(until) - Date.parse(start)) / 86_400_000
  const left = Math.max(0, Math.round(days / 365.25))
  return years === undefined ? left : Math.min(years, left)
}

type Bands = Extract<Selling, { kind: 'feed-in' }>['steps'][number]['bands']

/** Each share of the power at its own price [money/kWh]. */
export function bandPrice(bands: Bands, kwp: number): number {
  if (!(kwp > 0)) return bands[0]?.price ?? 0
  const shares = bands.map(({ upToKw, price }, i) => {
    const from = bands[i - 1]?.upToKw ?? 0
    return Math.max(0, Math.min(kwp, upToKw ?? kwp) - from) * price
  })
  return shares.reduce((sum, share) => sum + share, 0) / kwp
}

function deductionOf(
  { deduction }: Extract<Selling, { kind: 'net-metering' }>,
  start: IsoDate,
  notes: Notes,
): Deduction | null {
  if (!deduction) return null
  const perKwh = notes.orAsk('tariff.selling.deduction.perKwh', deduction.perKwh, 'money/kWh').value
  const shares = [...deduction.shares].sort((a, b) => a.year - b.year)
  const firstYear = Number(start.slice(0, 4))
  const length = Math.max(1, (shares.at(-1)?.year ?? firstYear) - firstYear + 1)
  return {
    perKwh,
    shares: Array.from(
      { length },
      (_, i) => (shares.findLast(({ year }) => year <= firstYear + i) ?? shares[0])?.share ?? 0,
    ),
  }
}

/**
 * What is taken off credited kWh in a year [money, prices of year 1].
 * @param months what was bought and sold in each [kWh]
 */
export function deducted(
  { perKwh, shares }: Deduction,
  months: readonly { readonly bought: number; readonly sold: number }[],
  year: number,
): number {
  const share = shares[Math.min(year, shares.length) - 1] ?? 0
  let carried = 0
  let credited = 0
  for (const { bought, sold } of months) {
    const used = Math.min(bought, sold + carried)
    carried += sold - used
    credited += used
  }
  return perKwh * share * credited
}

/** The engine's names of a tariff's figures as the home names them. */
function inTariff<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(homePathOf(error.field), error.message)
  }
}

function homePathOf(field: string): string {
  if (/^(fixed|minimum)Per/.test(field)) return `tariff.${field}`
  if (field.startsWith('metering') || field.startsWith('feedIn') || field.endsWith('.sell')) return 'tariff.selling'
  return `tariff.buying.${field.replace(/\.buy$/, '.price')}`
}

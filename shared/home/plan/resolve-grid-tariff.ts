import type { DaylightSavingPeriod } from '../../calendar.ts'
import { createMeter, type TariffMeter } from '../../finance/meter.ts'
import type { Metering } from '../../finance/metering.ts'
import { ALL_HOURS, type FeedIn, type Schedule, type Tariff } from '../../finance/tariff.ts'
import { InputError } from '../../input-error.ts'
import type { IsoDate } from '../field-schemas.ts'
import type { Home } from '../home.ts'
import type { Buying, Selling } from '../tariff.ts'
import type { AssumptionLog } from './assumption-log.ts'
import { requireFigure } from './plan-result.ts'

/** A part of the tariff that net metering does not credit. */
export interface Deduction {
  /** Deducted from each credited kWh at a share of 1 [money/kWh]. */
  readonly perKwh: number
  /** Share deducted in each year of the plan, year 1 first; the last holds for later years. */
  readonly shares: readonly number[]
}

/** Tariff in the form of the billing engine. */
export interface GridTariff {
  readonly meter: TariffMeter
  /** Charge for having a system [money/month in year 1]. */
  readonly chargePerMonth: number
  /** Cost of exporting, where the supplier's charge exceeds its payment [money/kWh]. */
  readonly exportCostPerKwh: number
  readonly deduction: Deduction | null
  readonly hasNetMetering: boolean
  /** In the first year [money/kWh]; `null` with net metering. */
  readonly exportRate: number | null
}

interface ExportTerms {
  readonly metering: Metering
  /** One price, or the import price of the block, as net metering in money credits it. */
  readonly sell: number | 'import-price'
  readonly feedIn: readonly FeedIn[]
  readonly exportCostPerKwh: number
}

export function resolveGridTariff(
  { tariff }: Pick<Home, 'tariff'>,
  kwp: number,
  start: IsoDate,
  daylightSaving: DaylightSavingPeriod | null,
  assumptions: AssumptionLog,
): GridTariff {
  const buying = requireFigure('tariff.buying', tariff.buying)
  if (!tariff.selling) assumptions.missing.add('tariff.selling')
  const selling = tariff.selling ?? { kind: 'nothing' }
  const { sell, feedIn, ...exportTerms } = resolveExportTerms(selling, kwp, start, assumptions)
  const meterTariff: Tariff = {
    periods: buying.periods.map(({ blocks }) => ({
      blocks: blocks.map(({ upTo, price }) => ({ upTo, buy: price, sell: sell === 'import-price' ? price : sell })),
    })),
    ...schedulesOf(buying),
    ...(buying.blockUnit && { blockUnit: buying.blockUnit }),
    ...(tariff.fixedPerMonth !== undefined && { fixedPerMonth: tariff.fixedPerMonth }),
    ...(tariff.minimumPerMonth !== undefined && { minimumPerMonth: tariff.minimumPerMonth }),
    ...(tariff.minimumPerYear !== undefined && { minimumPerYear: tariff.minimumPerYear }),
    metering: exportTerms.metering,
    ...(feedIn.length > 0 && { feedIn }),
  }
  const isNetMetering = selling.kind === 'net-metering'
  return {
    meter: reportErrorsInTariff(() => createMeter(meterTariff, daylightSaving)),
    chargePerMonth: isNetMetering ? (selling.monthlyChargePerKw ?? 0) * kwp : 0,
    exportCostPerKwh: exportTerms.exportCostPerKwh,
    deduction: isNetMetering ? deductionOf(selling, start, assumptions) : null,
    hasNetMetering: isNetMetering,
    exportRate: sell === 'import-price' || isNetMetering ? null : (feedIn[0]?.price ?? sell),
  }
}

function schedulesOf({ weekday, weekend }: Buying): Pick<Tariff, 'weekday' | 'weekend'> {
  const parseSchedule = (months: readonly string[]): Schedule =>
    months.map((hours) => Array.from(hours, (period) => Number.parseInt(period, 36)))
  const weekdaySchedule = weekday ? parseSchedule(weekday) : ALL_HOURS
  return { weekday: weekdaySchedule, weekend: weekend ? parseSchedule(weekend) : weekdaySchedule }
}

function resolveExportTerms(selling: Selling, kwp: number, start: IsoDate, assumptions: AssumptionLog): ExportTerms {
  switch (selling.kind) {
    case 'nothing':
      return { metering: { kind: 'net-billing' }, sell: 0, feedIn: [], exportCostPerKwh: 0 }
    case 'net-metering':
      return netMeteringTerms(selling)
    case 'net-billing':
      return netBillingTerms(selling, start, assumptions)
    case 'feed-in':
      return {
        metering: { kind: selling.sellsAll ? 'buy-all-sell-all' : 'net-billing' },
        sell: selling.laterPrice ?? 0,
        feedIn: selling.steps.map(({ untilYear, bands }) => ({ untilYear, price: averageBandPrice(bands, kwp) })),
        exportCostPerKwh: 0,
      }
  }
}

function netMeteringTerms({
  carried,
  settlementMonth,
  leftOverPrice = 0,
  neverSettled,
}: Extract<Selling, { kind: 'net-metering' }>): ExportTerms {
  const settlement = settlementMonth === undefined ? {} : { trueUpMonth: settlementMonth }
  const metering: Metering =
    carried === 'money'
      ? { kind: 'net-money', ...settlement }
      : { kind: 'net-kwh', yearEndPrice: leftOverPrice, ...(neverSettled ? { trueUpMonth: null } : settlement) }
  return { metering, sell: carried === 'money' ? 'import-price' : 0, feedIn: [], exportCostPerKwh: 0 }
}

type NetBilling = Extract<Selling, { kind: 'net-billing' }>

function netBillingTerms(selling: NetBilling, start: IsoDate, assumptions: AssumptionLog): ExportTerms {
  const { costPerKwh = 0, credit = 'paid', settlementMonth, expires, laterPrice = 0 } = selling
  const price = netBillingPrice(selling, assumptions) - costPerKwh
  const years = yearsOfTerms(selling, start)
  const rate = Math.max(0, price)
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
    sell: years === null ? rate : laterPrice,
    feedIn: years === null || years === 0 ? [] : [{ price: rate, untilYear: years }],
    exportCostPerKwh: Math.max(0, -price),
  }
}

function netBillingPrice({ price, ofSupplyPrice }: NetBilling, assumptions: AssumptionLog): number {
  if (price !== undefined) return price
  if (!ofSupplyPrice) return assumptions.resolveOrZero('tariff.selling.price', price, 'money/kWh').value
  const path = 'tariff.selling.ofSupplyPrice.supplyPrice'
  return ofSupplyPrice.share * assumptions.resolveOrZero(path, ofSupplyPrice.supplyPrice, 'money/kWh').value
}

/** Years from the start for which the export terms hold; `null` without an end. */
function yearsOfTerms({ years, until }: NetBilling, start: IsoDate): number | null {
  if (until === undefined) return years ?? null
  const days = (Date.parse(until) - Date.parse(start)) / 86_400_000
  const yearsLeft = Math.max(0, Math.round(days / 365.25))
  return years === undefined ? yearsLeft : Math.min(years, yearsLeft)
}

type Bands = Extract<Selling, { kind: 'feed-in' }>['steps'][number]['bands']

/** Mean price over the bands, weighted by the power in each [money/kWh]. */
export function averageBandPrice(bands: Bands, kwp: number): number {
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
  assumptions: AssumptionLog,
): Deduction | null {
  if (!deduction) return null
  const perKwh = assumptions.resolveOrZero('tariff.selling.deduction.perKwh', deduction.perKwh, 'money/kWh').value
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
 * Deduction from credited kWh in a year [money in prices of year 1].
 * @param months import and export of each [kWh]
 */
export function computeDeduction(
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

/** Translates the billing engine's field paths into those of the home. */
function reportErrorsInTariff<Result>(compute: () => Result): Result {
  try {
    return compute()
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

import * as z from 'zod/mini'
import { MS_PER_DAY } from '../calendar-day.ts'
import type { FeedIn } from '../finance/tariff.ts'
import type { ExportContext, ExportTerms } from './export-terms.ts'
import { figure, isoDate, month, optional, pricePerKwh } from './field-schemas.ts'
import type { NET_BILLING_FIGURES } from './selling-figures.ts'

/** Export has a price of its own. */
export const NetBilling = z.object({
  kind: z.literal('net-billing'),
  price: optional(figure('tariff.selling.price')),
  /** Price as a share of the contract's supply price (energy without taxes). */
  ofSupplyPrice: optional(
    z.object({
      share: figure('tariff.selling.ofSupplyPrice.share'),
      supplyPrice: optional(figure('tariff.selling.ofSupplyPrice.supplyPrice')),
    }),
  ),
  /** Supplier's charge for export [currency/kWh]. */
  costPerKwh: optional(pricePerKwh),
  /** Payment for export: paid out, or credited against energy of the same month or of later ones. */
  credit: optional(z.enum(['paid', 'same-month', 'next-month'])),
  settlementMonth: optional(month),
  /** Remaining credit is lost at the settlement. */
  expires: optional(z.boolean()),
  neverSettled: optional(z.boolean()),
  /** Settled at the end of each month. */
  settledMonthly: optional(z.boolean()),
  /** How long the price is guaranteed: years from the start, or up to a day. */
  years: optional(figure('tariff.selling.years')),
  until: optional(isoDate),
  /** Price afterwards [currency/kWh]; absent: the same, as a guarantee that ends is no end of payment. */
  laterPrice: optional(figure('tariff.selling.laterPrice')),
})
type NetBilling = z.output<typeof NetBilling>

/** Longer than any plan. */
const MAX_YEARS = 99

type Context = ExportContext<(typeof NET_BILLING_FIGURES)[number]>

export function resolveNetBilling(selling: NetBilling, context: Context): ExportTerms {
  const { costPerKwh = 0, credit = 'paid', expires, laterPrice } = selling
  const trueUpMonth = trueUpMonthOf(selling)
  const price = priceOf(selling, context) - costPerKwh
  const rate = Math.max(0, price)
  return {
    metering:
      credit === 'paid'
        ? { kind: 'net-billing' }
        : {
            kind: 'net-billing-carried',
            sameMonth: credit === 'same-month',
            ...(expires !== undefined && { expires }),
            ...(trueUpMonth !== undefined && { trueUpMonth }),
          },
    sell: laterPrice ?? rate,
    feedIn: laterPrice === undefined ? [] : guaranteedYears(rate, yearsOfGuarantee(selling, context)),
    exportCostPerKwh: Math.max(0, -price),
  }
}

const trueUpMonthOf = ({ settlementMonth, neverSettled, settledMonthly }: NetBilling) =>
  neverSettled ? null : settledMonthly ? 'every' : settlementMonth

function priceOf({ price, ofSupplyPrice }: NetBilling, { requireOrZero }: Context): number {
  if (price !== undefined) return price
  if (!ofSupplyPrice) return requireOrZero('tariff.selling.price', price)
  const { share, supplyPrice } = ofSupplyPrice
  return share * requireOrZero('tariff.selling.ofSupplyPrice.supplyPrice', supplyPrice)
}

/** Years from the start, with a part of the last one by day; infinite without a guarantee. */
function yearsOfGuarantee({ years = Number.POSITIVE_INFINITY, until }: NetBilling, { start }: Context): number {
  if (until === undefined) return years
  const end = Date.parse(until) + MS_PER_DAY
  const [year = 0, month = 1, day = 1] = start.split('-').map(Number)
  const anniversary = (after: number) => Date.UTC(year + after, month - 1, day)
  const elapsed = new Date(end).getUTCFullYear() - year
  const wholeYears = anniversary(elapsed) > end ? elapsed - 1 : elapsed
  const restOfYear = (end - anniversary(wholeYears)) / (anniversary(wholeYears + 1) - anniversary(wholeYears))
  return Math.max(0, Math.min(years, wholeYears + restOfYear))
}

/** A year that the guarantee covers in part is paid by day. */
function guaranteedYears(price: number, years: number): FeedIn[] {
  const wholeYears = Math.floor(Math.min(years, MAX_YEARS))
  const share = Number.isFinite(years) ? years - wholeYears : 0
  return [
    ...(wholeYears > 0 ? [{ price, untilYear: wholeYears }] : []),
    ...(share > 0 ? [{ price, untilYear: wholeYears + 1, share }] : []),
  ]
}

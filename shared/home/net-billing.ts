import * as z from 'zod/mini'
import type { ExportContext, ExportTerms } from './export-terms.ts'
import { integerBetween, isoDate, month, optional, pricePerKwh, share } from './field-schemas.ts'
import type { NET_BILLING_FIGURES } from './selling-figures.ts'

/** Export has a price of its own. */
export const NetBilling = z.object({
  kind: z.literal('net-billing'),
  price: optional(pricePerKwh),
  /** Price as a share of the contract's supply price (energy without taxes). */
  ofSupplyPrice: optional(z.object({ share, supplyPrice: optional(pricePerKwh) })),
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
  /** Duration of the terms: years from the start, or up to a day. */
  years: optional(integerBetween(1, 100)),
  until: optional(isoDate),
  /** Price afterwards [currency/kWh]. */
  laterPrice: optional(pricePerKwh),
})
type NetBilling = z.output<typeof NetBilling>

type Context = ExportContext<(typeof NET_BILLING_FIGURES)[number]>

export function resolveNetBilling(selling: NetBilling, context: Context): ExportTerms {
  const { costPerKwh = 0, credit = 'paid', expires, laterPrice = 0 } = selling
  const trueUpMonth = trueUpMonthOf(selling)
  const price = priceOf(selling, context) - costPerKwh
  const years = yearsOfTerms(selling, context)
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
    sell: years === null ? rate : laterPrice,
    feedIn: years ? [{ price: rate, untilYear: years }] : [],
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

/** Years from the start for which the export terms hold; `null` without an end. */
function yearsOfTerms({ years, until }: NetBilling, { start }: Context): number | null {
  if (until === undefined) return years ?? null
  const days = (Date.parse(until) - Date.parse(start)) / 86_400_000
  const yearsLeft = Math.max(0, Math.round(days / 365.25))
  return years === undefined ? yearsLeft : Math.min(years, yearsLeft)
}

import * as z from 'zod/mini'
import type { ExportContext, ExportTerms } from './export-terms.ts'
import { FeedIn, resolveFeedIn } from './feed-in.ts'
import { NET_BILLING_FIGURES, NetBilling, resolveNetBilling } from './net-billing.ts'
import { NET_METERING_FIGURES, NetMetering, resolveNetMetering } from './net-metering.ts'

/* Each kind of payment for exported energy has a file: its schema, its terms for the billing engine, and the figures that
 * it can miss. */

export const Selling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  NetMetering,
  NetBilling,
  FeedIn,
])
export type Selling = z.output<typeof Selling>

/** Figures that can be missing where the export rate is unknown. */
export const EXPORT_RATE_FIGURES = ['tariff.selling', ...NET_BILLING_FIGURES] as const
export const SELLING_FIGURES = [...EXPORT_RATE_FIGURES, ...NET_METERING_FIGURES] as const

export function resolveExportTerms(
  selling: Selling,
  context: ExportContext<(typeof SELLING_FIGURES)[number]>,
): ExportTerms {
  switch (selling.kind) {
    case 'nothing':
      return { metering: { kind: 'net-billing' }, sell: 0 }
    case 'net-metering':
      return resolveNetMetering(selling, context)
    case 'net-billing':
      return resolveNetBilling(selling, context)
    case 'feed-in':
      return resolveFeedIn(selling, context)
  }
}

import * as z from 'zod/mini'
import type { ExportContext, ExportTerms } from './export-terms.ts'
import { FeedIn, resolveFeedIn } from './feed-in.ts'
import { NetBilling, resolveNetBilling } from './net-billing.ts'
import { NetMetering, resolveNetMetering } from './net-metering.ts'
import type { SELLING_FIGURES } from './selling-figures.ts'

/* Each kind of payment for exported energy has a file: its schema, its terms for the billing engine, and the figures that
 * it can miss. */

export const Selling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  NetMetering,
  NetBilling,
  FeedIn,
])
export type Selling = z.output<typeof Selling>

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

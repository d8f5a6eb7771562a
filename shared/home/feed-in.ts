import * as z from 'zod/mini'
import type { ExportContext, ExportTerms } from './export-terms.ts'
import { areAscending, between, figure, optional } from './field-schemas.ts'

/** Export rates by power of the panels [kWp]: each band of the power has its own. */
const Bands = z
  .array(z.object({ upToKw: z.nullable(between(0.1, 10_000)), price: figure('tariff.selling.steps.*.bands.*.price') }))
  .check(
    z.minLength(1),
    z.maxLength(6),
    z.refine((bands) => areAscending(bands.map(({ upToKw }) => upToKw))),
  )

/** A price fixed for years by law or contract; years count from 1. */
export const FeedIn = z.object({
  kind: z.literal('feed-in'),
  steps: z.array(z.object({ untilYear: figure('tariff.selling.steps.*.untilYear'), bands: Bands })).check(
    z.minLength(1),
    z.maxLength(6),
    z.refine((steps) => steps.every(({ untilYear }, i) => untilYear > (steps[i - 1]?.untilYear ?? 0))),
  ),
  /** All solar is exported and all use imported. */
  sellsAll: optional(z.boolean()),
  laterPrice: optional(figure('tariff.selling.laterPrice')),
})

export const resolveFeedIn = (
  { steps, sellsAll, laterPrice = 0 }: z.output<typeof FeedIn>,
  { kwp }: ExportContext,
): ExportTerms => ({
  metering: { kind: sellsAll ? 'buy-all-sell-all' : 'net-billing' },
  sell: laterPrice,
  feedIn: steps.map(({ untilYear, bands }) => ({ untilYear, price: averageBandPrice(bands, kwp) })),
})

/** Mean price over the bands, weighted by the power in each [money/kWh]. */
export function averageBandPrice(bands: z.output<typeof Bands>, kwp: number): number {
  if (!(kwp > 0)) return bands[0]?.price ?? 0
  const shares = bands.map(({ upToKw, price }, i) => {
    const from = bands[i - 1]?.upToKw ?? 0
    return Math.max(0, Math.min(kwp, upToKw ?? kwp) - from) * price
  })
  return shares.reduce((sum, share) => sum + share, 0) / kwp
}

import { formatDate } from '#shared/format/date.ts'
import type { FormulaTerm } from '#shared/home/plan/figure.ts'
import type { Region } from '#shared/region.ts'

export function describeTermOrigin({ from }: FormulaTerm, region: Pick<Region, 'country'>): string {
  if (from.kind === 'yours') return 'yours'
  if (from.kind === 'worked-out') return 'worked out'
  if (from.kind === 'typical')
    return from.asOf === undefined ? 'typical' : `typical, as of ${formatDate(from.asOf, region)}`
  return `assumed: ${from.source}${from.asOf ? `, ${formatDate(from.asOf, region)}` : ''}`
}

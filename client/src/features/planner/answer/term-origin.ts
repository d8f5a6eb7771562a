import type { Term } from '#shared/home/plan/figure.ts'
import type { Region } from '#shared/region.ts'
import { writeDay } from '../write.ts'

/** Where a part of a formula comes from, in words. */
export function originOfTerm({ from }: Term, region: Pick<Region, 'country'>): string {
  if (from.kind === 'yours') return 'yours'
  if (from.kind === 'worked-out') return 'worked out'
  if (from.kind === 'typical')
    return from.asOf === undefined ? 'typical' : `typical, as of ${writeDay(from.asOf, region)}`
  return `assumed: ${from.source}${from.asOf ? `, ${writeDay(from.asOf, region)}` : ''}`
}

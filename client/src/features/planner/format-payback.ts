import { formatNumber } from '#shared/format/number.ts'
import { formatYears } from '#shared/format/quantity.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import type { Verdict } from '#shared/home/plan/verdict.ts'
import type { Region } from '#shared/region.ts'

/** Smallest difference at which both the first and the last payback are shown [years]. */
const MIN_DIFFERENCE = 1

interface Paybacks {
  readonly payback: number | null
  readonly firstPayback: number | null
}

const isPaidTwice = ({ payback, firstPayback }: Paybacks): boolean =>
  firstPayback !== null && (payback === null || payback - firstPayback > MIN_DIFFERENCE)

/** For example `10.6 years` or `16.2 years (first 13.8)`. */
export function formatPayback(paybacks: Paybacks, region: Pick<Region, 'locale'>): string {
  const { payback, firstPayback } = paybacks
  if (payback === 0) return 'nothing to pay back'
  const first = isPaidTwice(paybacks) ? ` (first ${formatNumber(firstPayback ?? 0, region, 1)})` : ''
  return formatYears(payback, region) + first
}

/** Explains why a first payback does not last; `undefined` if it does. */
export function describeSetback(plan: Plan, region: Pick<Region, 'locale'>): string | undefined {
  if (!isPaidTwice(plan)) return undefined
  const [first, last] = [plan.firstPayback ?? 0, plan.payback ?? plan.years.length]
  const renewals = plan.replacements.filter(({ year }) => year >= first && year <= last + 1)
  const causes = renewals.map(({ of, year }) => `a new ${of} in year ${year}`)
  const cause = causes.length > 0 ? causes.join(' and ') : 'a later year'
  const verb = causes.length > 1 ? 'cost' : 'costs'
  return `First after ${formatYears(plan.firstPayback, region)}; then ${cause} ${verb} more than was left over.`
}

/** Good to bad case, once if both round alike. */
export function formatPaybackRange({ from, to }: Pick<Verdict, 'from' | 'to'>, years: number): string {
  const round = (value: number) => Math.max(1, Math.round(value))
  if (from === null) return `not within ${years} years`
  if (to === null) return `${formatWholeYears(round(from))} in a good case, not within ${years} in a bad one`
  if (round(from) === round(to)) return `about ${formatWholeYears(round(from))} in a good and in a bad case`
  return `${round(from)} to ${formatWholeYears(round(to))} from a good to a bad case`
}

const formatWholeYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

import type { Verdict } from '#shared/home/plan/verdict.ts'
import type { Plan } from '#shared/home/plan.ts'
import type { Region } from '#shared/region.ts'
import { writeNumber, writeYears } from './write.ts'

/** First and last payback this far apart are both shown [years]. */
const APART = 1

interface Paybacks {
  readonly payback: number | null
  readonly firstPayback: number | null
}

const isPaidTwice = ({ payback, firstPayback }: Paybacks): boolean =>
  firstPayback !== null && (payback === null || payback - firstPayback > APART)

/** `10.6 years`, `16.2 years (first 13.8)`: the same words wherever the most likely payback is shown. */
export function paybackInWords(paybacks: Paybacks, region: Pick<Region, 'locale'>): string {
  const { payback, firstPayback } = paybacks
  if (payback === 0) return 'nothing to pay back'
  const first = isPaidTwice(paybacks) ? ` (first ${writeNumber(firstPayback ?? 0, region, 1)})` : ''
  return writeYears(payback, region) + first
}

/** What undoes the first payback, as a sentence; nothing where it is for good. */
export function setbackInWords(plan: Plan, region: Pick<Region, 'locale'>): string | undefined {
  if (!isPaidTwice(plan)) return undefined
  const [first, last] = [plan.firstPayback ?? 0, plan.payback ?? plan.years.length]
  const renewed = plan.replacements.filter(({ year }) => year >= first && year <= last + 1)
  const causes = renewed.map(({ of, year }) => `a new ${of} in year ${year}`)
  const cause = causes.length > 0 ? causes.join(' and ') : 'a later year'
  const lasts = causes.length > 1 ? 'cost' : 'costs'
  return `First after ${writeYears(plan.firstPayback, region)}; then ${cause} ${lasts} more than was left over.`
}

/** Years to payback from a good to a bad case, told once where both round alike. */
export function paybackRange({ from, to }: Pick<Verdict, 'from' | 'to'>, years: number): string {
  const round = (value: number) => Math.max(1, Math.round(value))
  if (from === null) return `not within ${years} years`
  if (to === null) return `${inYears(round(from))} in a good case, not within ${years} in a bad one`
  if (round(from) === round(to)) return `about ${inYears(round(from))} in a good and in a bad case`
  return `${round(from)} to ${inYears(round(to))} from a good to a bad case`
}

const inYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

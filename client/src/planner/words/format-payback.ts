import { formatList } from '#shared/format/list.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatYears } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t, tInContext } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Verdict } from '#shared/plan/verdict.ts'
import { type Region, regionOfHome } from '#shared/region.ts'

/** Smallest difference at which both the first and the last payback are shown [years]. */
const MIN_DIFFERENCE = 1

interface Paybacks {
  readonly payback: number | null
  readonly firstPayback: number | null
}

const isPaidTwice = ({ payback, firstPayback }: Paybacks): boolean =>
  firstPayback !== null && (payback === null || payback - firstPayback > MIN_DIFFERENCE)

export const roundToTenths = (years: number): number => Math.round(10 * years) / 10
const roundToYears = (years: number): number => Math.max(1, Math.round(years))

/** Formats paybacks for a table: `10.6 years` or `16.2 years (first: 13.8 years)`. */
export function formatPayback(paybacks: Paybacks, region: Pick<Region, 'locale'>): string {
  if (paybacks.payback === 0) return t('Nothing to pay back')
  const payback = formatYears(paybacks.payback, region)
  return isPaidTwice(paybacks)
    ? t('{payback} (first: {first})', { payback, first: formatYears(paybacks.firstPayback, region) })
    : payback
}

/** @param years of the plan */
export function describePayback(payback: number | null, years: number): string {
  if (payback === 0) return t('There is nothing to pay back.')
  return payback === null
    ? t('It does not pay for itself within {years, plural, one {# year} other {# years}}.', { years })
    : t('It pays for itself in {years, plural, one {# year} other {# years}}.', { years: roundToTenths(payback) })
}

/** Explains why a first payback does not last; `undefined` if it does. */
export function describeSetback(plan: Plan): string | undefined {
  if (!isPaidTwice(plan)) return undefined
  const [first, last] = [plan.firstPayback ?? 0, plan.payback ?? plan.years.length]
  const replacements = plan.replacements
    .filter(({ year }) => year >= first && year <= last + 1)
    .map(({ of, year }) =>
      of === 'inverter'
        ? t('new inverter in year {year}', { year: String(year) })
        : t('new battery in year {year}', { year: String(year) }),
    )
  const years = roundToTenths(first)
  return replacements.length === 0
    ? t(
        'It first pays for itself after {years, plural, one {# year} other {# years}}. A later year costs more than you had gained.',
        { years },
      )
    : t(
        'It first pays for itself after {years, plural, one {# year} other {# years}}. Later costs are higher than what you had gained: {costs}.',
        { years, costs: formatList(replacements) },
      )
}

/** Good to bad case, once if both round alike: `9 to 11 years`, `2 years`. */
export function formatYearRange(from: number, to: number, region: Pick<Region, 'locale'>): string {
  const [good, bad] = [roundToYears(from), roundToYears(to)]
  return good === bad
    ? tInContext('payback', '{years, plural, one {# year} other {# years}}', { years: good })
    : t('{good} to {bad, plural, one {# year} other {# years}}', { good: formatNumber(good, region), bad })
}

/** Good to bad case and the most likely payback; next to the verdict, which says what a bad case is. @param years of the plan */
export function describePaybackCases(
  { from, to }: Pick<Verdict, 'from' | 'to'>,
  middle: number | null,
  years: number,
  region: Pick<Region, 'locale'>,
): string {
  if (from === null)
    return t('Even in a good case, it does not pay for itself within {years, plural, one {# year} other {# years}}.', {
      years,
    })
  const range =
    to === null
      ? t('{good, plural, one {# year} other {# years}} in a good case', { good: roundToYears(from) })
      : formatYearRange(from, to, region)
  return middle === null ? range : t('{range}, most likely {years}', { range, years: formatNumber(middle, region, 1) })
}

/** Payback in the good and the bad case, as part of the verdict. @param years of the plan */
export function describeVerdictPayback(
  { from, to }: Pick<Verdict, 'from' | 'to'>,
  years: number,
  region: Pick<Region, 'locale'>,
): string {
  if (from === 0 && to === 0) return describePayback(0, years)
  if (from === null) return describePayback(null, years)
  const good = roundToYears(from)
  if (to === null)
    return t(
      'In a good case, it pays for itself in {good, plural, one {# year} other {# years}}. In a bad case, it does not within {years, plural, one {# year} other {# years}}.',
      { good, years },
    )
  const bad = roundToYears(to)
  return good === bad
    ? t('It pays for itself in about {years, plural, one {# year} other {# years}}.', { years: good })
    : t('It pays for itself in {good} to {bad, plural, one {# year} other {# years}}.', {
        good: formatNumber(good, region),
        bad,
      })
}

/** Size, first-year savings and payback of a plan. */
export function formatOutcome({ kwp, figures, payback, years }: Plan, home: Home): string {
  const region = regionOfHome(home)
  const saving = figures.saving.value ?? 0
  const values = { power: formatFigure(kwp, 'kWp', region), amount: formatFigure(Math.abs(saving), 'money', region) }
  const result =
    saving < 0 ? t('{power}. Costs {amount} more in year 1.', values) : t('{power}. Saves {amount} in year 1.', values)
  return `${result} ${describePayback(payback, years.length)}`
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accumulate, computePayback } from '#shared/finance/metrics.ts'
import { calendarYearAfter, toDecimalYear, totalsByCalendarYear } from '#shared/home/plan-calendar.ts'
import { forAll, whole } from '../../support/laws.ts'

test.each([
  // 27 November 2036 + 0.6 × 365 = 219 days: 4 July 2037.
  ['2026-11-27', 10.6, 2037],
  // 27 November 2036 + 0.05 × 365 = 18 days: 15 December 2036.
  ['2026-11-27', 10.05, 2036],
  // 27 November 2036 + 0.1 × 365 = 36.5 days: 2 January 2037.
  ['2026-11-27', 10.1, 2037],
  // 1 December 2037 + 0.4 × 365 = 146 days: 26 April 2038.
  ['2026-12-01', 11.4, 2038],
  // 1 January 2036 + 0.99 × 366 = 362 days: 28 December 2036.
  ['2026-01-01', 10.99, 2036],
  // 1 March 2036 + 0.8 × 365 = 292 days: 18 December 2036. A twentieth of a year later it is January.
  ['2027-03-01', 9.8, 2036],
  ['2027-03-01', 9.85, 2037],
  ['2026-11-27', 0, 2026],
])('A plan that starts on %s reaches year %s of its time in %s', (start, years, calendarYear) => {
  expect(calendarYearAfter(start, years)).toBe(calendarYear)
})

test('A day counts as the elapsed share of its year', () => {
  // January to April have 31 + 28 + 31 + 30 = 120 days; with 26 of May, 146 of 365.
  expect(toDecimalYear('2027-05-27')).toBeCloseTo(2027.4, 12)
  // 31 + 29 + 31 + 30 + 31 + 31 days before 2 July of a leap year are half of 366.
  expect(toDecimalYear('2028-07-02')).toBeCloseTo(2028.5, 12)
})

test('Totals by calendar year are those at its end, the last at the end of the plan', () => {
  // It starts on 27 May 2027 (0.4): 31 December is 0.6 years into each year: 100 + 0.6 × 10, 110 + 0.6 × 20, …
  const rows = totalsByCalendarYear('2027-05-27', [100, 110, 130, 160])
  expect(rows.map(({ calendarYear }) => calendarYear)).toEqual([2027, 2028, 2029, 2030])
  expect(rows.map(({ total }) => Number(total.toFixed(9)))).toEqual([106, 122, 148, 160])
  // A plan from 1 January has as many calendar years as years.
  expect(totalsByCalendarYear('2027-01-01', [100, 110, 130])).toEqual([
    { calendarYear: 2027, total: 110 },
    { calendarYear: 2028, total: 130 },
  ])
})

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('The table by calendar year has the payback in the year that the sentence says', () => {
  const savings = fc.array(whole(-3_000, 5_000), { minLength: 1, maxLength: 30 })
  forAll([day, whole(-30_000, -1), savings], (start, paid, later) => {
    const flows = [paid, ...later]
    const { first, last } = computePayback(flows)
    const balances = totalsByCalendarYear(start, accumulate(flows))
    // The money is whole: smaller sums are rounding errors.
    if (last === null) return (balances.at(-1)?.total ?? 0) < 0
    const stated = calendarYearAfter(start, last)
    const isPaid = ({ total }: { total: number }) => total >= -1e-6
    const after = balances.filter(({ calendarYear }) => calendarYear >= stated)
    const before = balances.filter(({ calendarYear }) => calendarYear < stated)
    return after.every(isPaid) && (first !== last || before.every(({ total }) => total <= 1e-6))
  })
})

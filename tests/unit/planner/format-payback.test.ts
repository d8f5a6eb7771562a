import { describe, expect, test } from 'vitest'
import type { Plan } from '#shared/plan/plan.ts'
import { regionOf } from '#shared/region.ts'
import {
  describePaybackCases,
  describeSetback,
  formatOutcome,
  formatPayback,
} from '../../../client/src/planner/words/format-payback.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const region = regionOf('US')
const planWithPayback = (
  payback: number | null,
  firstPayback: number | null,
  replacements: Plan['replacements'] = [],
) =>
  ({
    payback,
    firstPayback,
    replacements,
    kwp: 5,
    years: Array.from({ length: 25 }),
    figures: { saving: { value: 1_000 } },
  }) as unknown as Plan

const replacement = (kind: 'inverter' | 'battery', year: number) => ({ of: kind, year, cost: 1_000, rise: 0 })

describe('A formatted payback', () => {
  test.each([
    [10.6, 10.6, '10.6 years'],
    [10.6, 9.7, '10.6 years'],
    [16.2, 13.8, '16.2 years (first: 13.8 years)'],
    [null, 13.8, 'not within the years of your plan (first: 13.8 years)'],
    [null, null, 'not within the years of your plan'],
    [1, 1, '1 year'],
    [0, 0, 'Nothing to pay back'],
  ])('of %j, first %j, is “%s”', (last, first, words) => {
    expect(formatPayback(planWithPayback(last, first), region)).toBe(words)
  })

  test('has nothing to pay back for a lease that saves more than it costs', () => {
    expect(
      formatOutcome(planWithPayback(0, 0), { ...SAMPLE_HOME, region: { country: 'US', currency: 'USD' } }),
    ).toMatch(/ There is nothing to pay back\.$/)
  })

  test('names the replacements that undo the first payback', () => {
    const both = [replacement('inverter', 15), replacement('battery', 22)]
    expect(describeSetback(planWithPayback(16.2, 13.8, both))).toBe(
      'It first pays for itself after 13.8 years. Later costs are higher than what you had gained: new inverter in year 15.',
    )
    expect(describeSetback(planWithPayback(null, 13.8, both))).toBe(
      'It first pays for itself after 13.8 years. Later costs are higher than what you had gained: new inverter in year 15 and new battery in year 22.',
    )
    expect(describeSetback(planWithPayback(13.8, 13.8, both))).toBeUndefined()
  })

  test.each([
    [9.2, 12.9, '9 to 13 years, most likely 10.6'],
    [1.6, 2.3, '2 years, most likely 10.6'],
    [14.4, null, '14 years in a good case, most likely 10.6'],
    [null, null, 'Even in a good case, it does not pay for itself within 25 years.'],
  ])('from %j to %j is “%s”', (from, to, words) => {
    expect(describePaybackCases({ from, to }, 10.6, 25, region)).toBe(words)
  })
})

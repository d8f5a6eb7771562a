import { describe, expect, test } from 'vitest'
import { computeHours } from '#shared/plan/kinds/plan-comparisons.ts'
import { computePlan } from '#shared/plan/plan.ts'
import { createHoursCsv } from '../../../client/src/planner/steps/share/plan-csv.ts'
import { formatOutcome } from '../../../client/src/planner/words/format-payback.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'
import { siteDataOf } from '../../support/site-data.ts'

const berlin = siteDataOf('Berlin', SAMPLE_HOME)

describe('The hourly CSV', () => {
  const hours = computeHours(SAMPLE_HOME, berlin)
  if (hours.kind !== 'answer') throw new Error('no hours')
  const rows = createHoursCsv(hours.value)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))

  test('has a heading and 8,760 hours', () => {
    expect(rows).toHaveLength(8_761)
    expect(rows[1]?.slice(0, 2)).toEqual(['01-01', '0'])
    expect(rows.at(-1)?.slice(0, 2)).toEqual(['12-31', '23'])
    expect(rows.every((row) => row.length === rows[0]?.length)).toBe(true)
  })

  test('adds up to the plan’s year within rounding', () => {
    const sum = (heading: string) => {
      const column = rows[0]?.indexOf(heading) ?? -1
      return rows.slice(1).reduce((total, row) => total + Number(row[column]), 0)
    }
    const { totals } = hours.value
    // 8,760 cells of four decimals.
    expect(sum('Electricity use (kWh)')).toBeCloseTo(totals.use, 0)
    expect(sum('Bought from the grid (kWh)')).toBeCloseTo(totals.import, 0)
    expect(sum('Exported to the grid (kWh)')).toBeCloseTo(totals.export, 0)
  })
})

test('A saved plan is summarized by size, first-year savings and payback', () => {
  const plan = computePlan(SAMPLE_HOME, berlin)
  if (plan.kind !== 'answer') throw new Error('no plan')
  // 22 panels of 440 W.
  expect(formatOutcome({ ...plan.value, payback: 11.52 }, SAMPLE_HOME)).toMatch(
    /^9\.68\skWp\. Saves €[\d,]+ in year 1\. It pays for itself in 11\.5 years\.$/,
  )
  expect(formatOutcome({ ...plan.value, payback: null }, SAMPLE_HOME)).toMatch(
    /It does not pay for itself within 25 years\.$/,
  )
})

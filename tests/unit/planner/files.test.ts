import { describe, expect, test } from 'vitest'
import { hoursOf, planOf } from '#shared/home/plan.ts'
import { outcomeInWords } from '../../../client/src/features/planner/answer/outcome-words.ts'
import { hoursCsv } from '../../../client/src/features/planner/keeping/files.ts'
import { FAMILY } from '../home/family.ts'
import { surroundingsOf } from '../home/surroundings.ts'

const berlin = surroundingsOf('Berlin', FAMILY)

describe('The table of hours', () => {
  const hours = hoursOf(FAMILY, berlin)
  if (hours.kind !== 'answer') throw new Error('no hours')
  const rows = hoursCsv(hours.value)
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))

  test('has a heading and 8,760 hours, from midnight of New Year to midnight of New Year', () => {
    expect(rows).toHaveLength(8_761)
    expect(rows[1]?.slice(0, 2)).toEqual(['01-01', '0'])
    expect(rows.at(-1)?.slice(0, 2)).toEqual(['12-31', '23'])
    expect(rows.every((row) => row.length === rows[0]?.length)).toBe(true)
  })

  test('adds up to the year of the plan, to the rounding of its cells', () => {
    const sum = (heading: string) => {
      const column = rows[0]?.indexOf(heading) ?? -1
      return rows.slice(1).reduce((total, row) => total + Number(row[column]), 0)
    }
    const { totals } = hours.value
    // 8,760 cells of four decimals.
    expect(sum('Use (kWh)')).toBeCloseTo(totals.use, 0)
    expect(sum('Bought (kWh)')).toBeCloseTo(totals.import, 0)
    expect(sum('Sold (kWh)')).toBeCloseTo(totals.export, 0)
  })
})

test('A saved plan is told by its size, its first saving and when it is paid back', () => {
  const plan = planOf(FAMILY, berlin)
  if (plan.kind !== 'answer') throw new Error('no plan')
  // 22 panels of 440 W.
  expect(outcomeInWords({ ...plan.value, payback: 11.52 }, FAMILY)).toMatch(
    /^9,68 kWp, saves [\d.]+\s€ in the first year, paid back in 11,5 years$/,
  )
  expect(outcomeInWords({ ...plan.value, payback: null }, FAMILY)).toMatch(/not paid back within 25 years$/)
})

import { describe, expect, test } from 'vitest'
import { regionOf } from '#shared/region.ts'
import { readHours, scaleFor } from '../../../client/src/features/planner/home/hours-of-day.ts'

const [us, de] = [regionOf('US'), regionOf('DE')]
const twelve = '0.5 0.5 0.5 0.5 0.5 0.5 1 1 1 1 1 1'

describe('The 24 hours of a day, as numbers', () => {
  test.each([
    ['spaces', `${twelve} ${twelve}`, us],
    ['tabs, as a row of a spreadsheet has them', `${twelve} ${twelve}`.replaceAll(' ', '\t'), us],
    ['lines, as a column has them', `${twelve} ${twelve}`.replaceAll(' ', '\r\n'), us],
    ['commas, where the point is the decimal sign', `${twelve} ${twelve}`.replaceAll(' ', ','), us],
    ['semicolons, with decimal commas', `${twelve} ${twelve}`.replaceAll('.', ',').replaceAll(' ', ';'), de],
    ['commas and spaces, with decimal commas', `${twelve} ${twelve}`.replaceAll('.', ',').replaceAll(' ', ', '), de],
  ])('may be set apart by %s', (_, text, region) => {
    const half = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1]
    expect(readHours(text, region)).toEqual([...half, ...half])
  })
  test.each([
    ['1 2 3', 'These are 3 numbers; a day has 24 hours.'],
    ['', 'These are 0 numbers; a day has 24 hours.'],
    [`${twelve} ${twelve} 1`, 'These are 25 numbers; a day has 24 hours.'],
    [`${twelve} x`, '“x” is not a number from 0 on.'],
    [`-1 ${twelve}`, '“-1” is not a number from 0 on.'],
  ])('%j is refused in a sentence', (text, problem) => {
    expect(readHours(text, us)).toEqual({ problem })
  })
  test.each([
    [[0, 0.42], 0.5],
    [[1, 0.2], 1.5],
    [[480], 750],
    [[0], 1],
    [[9.9], 15],
  ])('the hours %j are drawn on a scale to %d', (hours, scale) => {
    expect(scaleFor(hours)).toBeCloseTo(scale, 9)
  })
})

import { describe, expect, test } from 'vitest'
import { regionOf } from '#shared/region.ts'
import { computeScale, parseHours } from '../../../client/src/planner/fields/hours-of-day.ts'

const [us, de] = [regionOf('US'), regionOf('DE')]
const halfDay = '0.5 0.5 0.5 0.5 0.5 0.5 1 1 1 1 1 1'

describe('Typed hours of a day', () => {
  test.each([
    ['spaces', `${halfDay} ${halfDay}`, us],
    ['tabs, as a row of a spreadsheet has them', `${halfDay} ${halfDay}`.replaceAll(' ', '\t'), us],
    ['lines, as a column has them', `${halfDay} ${halfDay}`.replaceAll(' ', '\r\n'), us],
    ['commas, where the point is the decimal sign', `${halfDay} ${halfDay}`.replaceAll(' ', ','), us],
    ['semicolons, with decimal commas', `${halfDay} ${halfDay}`.replaceAll('.', ',').replaceAll(' ', ';'), de],
    ['commas and spaces, with decimal commas', `${halfDay} ${halfDay}`.replaceAll('.', ',').replaceAll(' ', ', '), de],
  ])('accept %s', (_, text, region) => {
    const half = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 1, 1, 1]
    expect(parseHours(text, region)).toEqual([...half, ...half])
  })
  test.each([
    [
      '1 2 3',
      'These are 3 numbers. Enter 24, one for each hour of the day. We are still using your last valid figures.',
    ],
    ['', 'These are 0 numbers. Enter 24, one for each hour of the day. We are still using your last valid figures.'],
    [
      `${halfDay} ${halfDay} 1`,
      'These are 25 numbers. Enter 24, one for each hour of the day. We are still using your last valid figures.',
    ],
    [`${halfDay} x`, '“x” is not a number from 0 up. Correct it. We are still using your last valid figures.'],
    [`-1 ${halfDay}`, '“-1” is not a number from 0 up. Correct it. We are still using your last valid figures.'],
  ])('reject %j with a sentence', (text, problem) => {
    expect(parseHours(text, us)).toEqual({ problem })
  })
  test.each([
    [[0, 0.42], 0.5],
    [[1, 0.2], 1.5],
    [[480], 750],
    [[0], 1],
    [[9.9], 15],
  ])('use for %j a scale to %d', (hours, scale) => {
    expect(computeScale(hours)).toBeCloseTo(scale, 9)
  })
})

import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { type Region, readNumber } from '#shared/numbers.ts'

/*
 * A day of one's own: 24 values, in any measure.
 */

/** As a home holds them [relative]. */
const MOST = 1e6

export interface HourFault {
  readonly problem: string
}

/** Reads 24 numbers as they are typed or pasted from a table: apart by spaces, tabs, lines or semicolons, or by commas. */
export function readHours(text: string, region: Region): readonly number[] | HourFault {
  const cells = text.split(region.decimalSign === ',' ? /[\s;]+|,\s/ : /[\s;,]+/).filter((cell) => cell !== '')
  const numbers = cells.map((cell) => readNumber(cell, region))
  const wrong = numbers.findIndex((number) => number === undefined || number < 0 || number > MOST)
  if (wrong !== -1) return { problem: `“${cells[wrong]?.slice(0, 20)}” is not a number from 0 on.` }
  if (numbers.length !== HOURS_OF_DAY) return { problem: `These are ${numbers.length} numbers; a day has 24 hours.` }
  return numbers as number[]
}

/** A value to three significant figures, as a person would draw it. */
export const asDrawn = (value: number) => Number(value.toPrecision(3))

/** The end of a scale with some room above the highest: 1, 2 or 5 with noughts. */
export function scaleFor(hours: readonly number[]): number {
  const highest = Math.max(...hours)
  if (!(highest > 0)) return 1
  const ten = 10 ** Math.floor(Math.log10(highest))
  return ([1.5, 2, 3, 5, 7.5, 10, 15].find((step) => step * ten >= highest * 1.1) ?? 15) * ten
}

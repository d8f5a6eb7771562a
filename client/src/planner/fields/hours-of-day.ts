import { HOURS_OF_DAY } from '#shared/calendar.ts'
import { dateLocaleOf } from '#shared/format/locale.ts'
import { formatHourOfDay as formatHour } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { type NumberRegion, parseNumber } from '#shared/numbers.ts'
import type { Region } from '#shared/region.ts'

/** Upper limit of the home's schema [relative]. */
const MAX_VALUE = 1e6

/** Separators: spaces, tabs, lines or semicolons; commas without any of them, or followed by a space. */
export function parseHours(text: string, region: NumberRegion): readonly number[] | { readonly problem: string } {
  const cells = text.split(/[\s;]+|,\s/).filter((cell) => cell !== '')
  const texts = cells.length === 1 ? text.split(',') : cells
  const numbers = texts.map((cell) => parseNumber(cell, region))
  const invalidIndex = numbers.findIndex((number) => number === undefined || number < 0 || number > MAX_VALUE)
  if (invalidIndex !== -1) {
    const text = texts[invalidIndex]?.slice(0, 20) ?? ''
    return {
      problem: t('“{text}” is not a number from 0 up. Correct it. We are still using your last valid figures.', {
        text,
      }),
    }
  }
  if (numbers.length !== HOURS_OF_DAY) {
    return {
      problem: t(
        '{count, plural, one {This is # number.} other {These are # numbers.}} Enter 24, one for each hour of the day. We are still using your last valid figures.',
        { count: numbers.length },
      ),
    }
  }
  return numbers as number[]
}

/** By the region's clock: `5 pm`, `17:00`. */
export const formatHourOfDay = (hour: number, { country }: Pick<Region, 'country'>): string =>
  formatHour(hour, dateLocaleOf(country))

export const roundToThreeDigits = (value: number) => Number(value.toPrecision(3))

/** A round number at least 10 % above the highest value. */
export function computeScale(hours: readonly number[]): number {
  const highest = Math.max(...hours)
  if (!(highest > 0)) return 1
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  return ([1.5, 2, 3, 5, 7.5, 10, 15].find((step) => step * magnitude >= highest * 1.1) ?? 15) * magnitude
}

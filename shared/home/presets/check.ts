import type { IsoDate } from '../kinds.ts'
import type { Figure, MoneyFigure, Read, Span } from './preset.ts'

/** Why a figure wants a look before it is trusted. */
export type Doubt = 'undated' | 'older than a year' | 'due to be checked' | 'a newer one is known'

/** Figures are kept for twelve months. */
const oneYearBefore = (day: IsoDate): IsoDate =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`

export const isOlderThanAYear = (asOf: IsoDate, today: IsoDate): boolean => asOf < oneYearBefore(today)

/** Whether to show "check this" beside a figure, and why. */
export function doubtOf({ asOf, checkAfter }: Pick<Read, 'asOf' | 'checkAfter'>, today: IsoDate): Doubt | undefined {
  if (asOf === null) return 'undated'
  if (isOlderThanAYear(asOf, today)) return 'older than a year'
  return checkAfter !== undefined && today > checkAfter ? 'due to be checked' : undefined
}

/** The same for the range of a figure, which may be older than its value. */
export const doubtOfRange = ({ rangeAsOf, asOf, checkAfter }: Figure, today: IsoDate): Doubt | undefined =>
  doubtOf({ asOf: rangeAsOf ?? asOf, ...(checkAfter !== undefined && { checkAfter }) }, today)

/** Whether a rule holds for a system that starts on a day. */
export const holdsFor = (span: Span | undefined, start: IsoDate): boolean =>
  start >= (span?.from ?? '') && (span?.until === undefined || start <= span.until)

/** What a home pays is the price with its taxes: one known without them is only a hint. */
export const isWhole = (cost: MoneyFigure | undefined): cost is MoneyFigure =>
  cost !== undefined && cost.tax !== 'not included' && cost.currency === undefined

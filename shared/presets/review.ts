import type { IsoDate } from '../home/field-schemas.ts'
import type { MoneyFigure, SourcedEntry, ValidityPeriod } from './preset.ts'

type ReviewReason = 'undated' | 'old' | 'due'

const oneYearBefore = (day: IsoDate): IsoDate =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`

export const isOlderThanAYear = (asOf: IsoDate, today: IsoDate): boolean => asOf < oneYearBefore(today)

/** `undefined` if the figure needs no review. */
export function reviewReasonOf(
  { asOf, checkAfter }: Pick<SourcedEntry, 'asOf' | 'checkAfter'>,
  today: IsoDate,
): ReviewReason | undefined {
  if (asOf === null) return 'undated'
  if (isOlderThanAYear(asOf, today)) return 'old'
  return checkAfter !== undefined && today > checkAfter ? 'due' : undefined
}

/** An estimate, from a guide, old, due for review or not clearly in force: shown with its range, or with the request to check it. */
export const isWeak = (entry: SourcedEntry, today: IsoDate): boolean =>
  entry.evidence === 'estimate' ||
  entry.evidence === 'guide' ||
  entry.evidence === 'old' ||
  entry.inForce !== undefined ||
  reviewReasonOf(entry, today) !== undefined

/** `start`: first day of a system. */
export const appliesOn = (period: ValidityPeriod | undefined, start: IsoDate): boolean =>
  start >= (period?.from ?? '') && (period?.until === undefined || start <= period.until)

/** Includes taxes and is in the country's currency; otherwise it is only a hint. */
export const isUsablePrice = (figure: MoneyFigure | undefined): figure is MoneyFigure =>
  figure !== undefined && figure.tax !== 'not included' && figure.currency === undefined

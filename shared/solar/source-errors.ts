import type { ClimateQuality, Months } from './climate.ts'

/** Errors of a source: one standard deviation of the yearly and of each month's irradiation [share]. */
export interface SourceErrors {
  readonly yearlyError: number
  readonly monthlyError: Months
}

const everyMonth = (error: number): Months => Array<number>(12).fill(error)

/**
 * Errors of the table by class [share]: a judgement based on 1,200 stations and 381 cities (yearly mean error 2.4 to
 * 5.6 %, monthly 4 to 10 %). Class C is less certain in winter.
 */
const BY_CLASS: Record<ClimateQuality, SourceErrors> = {
  A: { yearlyError: 0.05, monthlyError: everyMonth(0.07) },
  B: { yearlyError: 0.06, monthlyError: everyMonth(0.08) },
  C: { yearlyError: 0.08, monthlyError: [0.2, 0.2, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.2, 0.2, 0.2] },
}
/** Errors where the table has no data. */
const UNCOVERED_ERRORS: SourceErrors = { yearlyError: 0.3, monthlyError: everyMonth(0.3) }

export const sourceErrors = (quality: ClimateQuality, covered: boolean): SourceErrors =>
  covered ? BY_CLASS[quality] : UNCOVERED_ERRORS

/**
 * Error of 1° cells on difficult ground [share]. At 36 coastal stations the yearly error is 4 points larger than
 * elsewhere (root of squares); 5 to 10 are likely in mountains and on windward shores.
 */
export const DIFFICULT_ERROR = 0.05
/**
 * Error of 2.5° cells anywhere [share]: the coarse table does not distinguish difficult ground, where a quarter of all
 * people live (5 points for a quarter are 2.5 for all, root mean square), and is 3 points worse than the tiles on
 * coasts. Its temperature error of 2 °C adds less than 1.
 */
export const COARSE_ERROR = 0.03
/** A figure looked up for the very place. */
export const OWN_FIGURE_ERROR = 0.05

import type { ClimateQuality, Months } from './climate.ts'

/** How far to trust a source: one standard deviation of the yearly irradiation and of each month's [share]. */
export interface SourceErrors {
  readonly yearlyError: number
  readonly monthlyError: Months
}

const everyMonth = (error: number): Months => Array<number>(12).fill(error)

/**
 * One standard deviation of the table's irradiation [share] by class: a judgement after its comparison with 1,200
 * stations and 381 cities (yearly mean error 2.4 to 5.6 %, monthly 4 to 10 %). In class C winters are less certain.
 */
const BY_CLASS: Record<ClimateQuality, SourceErrors> = {
  A: { yearlyError: 0.05, monthlyError: everyMonth(0.07) },
  B: { yearlyError: 0.06, monthlyError: everyMonth(0.08) },
  C: { yearlyError: 0.08, monthlyError: [0.2, 0.2, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.12, 0.2, 0.2, 0.2] },
}
/** Where the table has no data at all. */
const UNCOVERED: SourceErrors = { yearlyError: 0.3, monthlyError: everyMonth(0.3) }

/** The errors of NASA's figures by class, or of what has none. */
export const sourceErrors = (quality: ClimateQuality, covered: boolean): SourceErrors =>
  covered ? BY_CLASS[quality] : UNCOVERED

/**
 * What cells of 1° cannot see on difficult ground [share]. Of 36 coastal stations the tiles' yearly error is 4 points
 * larger than of the others, root of squares; 5 to 10 are likely in mountains and on windward shores.
 */
export const DIFFICULT_ERROR = 0.05
/**
 * What 2.5° cannot see, anywhere [share]: the coarse table does not tell difficult ground, where a quarter of all people
 * live, from other ground (5 points for a quarter are 2.5 for all, root mean square), and on coasts it is 3 points
 * worse than the tiles. Its temperatures, 2 °C off, add less than 1.
 */
export const COARSE_ERROR = 0.03
/** A figure somebody looked up for the very place. */
export const OWN_FIGURE_ERROR = 0.05

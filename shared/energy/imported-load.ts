/** The hour a file's first reading begins. */
export interface FirstHour {
  readonly year: number
  /** 1…12 */
  readonly month: number
  /** 1…31 */
  readonly day: number
  /** 0…23 */
  readonly hour: number
}

/** What a file's numbers are: energy of each reading, or the mean power during it. */
export type ReadingUnit = 'kWh' | 'Wh' | 'kW' | 'W'

/** A year of a home's own readings. */
export interface ImportedLoad {
  /** 8,760 values [kWh per hour] on the calendar of all series. */
  readonly hourly: Float64Array
  readonly format: 'csv' | 'green-button'
  /** Between the file's readings [min]. */
  readonly stepMinutes: number
  /** What the file's numbers are. */
  readonly unit: ReadingUnit
  /** Whether the file named its unit; without a name it is taken for kWh. */
  readonly unitNamed: boolean
  /** Hours of the year that the file lacks, in whole or in part, and that were filled from the weeks around. */
  readonly filledHours: number
  /** When the year of readings begins, in standard time; `null` when the file has no dates: then it is taken to be 1 January. */
  readonly first: FirstHour | null
}

/** Why a file could not be used, as a sentence that says what to do. */
export interface ImportFault {
  readonly problem: string
  /** A cell that could be two numbers, where nothing in the file tells which: the user can. */
  readonly ambiguous?: string
}

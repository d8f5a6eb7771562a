import type { CalendarDay } from '../calendar-day.ts'

export interface LocalHour extends CalendarDay {
  /** 0…23 */
  readonly hour: number
}

/** Energy per reading, or mean power during it. */
export type ReadingUnit = 'kWh' | 'Wh' | 'kW' | 'W'

export interface ImportedLoad {
  /** 8,760 values [kWh per hour] on the model calendar. */
  readonly hourly: Float64Array
  readonly format: 'csv' | 'green-button'
  readonly stepMinutes: number
  readonly unit: ReadingUnit
  /** Whether the file names its unit; otherwise kWh is assumed. */
  readonly unitNamed: boolean
  /** Hours with missing readings, filled from nearby weeks. */
  readonly filledHours: number
  /** Start of the readings in standard time; `null` if the file has no dates, and 1 January is assumed. */
  readonly first: LocalHour | null
}

/** Why a file cannot be used, as a sentence that says what to do. */
export interface ImportProblem {
  readonly problem: string
  /** A cell that could be two numbers; the user decides which. */
  readonly ambiguous?: string
}

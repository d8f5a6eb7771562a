import type { HourlyBalance } from './balance.ts'

/** What the grid sees of a home [kWh per hour], and space to work it out in; to be used again and again. */
export interface GridHours {
  readonly import: Float64Array
  readonly export: Float64Array
  /** Up to which charge the grid fills the battery [kWh]. */
  readonly gridUpTo: Float64Array
}

export const gridHours = (hours: number): GridHours => ({
  import: new Float64Array(hours),
  export: new Float64Array(hours),
  gridUpTo: new Float64Array(hours),
})

/** All sums over the hours of a balance [kWh]. */
export interface HourlySums {
  readonly solar: number
  readonly use: number
  readonly direct: number
  readonly charge: number
  readonly gridCharge: number
  readonly discharge: number
  readonly export: number
  readonly import: number
  readonly clipped: number
  readonly inverterClipped: number
}

/** The series of a balance that are wanted for their own sake, not only as sums. */
export type HourlyDetail = Omit<HourlyBalance, 'import' | 'export' | 'totals'>

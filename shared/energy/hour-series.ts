/** What the grid sees of a home [kWh per hour], and space to work it out in; to be used again and again. */
export interface GridHours {
  readonly import: Float64Array
  readonly export: Float64Array
  /** Up to which charge a surplus, and the grid, fill the battery [kWh]. */
  readonly chargeUpTo: Float64Array
  readonly gridUpTo: Float64Array
}

export const gridHours = (hours: number): GridHours => ({
  import: new Float64Array(hours),
  export: new Float64Array(hours),
  chargeUpTo: new Float64Array(hours),
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

/** Sums of a balance [kWh], and the shares people ask for. */
export interface BalanceTotals extends HourlySums {
  /** Solar neither sold nor lost at a limit, of all solar [-]; `null` without sun. */
  readonly selfConsumption: number | null
  /** Use not bought, of all use [-]; below 0 when the grid charges more than the home is spared; `null` without use. */
  readonly selfSufficiency: number | null
}

/**
 * The hours of a home [kWh per hour], one series each. In every hour
 * solar = direct + charge + export + clipped, use = direct + discharge + import − gridCharge, and
 * (charge + gridCharge) × charge efficiency − discharge / discharge efficiency = change of stored.
 */
export interface HourlyBalance {
  /** What the panels could give. */
  readonly solar: Float64Array
  readonly use: Float64Array
  /** Solar used in its own hour. */
  readonly direct: Float64Array
  /** Solar into the battery, and what of the grid goes there; both on the AC side. */
  readonly charge: Float64Array
  readonly gridCharge: Float64Array
  /** Out of the battery, on the AC side. */
  readonly discharge: Float64Array
  readonly export: Float64Array
  /** Bought, what charges the battery included. */
  readonly import: Float64Array
  /** Solar lost at the inverter's limit and at the export limit together. */
  readonly clipped: Float64Array
  /** Of which at the inverter's. */
  readonly inverterClipped: Float64Array
  /** In the battery at the end of the hour [kWh]. */
  readonly stored: Float64Array
  readonly totals: BalanceTotals
}

/** The series of a balance that are wanted for their own sake, not only as sums. */
export type HourlyDetail = Omit<HourlyBalance, 'import' | 'export' | 'totals'>

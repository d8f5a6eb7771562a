/** Grid exchange of a home [kWh per hour], with workspace for the dispatch. Reusable buffers. */
export interface GridHours {
  readonly import: Float64Array
  readonly export: Float64Array
  /** Solar that use misses within the hour: as much is left over as is short. Then solar above the export limit. */
  readonly missed: Float64Array
  /** Charge up to which a surplus, and the grid, fill the battery [kWh]. */
  readonly chargeTargets: Float64Array
  readonly gridChargeTargets: Float64Array
}

export const createGridHours = (hours: number): GridHours => ({
  import: new Float64Array(hours),
  export: new Float64Array(hours),
  missed: new Float64Array(hours),
  chargeTargets: new Float64Array(hours),
  gridChargeTargets: new Float64Array(hours),
})

/**
 * Flows of a home [kWh per hour]. In every hour:
 * solar = direct + charge + export + clipped + heat
 * use = direct + discharge + import − gridCharge
 * (charge + gridCharge) × charge efficiency − discharge / discharge efficiency = change of stored
 */
export const FLOWS = [
  /** Potential output of the panels. */
  'solar',
  'use',
  'direct',
  /** Solar and grid energy into the battery, and energy out of it, on the AC side. */
  'charge',
  'gridCharge',
  'discharge',
  'export',
  /** Includes grid energy that charges the battery. */
  'import',
  /** Solar lost to the inverter limit and the export limit together, and to the inverter limit alone. */
  'clipped',
  'inverterClipped',
  /** Solar that replaces a fuel, on top of `use`. */
  'heat',
] as const
export type Flow = (typeof FLOWS)[number]

/** Sums over the hours of a balance [kWh]. */
export type HourlySums = Readonly<Record<Flow, number>>

export interface BalanceTotals extends HourlySums {
  /** Solar neither exported nor clipped, of all solar [-]; `null` without solar. */
  readonly selfConsumption: number | null
  /** Use not imported, of all use [-]; below 0 if the grid charges more than the home saves; `null` without use. */
  readonly selfSufficiency: number | null
}

/** Hourly series of a home [kWh per hour]. */
export interface HourlyBalance extends Readonly<Record<Flow, Float64Array>> {
  /** Battery charge at the end of the hour [kWh]. */
  readonly stored: Float64Array
  readonly totals: BalanceTotals
}

/** Optional series of a balance; the sums do not need them. */
export type HourlyDetail = Omit<HourlyBalance, 'import' | 'export' | 'totals'>

import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'
import { type Battery, checkBattery } from './battery.ts'
import type { DearHours } from './dear-hours.ts'
import { gridHours, type HourlySums } from './hour-series.ts'
import { runHours } from './run-hours.ts'

/** What meets in a home, hour by hour; all series of the same length, a year's or any other. */
export interface BalanceInput {
  /** What the panels could give as AC [kWh per hour]. */
  readonly solar: Float64Array
  /** What the home uses [kWh per hour]. */
  readonly use: Float64Array
  /** Most the inverter gives [kW]; without it no limit. */
  readonly inverterKw?: number
  /** Most that may leave the home [kW]; without it no limit. */
  readonly exportLimitKw?: number
  readonly battery?: Battery
  /** Time of use: the battery keeps its charge for dear hours. Without it, it serves every shortfall at once. */
  readonly dearHours?: DearHours
  /**
   * Two meters: all solar is sold and all use is bought, as a tariff of the kind buy-all-sell-all wants it (`sellsAll` of
   * `shared/finance/meter.ts` tells). A battery then has nothing to do.
   */
  readonly sellsAll?: boolean
  /** Factors on every hour, for panels that age and use that grows; 1 unless given. */
  readonly solarFactor?: number
  readonly useFactor?: number
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

/** Sums of a balance [kWh], and the shares people ask for. */
export interface BalanceTotals extends HourlySums {
  /** Solar neither sold nor lost at a limit, of all solar [-]; `null` without sun. */
  readonly selfConsumption: number | null
  /** Use not bought, of all use [-]; below 0 when the grid charges more than the home is spared; `null` without use. */
  readonly selfSufficiency: number | null
}

/**
 * Where each hour's electricity comes from and goes to. In this order: solar serves the use of the same hour; a surplus
 * charges the battery; a shortfall discharges it, never below its reserve; the rest is sold or bought. The battery never
 * sells, and the grid charges it only for dear hours and where that is allowed.
 *
 * Source of the rule: NREL SSC's self-consumption dispatch, with which it agrees to 0.02 kWh a year (reference cases).
 * @throws InputError naming the field
 */
export function hourlyBalance(input: BalanceInput): HourlyBalance {
  checkBalance(input)
  const series = () => new Float64Array(input.solar.length)
  const detail = {
    solar: series(),
    use: series(),
    direct: series(),
    charge: series(),
    gridCharge: series(),
    discharge: series(),
    clipped: series(),
    inverterClipped: series(),
    stored: series(),
  }
  const grid = gridHours(input.solar.length)
  const sums = runHours(input, grid, detail)
  return { ...detail, import: grid.import, export: grid.export, totals: totalsOf(sums) }
}

export const totalsOf = (sums: HourlySums): BalanceTotals => ({
  ...sums,
  selfConsumption: sums.solar > 0 ? (sums.solar - sums.export - sums.clipped) / sums.solar : null,
  selfSufficiency: sums.use > 0 ? 1 - sums.import / sums.use : null,
})

/** @throws InputError naming the field */
export function checkBalance({
  solar,
  use,
  inverterKw,
  exportLimitKw,
  battery,
  dearHours,
  ...factors
}: BalanceInput): void {
  requireSeries('solar', solar, 'The solar output', use.length)
  requireSeries('use', use, 'The use', solar.length)
  const { solarFactor = 1, useFactor = 1 } = factors
  requireNumber('solarFactor', solarFactor, { name: 'The factor on solar', max: 1_000 })
  requireNumber('useFactor', useFactor, { name: 'The factor on the use', max: 1_000 })
  if (inverterKw !== undefined) {
    requireNumber('inverterKw', inverterKw, { name: 'The inverter’s power', above: 0, unit: 'kW' })
  }
  if (exportLimitKw !== undefined && exportLimitKw !== Number.POSITIVE_INFINITY) {
    requireNumber('exportLimitKw', exportLimitKw, { name: 'The export limit', unit: 'kW' })
  }
  if (battery) inPart('battery', () => checkBattery(battery))
  if (dearHours && dearHours.rank.length !== use.length) {
    throw new InputError('dearHours', 'There must be a price for every hour.')
  }
}

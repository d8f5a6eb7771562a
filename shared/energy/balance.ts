import { sumOf } from '../calendar.ts'
import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'
import { type Battery, checkBattery } from './battery.ts'
import { holdNothing, runBattery } from './battery-run.ts'
import { type DearHours, holdForDearHours } from './dear-hours.ts'

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
}

/** Space for a balance, to be used again and again by callers that run many. */
export function emptyBalance(hours: number): HourlyBalance {
  const series = () => new Float64Array(hours)
  return {
    solar: series(),
    use: series(),
    direct: series(),
    charge: series(),
    gridCharge: series(),
    discharge: series(),
    export: series(),
    import: series(),
    clipped: series(),
    inverterClipped: series(),
    stored: series(),
  }
}

/**
 * Where each hour's electricity comes from and goes to. In this order: solar serves the use of the same hour; a surplus
 * charges the battery; a shortfall discharges it, never below its reserve; the rest is sold or bought. The battery never
 * sells, and the grid charges it only for dear hours and where that is allowed.
 *
 * Source of the rule: NREL SSC's self-consumption dispatch, with which it agrees to 0.02 kWh a year (reference cases).
 * @param into space of the right length to write to; new unless given
 * @throws InputError naming the field
 */
export function hourlyBalance(input: BalanceInput, into?: HourlyBalance): HourlyBalance {
  checkBalance(input)
  const { battery, dearHours, exportLimitKw = Number.POSITIVE_INFINITY } = input
  const balance = into ?? emptyBalance(input.solar.length)
  serveFromSun(input, balance)
  if (battery) {
    if (dearHours) holdForDearHours(balance, battery, dearHours)
    else holdNothing(balance, battery)
    runBattery(balance, battery)
  } else for (const series of [balance.charge, balance.gridCharge, balance.discharge, balance.stored]) series.fill(0)
  if (exportLimitKw < Number.POSITIVE_INFINITY) limitExport(balance, exportLimitKw)
  return balance
}

function checkBalance({ solar, use, inverterKw, exportLimitKw, battery, dearHours, ...factors }: BalanceInput): void {
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
  if (dearHours && dearHours.level.length !== use.length) {
    throw new InputError('dearHours', 'There must be a price for every hour.')
  }
}

/** The inverter's limit and the use of the same hour; what is left over or lacking stands as export and import. */
function serveFromSun({ solar, use, inverterKw, solarFactor = 1, useFactor = 1 }: BalanceInput, to: HourlyBalance) {
  const limit = inverterKw ?? Number.POSITIVE_INFINITY
  for (let i = 0; i < solar.length; i += 1) {
    const sun = (solar[i] as number) * solarFactor
    const need = (use[i] as number) * useFactor
    const output = Math.min(sun, limit)
    const direct = Math.min(output, need)
    to.solar[i] = sun
    to.use[i] = need
    to.inverterClipped[i] = sun - output
    to.clipped[i] = sun - output
    to.direct[i] = direct
    to.export[i] = output - direct
    to.import[i] = need - direct
  }
}

function limitExport({ export: exported, clipped }: HourlyBalance, limit: number) {
  for (let i = 0; i < exported.length; i += 1) {
    const over = (exported[i] as number) - limit
    if (over <= 0) continue
    exported[i] = limit
    clipped[i] = (clipped[i] as number) + over
  }
}

/** Sums of a balance [kWh], and the shares people ask for. */
export interface BalanceTotals {
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
  /** Solar neither sold nor lost at a limit, of all solar [-]; `null` without sun. */
  readonly selfConsumption: number | null
  /** Use not bought, of all use [-]; below 0 when the grid charges more than the home is spared; `null` without use. */
  readonly selfSufficiency: number | null
}

export function balanceTotals(balance: HourlyBalance): BalanceTotals {
  const sums = {
    solar: sumOf(balance.solar),
    use: sumOf(balance.use),
    direct: sumOf(balance.direct),
    charge: sumOf(balance.charge),
    gridCharge: sumOf(balance.gridCharge),
    discharge: sumOf(balance.discharge),
    export: sumOf(balance.export),
    import: sumOf(balance.import),
    clipped: sumOf(balance.clipped),
    inverterClipped: sumOf(balance.inverterClipped),
  }
  return {
    ...sums,
    selfConsumption: sums.solar > 0 ? (sums.solar - sums.export - sums.clipped) / sums.solar : null,
    selfSufficiency: sums.use > 0 ? 1 - sums.import / sums.use : null,
  }
}

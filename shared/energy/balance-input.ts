import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'
import { type Battery, checkBattery } from './battery.ts'
import type { DearHours } from './dear-hours.ts'

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

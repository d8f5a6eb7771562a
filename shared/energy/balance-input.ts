import { t } from '../language/t.ts'
import { InputError, requireNumber, requireSeries, validatePart } from '../validation/input-error.ts'
import { type Battery, validateBattery } from './battery.ts'
import type { PeakHours } from './peak-hours.ts'

/** Series of the same length: a year or any other. */
export interface BalanceInput {
  /** Potential AC solar output [kWh per hour]. */
  readonly solar: Float64Array
  /** Electricity use [kWh per hour]. */
  readonly use: Float64Array
  /** Inverter power limit [kW]; unlimited if absent. */
  readonly inverterKw?: number
  /** Grid export limit [kW]; unlimited if absent. */
  readonly exportLimitKw?: number
  /**
   * Steady share of the use of each hour; the rest jumps within the hour (see `meanDirectUse`). Default 1: smooth hours. A
   * battery smooths the hours in which import costs more than export pays.
   */
  readonly steadyShare?: number
  readonly battery?: Battery
  /** Loads in addition to `use`, served one after the other. */
  readonly surplusLoads?: readonly SurplusLoad[]
  /** Time-of-use dispatch. If absent, the battery covers every shortfall at once. */
  readonly peakHours?: PeakHours
  /** Buy-all-sell-all with two meters: all solar is exported, all use is imported, and the battery stays idle. */
  readonly sellsAll?: boolean
  /** Scale every hour, for degradation of panels and growth of use; default 1. */
  readonly solarFactor?: number
  readonly useFactor?: number
}

/**
 * A car, or a heater of water, that takes the solar that the home does not need, before the battery. Battery and grid serve
 * the rest at its usual hours: the day's sun is taken as forecast.
 */
export interface SurplusLoad {
  /** Use without solar [kWh per hour]; sets the energy of each day. */
  readonly hours: Float64Array
  readonly maxKw: number
  /** A fuel serves the rest: the load is no use of electricity without solar, and takes what the battery leaves, too. */
  readonly replacesFuel?: boolean
}

/** @throws InputError naming the field */
export function validateBalanceInput(input: BalanceInput): void {
  const { solar, use, inverterKw, exportLimitKw, battery, surplusLoads = [], peakHours } = input
  const { steadyShare = 1, solarFactor = 1, useFactor = 1 } = input
  requireSeries('solar', solar, t('Solar output'), use.length)
  requireSeries('use', use, t('Electricity use'), solar.length)
  requireNumber('solarFactor', solarFactor, { name: t('Solar output factor'), max: 1_000 })
  requireNumber('useFactor', useFactor, { name: t('Electricity use factor'), max: 1_000 })
  if (inverterKw !== undefined) {
    requireNumber('inverterKw', inverterKw, { name: t('Inverter power'), above: 0, unit: 'kW' })
  }
  if (exportLimitKw !== undefined && exportLimitKw !== Number.POSITIVE_INFINITY) {
    requireNumber('exportLimitKw', exportLimitKw, { name: t('Export limit'), unit: 'kW' })
  }
  requireNumber('steadyShare', steadyShare, { name: t('Steady share of the use'), max: 1, isShare: true })
  if (battery) validatePart('battery', () => validateBattery(battery))
  surplusLoads.forEach(({ hours }, i) => {
    requireSeries(`surplusLoads.${i}.hours`, hours, t('Electricity use'), use.length)
  })
  if (peakHours && peakHours.buyRank.length !== use.length) {
    throw new InputError('peakHours', t('Enter a price for every hour.'))
  }
}

import { t } from '../language/t.ts'
import { InputError, requireNumber } from '../validation/input-error.ts'
import type { HourlySums } from './hour-series.ts'

/** A home battery as on its data sheet, on the AC side of its inverter. */
export interface Battery {
  /** Energy between minimum and maximum charge [kWh]. */
  readonly usableKwh: number
  /** Maximum AC charge and discharge power [kW]. */
  readonly powerKw: number
  /** Efficiency of one way [-]; charge × discharge is the round trip. */
  readonly chargeEfficiency: number
  readonly dischargeEfficiency: number
  /** Reserved for outages [kWh of the usable capacity]; default 0. */
  readonly reserveKwh?: number
  /** Initial charge [kWh]; default: the reserve. */
  readonly startKwh?: number
}

/** [kWh, kW] */
const MAX_BATTERY_SIZE = 1_000

/** @throws InputError naming the field */
export function validateBattery(battery: Battery): void {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0, startKwh = reserveKwh } = battery
  const size = { above: 0, max: MAX_BATTERY_SIZE }
  requireNumber('usableKwh', usableKwh, { ...size, name: t('Usable battery size'), unit: 'kWh' })
  requireNumber('powerKw', powerKw, { ...size, name: t('Battery power'), unit: 'kW' })
  const efficiency = { above: 0, max: 1, isShare: true }
  requireNumber('chargeEfficiency', chargeEfficiency, { ...efficiency, name: t('Charging efficiency') })
  requireNumber('dischargeEfficiency', dischargeEfficiency, { ...efficiency, name: t('Discharging efficiency') })
  requireNumber('reserveKwh', reserveKwh, { name: t('Backup reserve'), max: usableKwh, unit: 'kWh' })
  requireNumber('startKwh', startKwh, { name: t('Battery charge at the start'), max: usableKwh, unit: 'kWh' })
}

/** Splits a round-trip efficiency [-] evenly into the two directions. */
export function splitRoundTrip(roundTrip: number): Pick<Battery, 'chargeEfficiency' | 'dischargeEfficiency'> {
  if (!(roundTrip > 0 && roundTrip <= 1)) {
    throw new InputError('roundTrip', t('Round-trip efficiency: enter a percentage above 0 and up to 100.'))
  }
  const oneWay = Math.sqrt(roundTrip)
  return { chargeEfficiency: oneWay, dischargeEfficiency: oneWay }
}

/** Reserve and initial charge are reduced to fit the remaining share of the capacity [0…1]. */
export function degradeBattery(battery: Battery, capacityShare: number): Battery {
  if (capacityShare === 1) return battery
  const usableKwh = battery.usableKwh * capacityShare
  return {
    ...battery,
    usableKwh,
    reserveKwh: Math.min(battery.reserveKwh ?? 0, usableKwh),
    ...(battery.startKwh === undefined ? {} : { startKwh: Math.min(battery.startKwh, usableKwh) }),
  }
}

/**
 * Capacity loss in the terms of a warranty: `loss` [share of the new capacity] after `years` or `cycles` full cycles,
 * whichever comes first, linear in between.
 */
export interface BatteryDegradation {
  readonly loss: number
  readonly years: number
  /** `null` if cycles do not count. */
  readonly cycles: number | null
}

/**
 * Minimum that manufacturers warrant; most batteries last longer. 70 % after 10 years or 4,000 cycles: Enphase's
 * limited warranty of the IQ battery (EnergySage). CNET, from more than a dozen warranties: most cover 10 years and 70
 * %.
 */
export const WARRANTED_DEGRADATION: BatteryDegradation = { loss: 0.3, years: 10, cycles: 4_000 }

/** @throws InputError naming the field */
export function validateBatteryDegradation({ loss, years, cycles }: BatteryDegradation): void {
  requireNumber('loss', loss, { name: t('Lost share of the battery size'), max: 1, isShare: true })
  requireNumber('years', years, { name: t('Years of battery warranty'), above: 0, max: 100 })
  if (cycles !== null) requireNumber('cycles', cycles, { name: t('Cycles of battery warranty'), above: 0, max: 1e6 })
}

/**
 * Remaining share of the capacity [0…1].
 * @param age [years]
 * @param cycles full cycles so far
 */
export function remainingCapacity(degradation: BatteryDegradation, age: number, cycles: number): number {
  const wear = Math.max(age / degradation.years, degradation.cycles === null ? 0 : cycles / degradation.cycles)
  return Math.max(0, 1 - degradation.loss * wear)
}

/** Charged energy divided by usable capacity. */
export function equivalentFullCycles(
  { charge, gridCharge }: Pick<HourlySums, 'charge' | 'gridCharge'>,
  battery: Battery,
): number {
  return battery.usableKwh > 0 ? ((charge + gridCharge) * battery.chargeEfficiency) / battery.usableKwh : 0
}

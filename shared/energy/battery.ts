import { InputError, requireNumber } from '../input-error.ts'

/** A home battery, as its data sheet gives it for the house side of its inverter. */
export interface Battery {
  /** Energy between the lowest and the highest allowed charge [kWh]. */
  readonly usableKwh: number
  /** Most it takes or gives, on the AC side [kW]. */
  readonly powerKw: number
  /** One way [-]; charge × discharge is the round trip. */
  readonly chargeEfficiency: number
  readonly dischargeEfficiency: number
  /** Kept for an outage [kWh of the usable]; 0 unless given. */
  readonly reserveKwh?: number
  /** Stored before the first hour [kWh]; the reserve unless given. */
  readonly startKwh?: number
}

/** Larger batteries are not for homes [kWh, kW]. */
const LARGEST_BATTERY = 1_000

/** @throws InputError naming the field */
export function checkBattery(battery: Battery): void {
  const { usableKwh, powerKw, chargeEfficiency, dischargeEfficiency, reserveKwh = 0, startKwh = reserveKwh } = battery
  const size = { above: 0, max: LARGEST_BATTERY }
  requireNumber('usableKwh', usableKwh, { ...size, name: 'The battery’s usable capacity', unit: 'kWh' })
  requireNumber('powerKw', powerKw, { ...size, name: 'The battery’s power', unit: 'kW' })
  const efficiency = { above: 0, max: 1 }
  requireNumber('chargeEfficiency', chargeEfficiency, { ...efficiency, name: 'The efficiency of charging' })
  requireNumber('dischargeEfficiency', dischargeEfficiency, { ...efficiency, name: 'The efficiency of discharging' })
  requireNumber('reserveKwh', reserveKwh, { name: 'The reserve', max: usableKwh, unit: 'kWh' })
  requireNumber('startKwh', startKwh, { name: 'The charge at the start', max: usableKwh, unit: 'kWh' })
}

/**
 * One-way efficiencies of a round trip that a data sheet gives as one number.
 * @param roundTrip [-]
 */
export function equalEfficiencies(roundTrip: number): Pick<Battery, 'chargeEfficiency' | 'dischargeEfficiency'> {
  if (!(roundTrip > 0 && roundTrip <= 1)) {
    throw new InputError('roundTrip', 'The round trip must give back more than nothing and at most everything.')
  }
  const oneWay = Math.sqrt(roundTrip)
  return { chargeEfficiency: oneWay, dischargeEfficiency: oneWay }
}

/** The same battery with a share of its capacity left [0…1]; reserve and start are kept where they still fit. */
export function agedBattery(battery: Battery, capacityShare: number): Battery {
  if (capacityShare === 1) return battery
  const usableKwh = battery.usableKwh * capacityShare
  return {
    ...battery,
    usableKwh,
    reserveKwh: Math.min(battery.reserveKwh ?? 0, usableKwh),
    ...(battery.startKwh === undefined ? {} : { startKwh: Math.min(battery.startKwh, usableKwh) }),
  }
}

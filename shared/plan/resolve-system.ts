import { HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import { type Battery, splitRoundTrip, validateBattery } from '../energy/battery.ts'
import { resolveExportLimit, sumSolarOutput } from '../energy/solar-output.ts'
import { WATTS_PER_KW } from '../energy/units.ts'
import type { Home } from '../home/home.ts'
import type { Plane } from '../home/system.ts'
import { t } from '../language/t.ts'
import { INVERTER, inverterCurve } from '../solar/photovoltaics.ts'
import { InputError } from '../validation/input-error.ts'
import type { AssumptionLog, ResolvedFigure } from './basis/assumption-log.ts'
import { DEFAULTS } from './basis/defaults.ts'
import { reportErrorsAt, throwIfMissing } from './basis/plan-result.ts'
import type { RoofSolarOutput } from './basis/site-data.ts'
import { computeRoofRoom, countPanelsOnRoof } from './roof-room.ts'

export interface ResolvedArray {
  /** Index in `roof.planes`. */
  readonly plane: number
  readonly panels: number
  /** Power of a panel [Wp]. */
  readonly watts: number
  readonly kwp: number
}

export interface ResolvedSystem {
  readonly arrays: readonly ResolvedArray[]
  readonly panels: number
  readonly kwp: number
  readonly inverterKw: ResolvedFigure
  /** [kW]; `Infinity` without a limit. */
  readonly exportLimitKw: number
  readonly battery: ResolvedBattery | null
}

export interface ResolvedBattery {
  readonly battery: Battery
  readonly dischargesInPeakHours: boolean
  readonly chargesFromGrid: boolean
}

/** @throws MissingFigures, InputError with the path of a figure */
export function resolveSystem(home: Home, assumptions: AssumptionLog): ResolvedSystem {
  const { system, roof, tariff } = home
  const arrays = system.arrays
    .filter(({ panels }) => panels > 0)
    .map((array) => ({ ...array, kwp: (array.panels * array.watts) / WATTS_PER_KW }))
  if (arrays.length === 0 && !isBatteryAlone(home)) {
    requireRoom(home)
    throwIfMissing(['system.arrays'])
  }
  const slopes = [...new Set(arrays.map(({ plane }) => plane))].flatMap((face) => {
    const plane = roof.planes[face]
    if (!plane)
      throw new InputError(
        'system.arrays',
        t('Some panels are on a roof face that no longer exists. Enter your panels again.'),
      )
    return missingSlopes(plane, face)
  })
  throwIfMissing(slopes)
  const kwp = arrays.reduce((sum, array) => sum + array.kwp, 0)
  const battery = system.battery && system.battery.usableKwh > 0 ? resolveBattery(system.battery, assumptions) : null
  const defaultInverterKw = {
    ...DEFAULTS.inverterRatio,
    value: kwp > 0 ? kwp / DEFAULTS.inverterRatio.value : (battery?.battery.powerKw ?? 0),
    unit: 'kW',
  } as const
  const limit = tariff.exportLimit
  return {
    arrays,
    panels: arrays.reduce((sum, { panels }) => sum + panels, 0),
    kwp,
    inverterKw: assumptions.resolve('system.inverterKw', system.inverterKw, defaultInverterKw),
    exportLimitKw: reportErrorsAt('tariff.exportLimit', () =>
      resolveExportLimit(
        limit ? (limit.kind === 'power' ? { kw: limit.kw } : { shareOfPeak: limit.ofPeak }) : null,
        kwp,
      ),
    ),
    battery,
  }
}

/** A battery without new panels, where the user chose none. */
export const isBatteryAlone = ({ system: { arrays, battery } }: Pick<Home, 'system'>): boolean =>
  arrays.length > 0 && arrays.every(({ panels }) => panels === 0) && (battery?.usableKwh ?? 0) > 0

const missingSlopes = (plane: Plane, face: number) =>
  (['tilt', 'azimuth'] as const).flatMap((part) =>
    plane[part] === undefined ? [`roof.planes.${face}.${part}` as const] : [],
  )

/**
 * A face without slope or direction has no room until they are given.
 * @throws MissingFigures naming slopes with which there would be room, InputError where there is none at all
 */
export function requireRoom(home: Home): void {
  const { planes } = home.roof
  if (planes.length === 0) throwIfMissing(['roof.planes'])
  if (countPanelsOnRoof(home) > 0) return
  const sloped = { ...home, roof: { planes: planes.map((plane) => ({ tilt: 0, azimuth: 0, ...plane })) } }
  const { byFace } = computeRoofRoom(sloped)
  throwIfMissing(planes.flatMap((plane, face) => (byFace[face] === 0 ? [] : missingSlopes(plane, face))))
  throw new InputError('roof.planes', t('Your roof has no space for a panel. Check the size of each roof face.'))
}

function resolveBattery(
  { usableKwh, powerKw, roundTrip, reserve, rule, chargeFromGrid }: NonNullable<Home['system']['battery']>,
  assumptions: AssumptionLog,
): ResolvedBattery {
  const resolve = (part: string, stated: number | undefined, fallback: Parameters<AssumptionLog['resolve']>[2]) =>
    assumptions.resolve(`system.battery.${part}`, stated, fallback).value
  const power = { ...DEFAULTS.batteryPower, value: DEFAULTS.batteryPower.value * usableKwh, unit: 'kW' } as const
  const battery = {
    usableKwh,
    powerKw: resolve('powerKw', powerKw, power),
    ...splitRoundTrip(resolve('roundTrip', roundTrip, DEFAULTS.roundTrip)),
    reserveKwh: usableKwh * resolve('reserve', reserve, DEFAULTS.reserve),
  }
  reportErrorsAt('system.battery', () => validateBattery(battery))
  return {
    battery,
    // Charging from the grid makes sense only for discharging in peak hours.
    dischargesInPeakHours: rule === 'dear-hours' || (chargeFromGrid ?? false),
    chargesFromGrid: chargeFromGrid ?? false,
  }
}

/**
 * AC output through one inverter, before inverter and export limits [kWh per hour]. The inverter's losses follow from
 * the sum of the arrays' DC power.
 * @throws InputError with the path of a figure
 */
export function computeAcOutput(
  { arrays, inverterKw }: Pick<ResolvedSystem, 'arrays' | 'inverterKw'>,
  roofSolar: RoofSolarOutput,
): Float64Array {
  if (arrays.length === 0) return new Float64Array(HOURS_OF_YEAR)
  const dc = reportErrorsAt(pathOfField, () =>
    sumSolarOutput(arrays.map(({ plane, kwp }) => ({ kwp, yieldPerKwp: roofSolar.dcByFace[plane] ?? ZERO_HOURS }))),
  )
  const { square, slope, idle } = inverterCurve(inverterKw.value / INVERTER.efficiency, INVERTER.efficiency)
  return dc.map((power) => Math.max(0, (square * power + slope) * power - idle))
}
const ZERO_HOURS = new Float64Array(HOURS_OF_YEAR)

const pathOfField = (field: string) => (field.endsWith('kwp') ? 'system.arrays' : 'roof.planes')

/** Yield [kWh] in proportion to DC output. */
export function splitYieldByArray(
  { arrays }: Pick<ResolvedSystem, 'arrays'>,
  roofSolar: RoofSolarOutput,
  solarKwh: number,
): number[] {
  const dc = arrays.map(({ plane, kwp }) => kwp * sumOf(roofSolar.dcByFace[plane] ?? ZERO_HOURS))
  const total = sumOf(dc)
  return dc.map((part) => (total > 0 ? (solarKwh * part) / total : 0))
}

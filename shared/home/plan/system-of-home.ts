import { HOURS_OF_YEAR, sumOf } from '../../calendar.ts'
import { type Battery, checkBattery, equalEfficiencies } from '../../energy/battery.ts'
import { exportLimitKw, solarOutput } from '../../energy/solar-output.ts'
import { InputError } from '../../input-error.ts'
import { INVERTER, inverterCurve } from '../../solar/photovoltaics.ts'
import type { Home } from '../home.ts'
import { atFigure, requireAll } from './answer.ts'
import type { RoofSun } from './surroundings.ts'
import { type Notes, type Settled, USUAL } from './usual.ts'

/** Panels on one plane of the roof. */
export interface ArrayOfHome {
  /** Its place among the roof's planes. */
  readonly plane: number
  readonly panels: number
  /** Of one panel [Wp]. */
  readonly watts: number
  readonly kwp: number
}

export interface SystemOfHome {
  readonly arrays: readonly ArrayOfHome[]
  readonly panels: number
  readonly kwp: number
  readonly inverterKw: Settled
  /** Most that may leave the home [kW]; `Infinity` without a limit. */
  readonly exportLimitKw: number
  readonly battery: BatteryOfHome | null
}

export interface BatteryOfHome {
  readonly battery: Battery
  readonly keepsForDearHours: boolean
  readonly chargesFromGrid: boolean
}

const WATTS_OF_KW = 1_000

/** What is to be built. @throws MissingFigures, InputError naming a figure of the home */
export function systemOfHome({ system, roof, tariff }: Home, notes: Notes): SystemOfHome {
  const arrays = system.arrays
    .filter(({ panels }) => panels > 0)
    .map((array) => ({ ...array, kwp: (array.panels * array.watts) / WATTS_OF_KW }))
  if (arrays.length === 0) requireAll([roof.planes.length === 0 ? 'roof.planes' : 'system.arrays'])
  const slopes = [...new Set(arrays.map(({ plane }) => plane))].flatMap((place) => {
    const plane = roof.planes[place]
    if (!plane) throw new InputError('system.arrays', 'There are panels on a plane that the roof does not have.')
    return (['tilt', 'azimuth'] as const).flatMap((part) =>
      plane[part] === undefined ? [`roof.planes.${place}.${part}` as const] : [],
    )
  })
  requireAll(slopes)
  const kwp = arrays.reduce((sum, array) => sum + array.kwp, 0)
  const usual = { ...USUAL.inverterRatio, value: kwp / USUAL.inverterRatio.value, unit: 'kW' } as const
  const limit = tariff.exportLimit
  return {
    arrays,
    panels: arrays.reduce((sum, { panels }) => sum + panels, 0),
    kwp,
    inverterKw: notes.settle('system.inverterKw', system.inverterKw, usual),
    exportLimitKw: atFigure('tariff.exportLimit', () =>
      exportLimitKw(limit ? (limit.kind === 'power' ? { kw: limit.kw } : { shareOfPeak: limit.ofPeak }) : null, kwp),
    ),
    battery: system.battery && system.battery.usableKwh > 0 ? batteryOf(system.battery, notes) : null,
  }
}

function batteryOf(
  { usableKwh, powerKw, roundTrip, reserve, rule, chargeFromGrid }: NonNullable<Home['system']['battery']>,
  notes: Notes,
): BatteryOfHome {
  const settle = (part: string, given: number | undefined, usual: Parameters<Notes['settle']>[2]) =>
    notes.settle(`system.battery.${part}`, given, usual).value
  const power = { ...USUAL.batteryPower, value: USUAL.batteryPower.value * usableKwh, unit: 'kW' } as const
  const battery = {
    usableKwh,
    powerKw: settle('powerKw', powerKw, power),
    ...equalEfficiencies(settle('roundTrip', roundTrip, USUAL.roundTrip)),
    reserveKwh: usableKwh * settle('reserve', reserve, USUAL.reserve),
  }
  atFigure('system.battery', () => checkBattery(battery))
  return {
    battery,
    // What was bought in cheap hours is for dear ones.
    keepsForDearHours: rule === 'dear-hours' || (chargeFromGrid ?? false),
    chargesFromGrid: chargeFromGrid ?? false,
  }
}

/**
 * What the panels could give through one inverter for all planes [kWh per hour], before its limit and the grid's: the
 * direct current of the planes is added up, and the inverter's losses are those of the sum.
 * @throws InputError naming a figure of the home
 */
export function solarHours(
  { arrays, inverterKw }: Pick<SystemOfHome, 'arrays' | 'inverterKw'>,
  sun: RoofSun,
): Float64Array {
  const dc = ofArrays(() =>
    solarOutput(arrays.map(({ plane, kwp }) => ({ kwp, yieldPerKwp: sun.dcOfPlane[plane] ?? NOTHING }))),
  )
  const { square, slope, idle } = inverterCurve(inverterKw.value / INVERTER.efficiency, INVERTER.efficiency)
  return dc.map((power) => Math.max(0, (square * power + slope) * power - idle))
}
const NOTHING = new Float64Array(HOURS_OF_YEAR)

function ofArrays<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(error.field.endsWith('kwp') ? 'system.arrays' : 'roof.planes', error.message)
  }
}

/** What each array brings in of the year's solar [kWh], shared by direct current. */
export function yieldOfArrays({ arrays }: Pick<SystemOfHome, 'arrays'>, sun: RoofSun, solarKwh: number): number[] {
  const dc = arrays.map(({ plane, kwp }) => kwp * sumOf(sun.dcOfPlane[plane] ?? NOTHING))
  const all = sumOf(dc)
  return dc.map((part) => (all > 0 ? (solarKwh * part) / all : 0))
}

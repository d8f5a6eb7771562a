import { HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import { InputError, inPart, requireNumber, requireSeries } from '../input-error.ts'

/** One plane of panels. */
export interface Plane {
  /** Power of its panels [kWp]. */
  readonly kwp: number
  /** AC yield [kWh/kWp] of each hour of the year, 8,760 values in local standard time. */
  readonly yieldPerKwp: Float64Array
}

/** Beyond any home [kWp]: what a slip of the unit looks like. */
const LARGEST_PLANT = 1_000

/**
 * What several planes could give together [kWh per hour], before the inverter's and the grid's limit.
 * @returns 8,760 values
 * @throws InputError naming the plane: no panels, no sun, too many
 */
export function solarOutput(planes: readonly Plane[]): Float64Array {
  if (planes.length === 0) throw new InputError('planes', 'There must be at least one plane with panels.')
  const output = new Float64Array(HOURS_OF_YEAR)
  for (const [i, plane] of planes.entries()) inPart(`planes.${i}`, () => addPlane(output, plane))
  if (!(sumOf(output) > 0)) throw new InputError('planes.0.yieldPerKwp', 'No sun reaches the panels all year.')
  return output
}

function addPlane(output: Float64Array, { kwp, yieldPerKwp }: Plane): void {
  requireNumber('kwp', kwp, { name: 'The power of the panels', above: 0, max: LARGEST_PLANT, unit: 'kWp' })
  requireSeries('yieldPerKwp', yieldPerKwp, 'The yield', HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) output[i] = (output[i] as number) + kwp * (yieldPerKwp[i] as number)
}

/** How much may leave the home: power [kW], or a share of the panels' power [-]. */
export type ExportLimit = { readonly kw: number } | { readonly shareOfPeak: number }

/**
 * The limit in kW; none is `Infinity`.
 * @param kwp power of all panels [kWp]
 * @throws InputError
 */
export function exportLimitKw(limit: ExportLimit | null, kwp: number): number {
  if (!limit) return Number.POSITIVE_INFINITY
  if ('kw' in limit) {
    requireNumber('exportLimit.kw', limit.kw, { name: 'The export limit', unit: 'kW' })
    return limit.kw
  }
  requireNumber('exportLimit.shareOfPeak', limit.shareOfPeak, { name: 'The exported share of the peak', max: 1 })
  return limit.shareOfPeak * kwp
}

import { HOURS_OF_YEAR, sumOf } from '../calendar.ts'
import { t } from '../language/t.ts'
import { InputError, requireNumber, requireSeries, validatePart } from '../validation/input-error.ts'

export interface PlaneYield {
  /** Power of the panels [kWp]. */
  readonly kwp: number
  /** Hourly AC yield [kWh/kWp], 8,760 values in local standard time. */
  readonly yieldPerKwp: Float64Array
}

/** It exceeds any home [kWp]; catches unit errors. */
export const MAX_PLANT_KWP = 1_000

/**
 * Total AC output [kWh per hour], before inverter and export limits.
 * @throws InputError naming the plane: no panels, no sun, too many
 */
export function sumSolarOutput(planes: readonly PlaneYield[]): Float64Array {
  if (planes.length === 0) throw new InputError('planes', t('Add panels to at least one roof face.'))
  const output = new Float64Array(HOURS_OF_YEAR)
  for (const [i, plane] of planes.entries()) validatePart(`planes.${i}`, () => addPlane(output, plane))
  if (!(sumOf(output) > 0))
    throw new InputError(
      'planes.0.yieldPerKwp',
      t('No sun reaches your panels. Check the roof slope, its direction and shade.'),
    )
  return output
}

function addPlane(output: Float64Array, { kwp, yieldPerKwp }: PlaneYield): void {
  requireNumber('kwp', kwp, { name: t('System size'), above: 0, max: MAX_PLANT_KWP, unit: 'kWp' })
  requireSeries('yieldPerKwp', yieldPerKwp, t('Solar output'), HOURS_OF_YEAR)
  for (let i = 0; i < HOURS_OF_YEAR; i += 1) output[i] = (output[i] as number) + kwp * (yieldPerKwp[i] as number)
}

/** Grid export limit: power [kW], or a share of the panels' power [-]. */
export type ExportLimit = { readonly kw: number } | { readonly shareOfPeak: number }

/**
 * `Infinity` without a limit [kW].
 * @throws InputError
 */
export function resolveExportLimit(limit: ExportLimit | null, kwp: number): number {
  if (!limit) return Number.POSITIVE_INFINITY
  if ('kw' in limit) {
    requireNumber('exportLimit.kw', limit.kw, { name: t('Export limit'), unit: 'kW' })
    return limit.kw
  }
  requireNumber('exportLimit.shareOfPeak', limit.shareOfPeak, { name: t('Export limit'), max: 1, isShare: true })
  return limit.shareOfPeak * kwp
}

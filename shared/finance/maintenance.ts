import { requireNumber } from '../validation/input-error.ts'
import type { Project } from './project.ts'

export interface Replacement {
  /** 1, 2, … */
  readonly year: number
  /** In prices of year 1 [money]. */
  readonly cost: number
  /** Yearly price change until then [share]; 0 if the cost is already that year's. */
  readonly rise: number
}

/**
 * Maintenance and replacements by year [money]. Maintenance rises with inflation.
 * @throws InputError naming the field
 */
export function computeMaintenanceByYear({ years, inflation, maintenance = 0, replacements = [] }: Project): number[] {
  requireNumber('maintenance', maintenance, { name: 'Upkeep' })
  validateReplacements(replacements, years)
  return Array.from({ length: years }, (_, i) =>
    replacements.reduce(
      (sum, { year, cost, rise }) => sum + (year === i + 1 ? cost * (1 + rise) ** i : 0),
      maintenance * (1 + inflation) ** i,
    ),
  )
}

function validateReplacements(replacements: readonly Replacement[], years: number): void {
  replacements.forEach(({ year, cost, rise }, i) => {
    requireNumber(`replacements.${i}.year`, year, {
      name: 'The year of a replacement',
      min: 1,
      max: years,
      whole: true,
    })
    requireNumber(`replacements.${i}.cost`, cost, { name: 'The cost of a replacement' })
    requireNumber(`replacements.${i}.rise`, rise, { name: 'The rise of its price', min: -0.5, max: 1 })
  })
}

import { t } from '../language/t.ts'
import { requireNumber } from '../validation/input-error.ts'
import type { Project, Replacement } from './project.ts'

/**
 * Maintenance and replacements by year [money]. Maintenance rises with inflation.
 * @throws InputError naming the field
 */
export function computeMaintenanceByYear({ years, inflation, maintenance = 0, replacements = [] }: Project): number[] {
  requireNumber('maintenance', maintenance, { name: t('Maintenance') })
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
      name: t('Year of a replacement'),
      min: 1,
      max: years,
      whole: true,
    })
    requireNumber(`replacements.${i}.cost`, cost, { name: t('Cost of a replacement') })
    requireNumber(`replacements.${i}.rise`, rise, {
      name: t('Yearly rise of the replacement cost'),
      min: -0.5,
      max: 1,
      isShare: true,
    })
  })
}

import { InputError, requireNumber, validatePart } from '../validation/input-error.ts'

/** Operation and maintenance costs. Amounts of year 1; escalations are added to inflation [share per year]. */
export interface MaintenanceCosts {
  /** [money/year] */
  readonly fixed?: number
  readonly fixedEscalation?: number
  /** Fixed part by year in nominal money [money], instead of the two above. */
  readonly fixedByYear?: readonly number[]
  /** [money/kW/year] */
  readonly perKw?: number
  readonly perKwEscalation?: number
  /** [money/MWh] */
  readonly perMwh?: number
  readonly perMwhEscalation?: number
  /** Of the system cost [share/year]; rises with inflation. */
  readonly insurance?: number
  /** Of the system cost [share/year]; constant. */
  readonly propertyTax?: number
  /** Residual value in the last year, of the system cost [share]. */
  readonly salvage?: number
}

export interface Replacement {
  /** 1, 2, … */
  readonly year: number
  /** In prices of year 1 [money]. */
  readonly cost: number
  /** Yearly price change until then [share]; 0 if the cost is already that year's. */
  readonly rise: number
}

export interface MaintainedSystem {
  readonly years: number
  readonly cost: number
  /** [kW] */
  readonly kw: number
  /** By year [kWh]. */
  readonly energy: readonly number[]
  readonly inflation: number
}

const KWH_PER_MWH = 1_000

/**
 * Maintenance and replacement costs by year [money]; the residual value reduces the last year. Rates are added: (1 +
 * inflation + escalation)^(year − 1).
 * @throws InputError naming the field
 */
export function computeMaintenanceByYear(
  system: MaintainedSystem,
  maintenance: MaintenanceCosts,
  replacements: readonly Replacement[],
): number[] {
  validatePart('maintenance', () => validateMaintenance(maintenance, system.years))
  validateReplacements(replacements, system.years)
  const { cost, kw, energy, inflation, years } = system
  return Array.from({ length: years }, (_, i) => {
    const escalated = (escalation = 0) => (1 + inflation + escalation) ** i
    const fixed = maintenance.fixedByYear?.[i] ?? (maintenance.fixed ?? 0) * escalated(maintenance.fixedEscalation)
    const perKw = (maintenance.perKw ?? 0) * kw * escalated(maintenance.perKwEscalation)
    const perMwh =
      ((maintenance.perMwh ?? 0) * (energy[i] ?? 0) * escalated(maintenance.perMwhEscalation)) / KWH_PER_MWH
    const insurance = (maintenance.insurance ?? 0) * cost * escalated()
    const salvage = i === years - 1 ? (maintenance.salvage ?? 0) * cost : 0
    const replaced = replacements.reduce(
      (sum, { year, cost: price, rise }) => sum + (year === i + 1 ? price * (1 + rise) ** i : 0),
      0,
    )
    return fixed + perKw + perMwh + insurance + propertyTaxOf(maintenance, cost) - salvage + replaced
  })
}

/** [money/year]; separate because it may be deductible. */
export const propertyTaxOf = ({ propertyTax = 0 }: MaintenanceCosts, cost: number) => propertyTax * cost

function validateMaintenance(maintenance: MaintenanceCosts, years: number): void {
  for (const part of ['fixed', 'perKw', 'perMwh'] as const)
    requireNumber(part, maintenance[part] ?? 0, { name: 'Upkeep' })
  for (const part of ['fixedEscalation', 'perKwEscalation', 'perMwhEscalation'] as const) {
    requireNumber(part, maintenance[part] ?? 0, { name: 'The rise of the upkeep', min: -0.5, max: 1 })
  }
  for (const part of ['insurance', 'propertyTax', 'salvage'] as const) {
    requireNumber(part, maintenance[part] ?? 0, { name: 'A share of the cost', max: 1 })
  }
  if (!maintenance.fixedByYear) return
  if (maintenance.fixedByYear.length !== years) {
    throw new InputError('fixedByYear', `Upkeep by year must have ${years} years.`)
  }
  maintenance.fixedByYear.forEach((money, i) => {
    requireNumber(`fixedByYear.${i}`, money, { name: `The upkeep of year ${i + 1}` })
  })
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

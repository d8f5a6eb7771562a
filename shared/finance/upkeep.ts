import { InputError, inPart, requireNumber } from '../input-error.ts'

/** What a system costs to keep; amounts are of year 1, escalations come on top of inflation [share per year]. */
export interface Upkeep {
  /** [money/year] */
  readonly fixed?: number
  readonly fixedEscalation?: number
  /** The fixed part of each year as it stands [money], in place of the two above. */
  readonly fixedByYear?: readonly number[]
  /** [money/kW/year] */
  readonly perKw?: number
  readonly perKwEscalation?: number
  /** [money/MWh] */
  readonly perMwh?: number
  readonly perMwhEscalation?: number
  /** Of what the system cost [share/year]; rises with inflation. */
  readonly insurance?: number
  /** Of what the system cost [share/year]; stays as it is. */
  readonly propertyTax?: number
  /** What the system is still worth in the last year, of what it cost [share]. */
  readonly salvage?: number
}

/** Something renewed once: an inverter, a battery. */
export interface Replacement {
  /** 1, 2, … */
  readonly year: number
  /** What it would cost in year 1 [money]. */
  readonly cost: number
  /** How its price changes until then [share per year]; 0 where the cost is already that year's. */
  readonly rise: number
}

/** What upkeep is reckoned from. */
export interface KeptSystem {
  readonly years: number
  readonly cost: number
  /** [kW] */
  readonly kw: number
  /** [kWh] of each year */
  readonly energy: readonly number[]
  readonly inflation: number
}

const KWH_PER_MWH = 1_000

/**
 * Upkeep and replacements of each year [money], as a cost; the last year is less what is left of the system.
 * Percentages add: (1 + inflation + escalation)^(year − 1).
 * @throws InputError naming the field
 */
export function upkeepByYear(system: KeptSystem, upkeep: Upkeep, replacements: readonly Replacement[]): number[] {
  inPart('upkeep', () => checkUpkeep(upkeep, system.years))
  checkReplacements(replacements, system.years)
  const { cost, kw, energy, inflation, years } = system
  return Array.from({ length: years }, (_, i) => {
    const risen = (escalation = 0) => (1 + inflation + escalation) ** i
    const fixed = upkeep.fixedByYear?.[i] ?? (upkeep.fixed ?? 0) * risen(upkeep.fixedEscalation)
    const perKw = (upkeep.perKw ?? 0) * kw * risen(upkeep.perKwEscalation)
    const perMwh = ((upkeep.perMwh ?? 0) * (energy[i] ?? 0) * risen(upkeep.perMwhEscalation)) / KWH_PER_MWH
    const insurance = (upkeep.insurance ?? 0) * cost * risen()
    const left = i === years - 1 ? (upkeep.salvage ?? 0) * cost : 0
    const renewed = replacements.reduce(
      (sum, { year, cost: price, rise }) => sum + (year === i + 1 ? price * (1 + rise) ** i : 0),
      0,
    )
    return fixed + perKw + perMwh + insurance + propertyTaxOf(upkeep, cost) - left + renewed
  })
}

/** [money/year]; apart from the rest because it may be deductible. */
export const propertyTaxOf = ({ propertyTax = 0 }: Upkeep, cost: number) => propertyTax * cost

function checkUpkeep(upkeep: Upkeep, years: number): void {
  for (const part of ['fixed', 'perKw', 'perMwh'] as const) requireNumber(part, upkeep[part] ?? 0, { name: 'Upkeep' })
  for (const part of ['fixedEscalation', 'perKwEscalation', 'perMwhEscalation'] as const) {
    requireNumber(part, upkeep[part] ?? 0, { name: 'The rise of the upkeep', min: -0.5, max: 1 })
  }
  for (const part of ['insurance', 'propertyTax', 'salvage'] as const) {
    requireNumber(part, upkeep[part] ?? 0, { name: 'A share of the cost', max: 1 })
  }
  if (!upkeep.fixedByYear) return
  if (upkeep.fixedByYear.length !== years) {
    throw new InputError('fixedByYear', `Upkeep by year must have ${years} years.`)
  }
  upkeep.fixedByYear.forEach((money, i) => {
    requireNumber(`fixedByYear.${i}`, money, { name: `The upkeep of year ${i + 1}` })
  })
}

function checkReplacements(replacements: readonly Replacement[], years: number): void {
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

import { HOURS_OF_DAY, HOURS_OF_YEAR } from '../../calendar.ts'
import type { CoverageTable } from '../../energy/backup.ts'
import type { Generator } from '../../energy/generator.ts'
import { dailyOutages, type OutageHours, simulateOutageYear, weeklyOutages } from '../../energy/outage-year.ts'
import { t } from '../../language/t.ts'
import { InputError } from '../../validation/input-error.ts'
import type { PlanInputs } from './plan-inputs.ts'
import { sumAppliances } from './plan-outage.ts'
import { reportErrorsAt } from './plan-result.ts'
import { fuelCost, resolveGenerator } from './resolve-generator.ts'
import type { TimeSliced } from './time-sliced.ts'

/** `solar` has no battery, and so does nothing in an outage. */
export type OutageOptionName = 'solar' | 'generator' | 'battery' | 'solar-battery' | 'solar-battery-generator'

export interface OutageOption {
  readonly name: OutageOptionName
  /** Of the energy used in outages [0–1]; `null` where none is used. */
  readonly servedShare: number | null
  /** [kWh/year] */
  readonly missing: number
  /** [h/year], [l/year] and [money/year]; no money while the fuel price is unknown. */
  readonly generatorHours: number
  readonly fuel: number
  readonly fuelCost: number | null
  readonly coverage: CoverageTable
}

export interface OutageComparison {
  /** Used in outages [kWh/year]. */
  readonly shed: number
  /** Whether the appliances chosen for an outage are served, or everything. */
  readonly servesAppliances: boolean
  readonly options: readonly OutageOption[]
  readonly generator: Generator | null
}

/**
 * Compares what generator, battery and panels serve where the grid fails often: of the appliances chosen for an outage, or
 * of all use. The options are those of the plan's system. One option per slice.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareOutageOptions(inputs: PlanInputs): TimeSliced<OutageComparison> {
  const { home, system, solar, use, assumptions } = inputs
  const outages = outageHoursOf(inputs)
  const { kwhPerDay } = sumAppliances(home)
  const servesAppliances = kwhPerDay > 0
  const demand = servesAppliances ? new Float64Array(HOURS_OF_YEAR).fill(kwhPerDay / HOURS_OF_DAY) : use.total
  const generator = resolveGenerator(
    home,
    demand.reduce((peak, kwh) => Math.max(peak, kwh), 0),
    assumptions,
  )
  const battery = (home.outages?.runsWithoutGrid ?? true) ? (system.battery?.battery ?? null) : null
  const output = solar.map((kwh) => Math.min(kwh, system.inverterKw.value))
  const systems = [
    { name: 'solar', solar: output, battery: null, generator: null },
    ...(generator ? [{ name: 'generator', solar: null, battery: null, generator } as const] : []),
    ...(system.battery
      ? ([
          { name: 'battery', solar: null, battery, generator: null },
          { name: 'solar-battery', solar: output, battery, generator: null },
          ...(generator ? [{ name: 'solar-battery-generator', solar: output, battery, generator } as const] : []),
        ] as const)
      : []),
  ] as const
  const options: OutageOption[] = []
  let shed = 0
  for (const { name, ...parts } of systems) {
    const year = reportErrorsAt('outages', () => simulateOutageYear({ ...parts, demand, outages }))
    shed = year.shed
    const { servedShare, missing, generatorHours, fuel, coverage } = year
    const cost = fuelCost(home, fuel, year.generator)
    options.push({ name, servedShare, missing, generatorHours, fuel, fuelCost: cost, coverage })
    yield
  }
  return { shed, servesAppliances, options, generator }
}

/** @throws InputError while nothing is known of the outages */
function outageHoursOf({ home, siteData }: PlanInputs): readonly OutageHours[] {
  const { week, hoursPerDay } = home.outages ?? {}
  if (week)
    return [
      weeklyOutages(
        [...week.join('')].map((hour) => hour === '1'),
        siteData.location,
      ),
    ]
  if (hoursPerDay === undefined)
    throw new InputError('outages', t('Enter how many hours a day you have no power, or at which hours of the week.'))
  return dailyOutages(hoursPerDay)
}

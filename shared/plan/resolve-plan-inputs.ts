import { sumOf } from '../calendar.ts'
import { rankForCurtailment } from '../energy/peak-hours.ts'
import type { Home } from '../home/home.ts'
import type { SiteData } from './basis/site-data.ts'
import { type PlanInputs, resolvePriceDrivenInputs } from './plan-inputs.ts'
import { simulateBills, simulatePlan } from './simulate-plan.ts'

/**
 * The battery stays idle if dispatching it by prices would save less: it plans without knowing the hours to come, and the value
 * of a stored kWh under net metering depends on the year's surplus. With one price and net billing, no plan is worth less.
 * @param yearStep years between two simulated ones for that decision: use the step of the simulation that follows,
 * which then finds its hours in the memo
 * @throws MissingFigures, InputError with the path of a figure
 */
export function resolvePlanInputs(home: Home, siteData: SiteData, yearStep = 1): PlanInputs {
  const inputs = resolvePriceDrivenInputs(home, siteData)
  if (!inputs.peakHours) return inputs
  const { buyPrices, sellPrices } = inputs.peakHours
  if (buyPrices.length === 1 && !inputs.gridTariff.meter.isNetted) return inputs
  // Export always earns what import saves: dispatched by prices, the battery is idle anyway.
  if (Math.min(...sellPrices) >= Math.max(...buyPrices)) return inputs
  const idle = { ...inputs, peakHours: rankForCurtailment(inputs.solar.length) }
  const savingsOf = (candidate: PlanInputs) => sumOf(simulateBills(candidate, { step: yearStep }).savings)
  return savingsOf(idle) > savingsOf(inputs) ? idle : inputs
}

/**
 * Simulates a plan with every n-th year.
 * @throws MissingFigures, InputError with the path of a figure
 */
export function simulateHome(home: Home, siteData: SiteData, step = 1) {
  const inputs = resolvePlanInputs(home, siteData, step)
  return { inputs, ...simulatePlan(inputs, { step }) }
}

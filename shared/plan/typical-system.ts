import { WATTS_PER_KW } from '../energy/units.ts'
import type { Home } from '../home/home.ts'
import type { Preset } from '../presets/preset.ts'
import { DEFAULTS } from './basis/defaults.ts'
import type { SiteData } from './basis/site-data.ts'
import type { TimeSliced } from './basis/time-sliced.ts'
import { annualYieldByFace } from './compare-sizes.ts'
import { marketOf, type WithMarket } from './market.ts'
import { panelsOf, withPanels } from './panels.ts'
import { COMPARISON_YEAR_STEP, simulateRange } from './plan-range.ts'
import { simulateHome } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'

/** What is usually sold for homes of the region, on this roof and tariff. */
export interface TypicalSystem {
  readonly kwp: number
  /** Price after support at the start [money]. */
  readonly price: number
  /** Payback in the good and in the poor case [years]; `null`: not within the plan's years. */
  readonly from: number | null
  readonly to: number | null
  /**
   * Payback as installers show it: price over the bill saved in year 1, without maintenance, rises or loss of output
   * [years]; `null` where nothing is saved.
   */
  readonly simplePayback: number | null
  /** Years of the plan. */
  readonly years: number
}

/**
 * Assesses the system without a battery. A few slices.
 * @returns `null` where the roof has no room for it
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* assessTypicalSystem(
  home: WithMarket<Home>,
  siteData: SiteData,
  preset: Preset | null,
): TimeSliced<TypicalSystem | null> {
  const { battery: _, ...system } = withoutLease(home).system
  const bare = { ...withoutLease(home), system: { ...system, arrays: [] } }
  const panels = Math.max(1, Math.round((marketOf(home).typicalKw * WATTS_PER_KW) / DEFAULTS.panelWatts.value))
  const typical = withPanels(bare, panels, annualYieldByFace(siteData.solar))
  if (panelsOf(typical) < panels) return null
  const { inputs, assessment } = simulateHome(typical, siteData, COMPARISON_YEAR_STEP)
  const { cashFlow } = assessment
  yield
  const { poor, good } = yield* simulateRange(inputs, preset)
  const saved = cashFlow.savings[0] ?? 0
  return {
    kwp: inputs.system.kwp,
    price: cashFlow.netCost,
    from: good.payback,
    to: poor.payback,
    simplePayback: saved > 0 ? cashFlow.netCost / saved : null,
    years: inputs.years.value,
  }
}

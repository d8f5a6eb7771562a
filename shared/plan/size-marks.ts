import type { Home } from '../home/home.ts'
import type { Preset } from '../presets/preset.ts'
import type { SiteData } from './basis/site-data.ts'
import { oncePerSlice, type TimeSliced } from './basis/time-sliced.ts'
import { annualYieldByFace, RANKING_YEAR_STEP } from './compare-sizes.ts'
import type { WithMarket } from './market.ts'
import { panelsOf, withPanels } from './panels.ts'
import { yearlyUse } from './plan-inputs.ts'
import type { Recommendation } from './recommend-system.ts'
import { simulateHome } from './resolve-plan-inputs.ts'
import { withoutLease } from './resolve-project.ts'
import { createSizeLadder, findFirstSize, type SizeSearch } from './search-sizes.ts'
import { assessTypicalSystem, type TypicalSystem } from './typical-system.ts'

export interface SizeMark {
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  /** Net present value [money], from a simulation in steps of years. */
  readonly npv: number
}

/** Alternatives to the recommended size, of those that are sold and with its battery. */
export interface SizeMarks {
  /** The recommended system. */
  readonly bestValue: SizeMark
  /** The panels with the highest net present value. */
  readonly highestReturn: SizeMark
  /** The fewest panels that make the year's use; `null`: the roof is too small. */
  readonly matchesUse: SizeMark | null
  /** `null` where the roof has no room for it. */
  readonly typical: TypicalSystem | null
}

interface SimulatedSize extends SizeMark {
  /** [kWh/year] */
  readonly solar: number
  readonly use: number
}

/**
 * Each slice assesses one size.
 * @param recommended home with the recommended system
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* findSizeMarks(
  recommended: WithMarket<Home>,
  { best, sold }: Pick<Recommendation, 'best' | 'sold'>,
  siteData: SiteData,
  preset: Preset | null = null,
): TimeSliced<SizeMarks> {
  const home = withoutLease(recommended)
  const yields = annualYieldByFace(siteData.solar)
  const search: SizeSearch<SimulatedSize> = {
    sizes: createSizeLadder(sold.from, Math.max(panelsOf(home), sold.to)),
    at: oncePerSlice((panels: number) => simulateSize(withPanels(home, panels, yields), siteData)),
  }
  const bestValue = yield* search.at(panelsOf(home))
  const matching = yield* findFirstSize(search, ({ solar, use }) => solar >= use)
  return {
    bestValue: toMark(bestValue),
    highestReturn: toMark(yield* search.at(best.panels)),
    matchesUse: matching === null ? null : toMark(yield* search.at(matching)),
    typical: yield* assessTypicalSystem(home, siteData, preset),
  }
}

function simulateSize(home: Home, siteData: SiteData): SimulatedSize {
  const { inputs, assessment, years } = simulateHome(home, siteData, RANKING_YEAR_STEP)
  const { panels, kwp } = inputs.system
  return { panels, kwp, npv: assessment.npv, solar: years[0]?.totals.solar ?? 0, use: yearlyUse(inputs) }
}

const toMark = ({ panels, kwp, npv }: SizeMark): SizeMark => ({ panels, kwp, npv })

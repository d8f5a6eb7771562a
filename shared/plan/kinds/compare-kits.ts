import { MAX_KIT_PANELS } from '../../home/balcony.ts'
import type { Home } from '../../home/home.ts'
import type { SiteData } from '../basis/site-data.ts'
import type { TimeSliced } from '../basis/time-sliced.ts'
import { resolvePlanInputs } from '../resolve-plan-inputs.ts'
import { simulateBills } from '../simulate-plan.ts'
import { withPlugInKit } from './plug-in-kit.ts'

/** A plug-in kit in its first year. */
export interface KitOutcome {
  readonly panels: number
  /** [kWp] */
  readonly kwp: number
  /** Production after the inverter's limit [kWh/year]. */
  readonly production: number
  /** Energy used in the home [kWh/year]; the rest leaves unpaid. */
  readonly saved: number
  /** [money/year] */
  readonly savedMoney: number
}

/**
 * Compares kits of one to four panels, one per slice. Needs no price of the kit.
 * @param home of `withPlugInKit`
 * @throws MissingFigures, InputError with the path of a figure
 */
export function* compareKits(home: Home, siteData: SiteData): TimeSliced<readonly KitOutcome[]> {
  const kits: KitOutcome[] = []
  for (let panels = 1; panels <= MAX_KIT_PANELS; panels += 1) {
    const inputs = resolvePlanInputs(withPlugInKit({ ...home, balcony: { ...home.balcony, panels } }, null), siteData)
    const { years, savings } = simulateBills(inputs)
    const totals = years[0]?.totals
    if (!totals) throw new RangeError('A plan has at least one year')
    kits.push({
      panels,
      kwp: inputs.system.kwp,
      production: totals.solar - totals.inverterClipped,
      saved: totals.direct,
      savedMoney: savings[0] ?? 0,
    })
    yield
  }
  return kits
}

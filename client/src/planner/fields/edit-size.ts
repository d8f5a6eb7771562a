import { withFigure } from '#shared/home/change.ts'
import type { Home } from '#shared/home/home.ts'
import { isWithin } from '#shared/home/provenance.ts'
import { plannedQuote, withoutPlannedQuote } from '#shared/home/quotes.ts'
import { marketOf } from '#shared/plan/market.ts'
import { panelsOf, withoutChosenPanels, withPanels } from '#shared/plan/panels.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { changeHome, getHomeState } from '../../home/home.ts'
import { getPlannedHome } from '../engine/plan-store.ts'

/** Starts from the planned system if the user has chosen no panels. */
export function setPanels(count: number, plannedHome: Home, yields: readonly number[]) {
  const home = withSystemOfQuote(getHomeState().home)
  const base = withDefaultRoof(withPlannedSystem(home, plannedHome))
  // The planned home knows how much room its roof has.
  const { market: _, ...resized } = withPanels({ ...base, market: marketOf(plannedHome) }, count, yields)
  const isNothing = panelsOf(resized) === 0 && !((resized.system.battery?.usableKwh ?? 0) > 0)
  if (isNothing) return
  changeHome(withFigure(resized, 'system.arrays', resized.system.arrays) ?? home, 'system.arrays')
}

/** Returns from chosen panels or a quote to the recommended system. */
export function restoreRecommendation() {
  changeHome(withoutChosenPanels(withoutPlannedQuote(getHomeState().home)), 'system.arrays')
}

/** Choosing another size or battery than the quote's sets the quote aside and starts from its system. */
export function withSystemOfQuote(home: Home): Home {
  const plannedHome = getPlannedHome()
  if (!plannedQuote(home) || !plannedHome) return home
  const { arrays, battery } = plannedHome.system
  const { battery: _, ...system } = home.system
  return { ...withoutPlannedQuote(home), system: { ...system, arrays, ...(battery && { battery }) } }
}

export function withPlannedSystem(home: Home, plannedHome: Home): Home {
  if (home.system.arrays.length > 0 || plannedHome.system.arrays.length === 0) return home
  const homeWithRoof = withDefaultRoof(home)
  const systemProvenance = Object.entries(plannedHome.provenance).filter(([path]) => isWithin(path, 'system'))
  return {
    ...homeWithRoof,
    system: { ...homeWithRoof.system, ...plannedHome.system },
    provenance: { ...homeWithRoof.provenance, ...Object.fromEntries(systemProvenance) },
  }
}

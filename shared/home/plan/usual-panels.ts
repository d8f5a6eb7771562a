import type { Home } from '../home.ts'
import { energyPlanOf } from '../plan.ts'
import type { Surroundings } from './surroundings.ts'
import { USUAL } from './usual.ts'

/** What a usual roof holds, and what is planned while the use is not known. */
const MOST = 24
const UNKNOWN = 10

/**
 * The home with panels on the first plane of its roof where none were chosen yet: as many as yield the year's use. They are
 * worked out anew whenever the use or the roof changes, until the user chooses.
 */
export function withUsualPanels(home: Home, around: Surroundings): Home {
  if (home.system.arrays.length > 0 || home.roof.planes.length === 0) return home
  const tried = withArray(home, UNKNOWN, 'Ten panels, until it is known what the home uses.')
  const energy = energyPlanOf(tried, around)
  if (energy.kind !== 'answer' || !(energy.value.totals.solar > 0)) return tried
  const { use, solar } = energy.value.totals
  const panels = Math.max(1, Math.ceil((UNKNOWN * use) / solar))
  return panels > MOST
    ? withArray(home, MOST, `${MOST} panels, as many as a usual roof holds; the year’s use would take ${panels}.`)
    : withArray(home, panels, 'As many panels as yield what the home uses in a year.')
}

const withArray = (home: Home, panels: number, how: string): Home => ({
  ...home,
  system: { ...home.system, arrays: [{ plane: 0, panels, watts: USUAL.panelWatts.value }] },
  provenance: { ...home.provenance, 'system.arrays': { kind: 'worked-out', how } },
})

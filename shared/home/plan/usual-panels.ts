import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { energyPlanOf } from '../plan.ts'
import { panelsOnRoof } from '../roof-room.ts'
import { yieldOfPlanes } from './sizes-of-plan.ts'
import type { Surroundings } from './surroundings.ts'

/** What is planned while the use is not known. */
const UNKNOWN = 10

/**
 * The home with panels where none were chosen yet: as many as yield the year's use, on the faces where they yield most and
 * within their room. They are computed anew whenever the use or the roof changes, until the user chooses.
 */
export function withUsualPanels(home: Home, around: Surroundings): Home {
  if (home.system.arrays.length > 0 || home.roof.planes.length === 0) return home
  const room = panelsOnRoof(home)
  const yields = yieldOfPlanes(around.sun)
  const place = (panels: number, how: string): Home => {
    const placed = withPanels(home, panels, yields)
    return { ...placed, provenance: { ...placed.provenance, 'system.arrays': { kind: 'worked-out', how } } }
  }
  const tried = place(Math.min(UNKNOWN, room), 'Ten panels, until it is known what the home uses.')
  const energy = energyPlanOf(tried, around)
  if (energy.kind !== 'answer' || !(energy.value.totals.solar > 0)) return tried
  const { use, solar } = energy.value.totals
  const panels = Math.max(1, Math.ceil((panelsOf(tried) * use) / solar))
  return panels > room
    ? place(room, `${room} panels, as many as the roof has room for; the year’s use would take ${panels}.`)
    : place(panels, 'As many panels as yield what the home uses in a year.')
}

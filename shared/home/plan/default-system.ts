import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { energyPlanOf, recommendationOf } from '../plan.ts'
import type { Preset } from '../presets/preset.ts'
import { panelsOnRoof } from '../roof-room.ts'
import { mostSoldKw } from '../typical.ts'
import { answerOf } from './answer.ts'
import { gainsAtHighest } from './export-rate.ts'
import type { Pieces } from './pieces.ts'
import type { Recommendation } from './recommend.ts'
import { yieldOfPlanes } from './sizes-of-plan.ts'
import type { Surroundings } from './surroundings.ts'

/** What is planned while the use is not known. */
const UNKNOWN = 10

const AT_HIGHEST = {
  kind: 'worked-out',
  how: 'The system with the greatest lifetime gain at the highest plausible export rate.',
} as const

export interface PlannedHome {
  readonly home: Home
  /** Absent where the size was chosen, or follows from the use. */
  readonly recommendation?: Omit<Recommendation, 'home'>
}

/**
 * The home with a system where the user chose no panels: the recommended one, or while a price is missing one that covers
 * the year's use. It is computed anew with every change, until the user chooses.
 * @param preset of the home's country, for limits of its terms of selling
 */
export function* withDefaultSystem(home: Home, around: Surroundings, preset: Preset | null): Pieces<PlannedHome> {
  if (home.system.arrays.length > 0 || home.roof.planes.length === 0) return { home }
  // One price for panels that are not known says nothing of any size.
  if (home.money.price?.kind === 'total') return { home: withCoveringPanels(home, around) }
  const limit = preset ? mostSoldKw(home, preset) : undefined
  const answer = yield* recommendationOf(home, around, limit)
  if (answer.kind !== 'answer') return { home: withCoveringPanels(home, around) }
  const { home: recommended, ...recommendation } = answer.value
  if (!recommendation.pays) {
    // Nothing pays if nothing is paid for export: a size that would, if the rate is high enough, shows what it hangs on.
    const unknown = answerOf(() => gainsAtHighest(recommended, around, preset))
    yield
    if (unknown.kind === 'answer' && unknown.value?.gains === false) {
      const { arrays: _, ...system } = unknown.value.paid.system
      const paid = yield* recommendationOf({ ...unknown.value.paid, system: { ...system, arrays: [] } }, around, limit)
      if (paid.kind === 'answer' && paid.value.pays) {
        const { system, provenance } = paid.value.home
        return { home: { ...home, system, provenance: { ...provenance, 'system.arrays': AT_HIGHEST } } }
      }
    }
  }
  return { home: recommended, recommendation }
}

/** The home with as many panels as yield the year's use, on the faces where they yield most and within their room. */
function withCoveringPanels(home: Home, around: Surroundings): Home {
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

import type { Home } from '../home.ts'
import { panelsOf, withPanels } from '../panels.ts'
import { energyPlanOf, recommendationOf } from '../plan.ts'
import type { Preset } from '../presets/preset.ts'
import { panelsOnRoof } from '../roof-room.ts'
import { mostSoldKw } from '../typical.ts'
import { breakEvenRate, highestRate, isRateUnknown, withExportRate } from './export-rate.ts'
import type { Pieces } from './pieces.ts'
import type { Recommendation } from './recommend.ts'
import { yieldOfPlanes } from './sizes-of-plan.ts'
import type { Surroundings } from './surroundings.ts'
import { termsOf } from './terms-of-home.ts'

/** What is planned while the use is not known. */
const UNKNOWN = 10

const LOWEST_RATE = {
  kind: 'worked-out',
  how: 'The system that gains from the lowest export rate on.',
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
  const dependent = recommendation.pays ? null : yield* withLowestRate(home, recommended, around, preset, limit)
  return dependent ? { home: dependent } : { home: recommended, recommendation }
}

const MOST_STEPS = 8

/**
 * Where nothing gains while nothing is paid for export, and the rate is unknown: the home with the system that gains from
 * the lowest rate on. Newton's way from the highest plausible rate down: the rate from which the system of the last rate
 * gains is the next one.
 * @param least the system that loses least
 * @returns nothing where no plausible rate helps, or the rate is known
 */
function* withLowestRate(
  home: Home,
  least: Home,
  around: Surroundings,
  preset: Preset | null,
  limit: number | undefined,
): Pieces<Home | null> {
  const terms = termsOf(least, around)
  if (!isRateUnknown(terms)) return null
  // At the rate from which panels alone gain, a battery takes from what they are paid.
  const { batteryPrice: _, ...money } = home.money
  const unstored: Home = home.system.battery ? home : { ...home, money }
  let rate = highestRate(terms, preset)
  let found: Home | null = null
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const answer = yield* recommendationOf(withExportRate(unstored, rate), around, limit)
    if (answer.kind !== 'answer' || !answer.value.pays) break
    const { system, provenance } = answer.value.home
    if (found && JSON.stringify(system) === JSON.stringify(found.system)) break
    found = { ...home, system, provenance: { ...provenance, 'system.arrays': LOWEST_RATE } }
    const lower = yield* breakEvenRate(termsOf(found, around), rate)
    if (lower === null) break
    rate = lower
  }
  return found
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

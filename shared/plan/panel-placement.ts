import type { TimeSliced } from './basis/time-sliced.ts'
import type { RoofRoom } from './roof-room.ts'

/** Number of panels on each face of the roof. */
export type PanelCounts = readonly number[]

export interface PlacementRoom {
  readonly room: RoofRoom
  /** Faces that may get panels, those with the best yield first. */
  readonly faces: readonly number[]
}

export interface PlacementSearch extends PlacementRoom {
  /** Expensive; concave in the counts [money]. */
  readonly evaluate: (counts: PanelCounts) => TimeSliced<number>
}

/** More panels than this are first placed in the proportions of the start. */
const MAX_SINGLE_PANELS = 4
/** Smaller gains are rounding errors [share of the value]. */
const NEGLIGIBLE = 1e-9

/**
 * Places a number of panels where they are worth most: the next one on the face where it earns most, or the one removed where it
 * earned least. Then panels change faces until nothing improves, which is the best placement if the value is concave.
 * @param start counts of another size, or zeros
 * @param panels at most the room of the faces
 */
export function* placePanels(start: PanelCounts, panels: number, search: PlacementSearch): TimeSliced<PanelCounts> {
  const distance = Math.abs(panels - countPanels(start))
  let counts = distance > MAX_SINGLE_PANELS ? scalePlacement(start, panels, search) : start
  while (countPanels(counts) !== panels) {
    const step = Math.sign(panels - countPanels(counts))
    counts = yield* findBest(
      search.faces.map((face) => addPanels(counts, face, step)).filter((option) => fits(option, search.room)),
      search,
    )
  }
  let step = Math.max(1, Math.ceil(distance / MAX_SINGLE_PANELS))
  for (; step >= 1; step = Math.floor(step / 2)) counts = yield* exchange(counts, step, search)
  return counts
}

/** Places a number of panels in the proportions of others, as far as there is room; the rest on the best faces. */
export function scalePlacement(start: PanelCounts, panels: number, { room, faces }: PlacementRoom): PanelCounts {
  const factor = panels / Math.max(1, countPanels(start))
  const fillFaces = (counts: PanelCounts, panelsOf: (face: number) => number) =>
    faces.reduce((filled, face) => {
      const added = Math.min(panelsOf(face), panels - countPanels(filled), roomLeft(filled, face, room))
      return addPanels(filled, face, added)
    }, counts)
  const proportional = fillFaces(
    start.map(() => 0),
    (face) => Math.round((start[face] ?? 0) * factor),
  )
  return fillFaces(proportional, () => panels)
}

export const countPanels = (counts: PanelCounts): number => counts.reduce((sum, count) => sum + count, 0)

const addPanels = (counts: PanelCounts, face: number, panels: number): PanelCounts =>
  counts.map((count, i) => (i === face ? count + panels : count))

function roomLeft(counts: PanelCounts, face: number, { byFace, shared }: RoofRoom): number {
  const room = byFace[face] ?? null
  if (room !== null) return room - (counts[face] ?? 0)
  return shared - countPanels(counts.filter((_, other) => byFace[other] === null))
}

const fits = (counts: PanelCounts, room: RoofRoom): boolean =>
  counts.every((count, face) => count >= 0 && roomLeft(counts, face, room) >= 0)

/** The first of equal ones. A single option needs no evaluation. */
function* findBest(options: readonly PanelCounts[], { evaluate }: PlacementSearch): TimeSliced<PanelCounts> {
  const [first, ...others] = options
  if (!first) throw new RangeError('There is no room for that many panels')
  if (others.length === 0) return first
  let [best, bestValue] = [first, yield* evaluate(first)]
  for (const option of others) {
    const value = yield* evaluate(option)
    if (value > bestValue) [best, bestValue] = [option, value]
  }
  return best
}

/** Moves as many panels from face to face as long as that is worth more. */
function* exchange(start: PanelCounts, step: number, search: PlacementSearch): TimeSliced<PanelCounts> {
  const { faces, room, evaluate } = search
  let counts = start
  for (;;) {
    const options = faces
      .flatMap((from) =>
        faces.filter((to) => to !== from).map((to) => addPanels(addPanels(counts, from, -step), to, step)),
      )
      .filter((option) => fits(option, room))
    if (options.length === 0) return counts
    const value = yield* evaluate(counts)
    const best = yield* findBest([counts, ...options], search)
    if (!((yield* evaluate(best)) > value + NEGLIGIBLE * Math.abs(value))) return counts
    counts = best
  }
}

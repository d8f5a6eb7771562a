import type { Home } from './home.ts'
import { USUAL } from './plan/usual.ts'
import { roofRoom } from './roof-room.ts'
import { MOST_PLANES } from './system.ts'

const WATTS_OF_KW = 1_000

type Arrays = Home['system']['arrays']

/**
 * The home with so many panels. One rule says where: the next panel goes on the face where it yields most, within the room
 * of each face; panels beyond a face's room leave it, and of the others the worst go first. The inverter grows with the
 * panels, and so does a price that was given for the whole.
 * @param yields what a kWp brings on each face of the roof, in any one measure; nothing goes on a face of 0
 */
export function withPanels(home: Home, panels: number, yields: readonly number[]): Home {
  const before = home.system.arrays
  const arrays = placed(home, panels, yields)
  const power = powerOf(before)
  const factor = power > 0 ? powerOf(arrays) / power : 1
  const { price, upkeepPerYear, inverterRenewal } = home.money
  return {
    ...home,
    system: {
      ...home.system,
      arrays,
      ...(home.system.inverterKw !== undefined && { inverterKw: home.system.inverterKw * factor }),
    },
    money: {
      ...home.money,
      ...(price && { price: price.kind === 'total' ? { kind: 'total', total: price.total * factor } : price }),
      ...(upkeepPerYear !== undefined && { upkeepPerYear: upkeepPerYear * factor }),
      ...(inverterRenewal?.cost !== undefined && {
        inverterRenewal: { ...inverterRenewal, cost: inverterRenewal.cost * factor },
      }),
    },
  }
}

const powerOf = (arrays: Arrays) => arrays.reduce((sum, { panels, watts }) => sum + (panels * watts) / WATTS_OF_KW, 0)

/** Power of all panels [kWp]. */
export const kwpOf = ({ system }: Pick<Home, 'system'>): number => powerOf(system.arrays)

function placed(home: Home, panels: number, yields: readonly number[]): Arrays {
  const { byFace, shared } = roofRoom(home)
  const left = [...byFace]
  let leftShared = shared
  /** Takes room on a face. @returns for how many panels there was some */
  const take = (face: number, count: number): number => {
    const room = left[face] === null ? leftShared : (left[face] ?? 0)
    const taken = Math.min(count, room)
    if (left[face] === null) leftShared -= taken
    else left[face] = room - taken
    return taken
  }
  const yieldOf = (face: number) => yields[face] ?? 0
  const best = (a: number, b: number) => yieldOf(b) - yieldOf(a)

  // The best keep theirs first, so that the worst give way.
  const arrays = home.system.arrays.map((array) => ({ ...array, panels: 0 }))
  let wanted = panels
  const order = [...arrays.keys()].sort((a, b) => best(arrays[a]?.plane ?? 0, arrays[b]?.plane ?? 0))
  for (const i of order) {
    const [array, own] = [arrays[i], home.system.arrays[i]]
    if (!array || !own) continue
    array.panels = take(array.plane, Math.min(wanted, own.panels))
    wanted -= array.panels
  }
  const faces = [...byFace.keys()].filter((face) => yieldOf(face) > 0).sort(best)
  for (const face of faces) {
    const array = arrays.find(({ plane }) => plane === face)
    if (!array && arrays.length === MOST_PLANES) continue
    const added = take(face, wanted)
    wanted -= added
    if (array) array.panels += added
    else if (added > 0) arrays.push({ plane: face, panels: added, watts: arrays[0]?.watts ?? USUAL.panelWatts.value })
  }
  return arrays
}

export const panelsOf = ({ system }: Pick<Home, 'system'>): number =>
  system.arrays.reduce((sum, array) => sum + array.panels, 0)

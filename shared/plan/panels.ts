import { WATTS_PER_KW } from '../energy/units.ts'
import type { Home } from '../home/home.ts'
import { provenanceOf, withoutPart } from '../home/provenance.ts'
import { MAX_PLANES } from '../home/system.ts'
import { DEFAULTS } from './basis/defaults.ts'
import type { WithMarket } from './market.ts'
import { computeRoofRoom } from './roof-room.ts'

type Arrays = Home['system']['arrays']

/**
 * Places panels on the faces with the best yield first, within the room of each face, and removes them from the worst
 * first. The inverter and a total price scale with the power; without panels, a battery has an inverter of its own.
 * @param yieldByFace yield of a kWp on each face, in any unit; a face of 0 gets no panels
 */
export function withPanels<H extends WithMarket<Home>>(home: H, panels: number, yieldByFace: readonly number[]): H {
  const currentArrays = home.system.arrays
  const arrays = placePanels(home, panels, yieldByFace)
  const power = kwpOfArrays(currentArrays)
  const factor = power > 0 ? kwpOfArrays(arrays) / power : 1
  const { price, upkeepPerYear, inverterRenewal } = home.money
  const { inverterKw, ...system } = home.system
  return {
    ...home,
    system: {
      ...system,
      arrays,
      ...(inverterKw !== undefined && factor > 0 && { inverterKw: inverterKw * factor }),
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

const kwpOfArrays = (arrays: Arrays) =>
  arrays.reduce((sum, { panels, watts }) => sum + (panels * watts) / WATTS_PER_KW, 0)

/** [kWp] */
export const kwpOf = ({ system }: Pick<Home, 'system'>): number => kwpOfArrays(system.arrays)

function placePanels(home: WithMarket<Home>, panels: number, yieldByFace: readonly number[]): Arrays {
  const { byFace, shared } = computeRoofRoom(home)
  const roomLeft = [...byFace]
  let sharedRoomLeft = shared
  /** Returns the number of panels that fit. */
  const takeRoom = (face: number, count: number): number => {
    const room = roomLeft[face]
    // Panels on a face that the roof does not have stay, as the plan reports them as an error.
    if (room === undefined) return count
    const fitting = Math.min(count, room ?? sharedRoomLeft)
    if (room === null) sharedRoomLeft -= fitting
    else roomLeft[face] = room - fitting
    return fitting
  }
  const yieldOf = (face: number) => yieldByFace[face] ?? 0
  const byYield = (a: number, b: number) => yieldOf(b) - yieldOf(a)

  // Existing panels keep their place in order of yield, so that the worst are removed.
  const arrays = home.system.arrays.map((array) => ({ ...array, panels: 0 }))
  let remaining = panels
  const order = [...arrays.keys()].sort((a, b) => byYield(arrays[a]?.plane ?? 0, arrays[b]?.plane ?? 0))
  for (const i of order) {
    const [array, current] = [arrays[i], home.system.arrays[i]]
    if (!array || !current) continue
    array.panels = takeRoom(array.plane, Math.min(remaining, current.panels))
    remaining -= array.panels
  }
  const faces = [...byFace.keys()].filter((face) => yieldOf(face) > 0).sort(byYield)
  for (const face of faces) {
    const array = arrays.find(({ plane }) => plane === face)
    if (!array && arrays.length === MAX_PLANES) continue
    const added = takeRoom(face, remaining)
    remaining -= added
    if (array) array.panels += added
    else if (added > 0)
      arrays.push({ plane: face, panels: added, watts: arrays[0]?.watts ?? DEFAULTS.panelWatts.value })
  }
  return arrays
}

export const panelsOf = ({ system }: Pick<Home, 'system'>): number =>
  system.arrays.reduce((sum, array) => sum + array.panels, 0)

/** The home before its panels were chosen. A battery that came with the recommendation goes with them. */
export function withoutChosenPanels(home: Home): Home {
  const { battery, ...system } = home.system
  const isChosen = battery && provenanceOf(home, 'system.battery').kind === 'yours'
  const withoutBattery: Home = isChosen
    ? home
    : { ...home, system, provenance: withoutPart(home.provenance, 'system.battery') }
  return {
    ...withoutBattery,
    system: { ...withoutBattery.system, arrays: [] },
    provenance: withoutPart(withoutBattery.provenance, 'system.arrays'),
  }
}

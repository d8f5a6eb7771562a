import type { Home } from './home.ts'
import { USUAL } from './plan/usual.ts'

/** Without a word on the room, a roof is taken to hold so many panels. */
const MOST_PANELS = 40
const WATTS_OF_KW = 1_000

/**
 * The home with so many panels: those it has stay where they are, further ones go where they bring most and there is room,
 * and the worst go first. The inverter grows with the panels, and so does a price that was given for the whole.
 * @param yields what a kWp brings on each plane of the roof, in any one measure
 */
export function withPanels(home: Home, panels: number, yields: readonly number[]): Home {
  const { arrays } = home.system
  const now = panelsOf(home)
  const room = roomOf(home)
  const yieldOf = (i: number) => yields[arrays[i]?.plane ?? 0] ?? 0
  const byYield = [...arrays.keys()].sort((a, b) => yieldOf(b) - yieldOf(a))
  const counts = arrays.map((array) => array.panels)
  let left = panels - now
  for (const i of left > 0 ? byYield : byYield.toReversed()) {
    const free = (room[i] as number) - (counts[i] as number)
    const moved = left > 0 ? Math.min(left, Math.max(0, free)) : Math.max(left, -(counts[i] as number))
    counts[i] = (counts[i] as number) + moved
    left -= moved
  }
  const kwpOf = (each: readonly number[]) =>
    arrays.reduce((sum, { watts }, i) => sum + ((each[i] as number) * watts) / WATTS_OF_KW, 0)
  const before = kwpOf(arrays.map((array) => array.panels))
  const factor = before > 0 ? kwpOf(counts) / before : 1
  const { price, upkeepPerYear, inverterRenewal } = home.money
  return {
    ...home,
    system: {
      ...home.system,
      arrays: arrays.map((array, i) => ({ ...array, panels: counts[i] as number })),
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

export const panelsOf = ({ system }: Pick<Home, 'system'>): number =>
  system.arrays.reduce((sum, array) => sum + array.panels, 0)

/** How many panels each array may have. */
export function roomOf({ system, roof }: Pick<Home, 'system' | 'roof'>): number[] {
  return system.arrays.map(({ plane, panels, watts }) => {
    const room = roof.planes[plane]?.room
    if (!room) return Math.max(panels, Math.floor(MOST_PANELS / system.arrays.length))
    if (room.kind === 'panels') return Math.max(panels, room.count)
    return Math.max(panels, Math.floor((room.squareMetres * USUAL.density.value * WATTS_OF_KW) / watts))
  })
}

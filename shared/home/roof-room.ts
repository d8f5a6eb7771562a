import type { Home } from './home.ts'
import { USUAL } from './plan/usual.ts'
import { typicalKw } from './presets/system-sizes.ts'

/** What a roof holds until its room is given, by the typical system of the country [-]: a rule of thumb. */
const ROOM_BY_TYPICAL = 1.3
/** The most that one array of a home's record holds. */
const MOST_ON_A_FACE = 2_000
const WATTS_PER_KW = 1_000

/** How many panels a roof has room for. */
export interface RoofRoom {
  /** By face; `null` where its room was not given, 0 on a face without slope or direction. */
  readonly byFace: readonly (number | null)[]
  /** What all faces of unknown room hold together. */
  readonly shared: number
}

type Roofed = Pick<Home, 'roof' | 'system' | 'region'>

/** The room of a home's roof, in panels of the power that its own have. */
export function roofRoom({ roof, system, region }: Roofed): RoofRoom {
  const watts = system.arrays[0]?.watts ?? USUAL.panelWatts.value
  const defaultRoom = Math.max(1, Math.floor((ROOM_BY_TYPICAL * typicalKw(region.country) * WATTS_PER_KW) / watts))
  const byFace = roof.planes.map(({ tilt, azimuth, room }, face) => {
    if (tilt === undefined || azimuth === undefined) return 0
    if (!room) return null
    if (room.kind === 'panels') return room.count
    const own = system.arrays.find(({ plane }) => plane === face)?.watts ?? watts
    return Math.min(MOST_ON_A_FACE, Math.floor((room.squareMetres * USUAL.density.value * WATTS_PER_KW) / own))
  })
  return { byFace, shared: byFace.includes(null) ? defaultRoom : 0 }
}

/** How many panels the whole roof has room for. */
export function panelsOnRoof(home: Roofed): number {
  const { byFace, shared } = roofRoom(home)
  return byFace.reduce<number>((sum, room) => sum + (room ?? 0), shared)
}

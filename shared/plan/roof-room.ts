import { MAX_PLANT_KWP } from '../energy/solar-output.ts'
import { WATTS_PER_KW } from '../energy/units.ts'
import type { Home } from '../home/home.ts'
import type { Plane } from '../home/system.ts'
import { densityOf } from '../roof/flat-roof.ts'
import { DEFAULTS } from './basis/defaults.ts'
import { marketOf, type WithMarket } from './market.ts'

/** Default room of a roof as a multiple of the typical system: a rule of thumb. */
export const ROOM_PER_TYPICAL_SIZE = 1.3
/** Limit of the schema for one array. */
const MAX_PANELS_PER_FACE = 2_000

/** [panels] */
export interface RoofRoom {
  /** `null` where the room is not stated. A face without tilt or azimuth has room for its existing panels only. */
  readonly byFace: readonly (number | null)[]
  /** Total room of the faces without stated room: the default, at least their existing panels. */
  readonly shared: number
}

type HomeWithRoof = WithMarket<Pick<Home, 'roof' | 'system' | 'region'>>

/** Counts panels of the home's own power. Only a stated room can be less than the existing panels. */
export function computeRoofRoom(home: HomeWithRoof): RoofRoom {
  const { roof, system } = home
  const watts = system.arrays[0]?.watts ?? DEFAULTS.panelWatts.value
  const { typicalKw, roomKw = ROOM_PER_TYPICAL_SIZE * typicalKw } = marketOf(home)
  const defaultRoom = Math.max(1, Math.floor((roomKw * WATTS_PER_KW) / watts))
  const existing = roof.planes.map((_, face) =>
    system.arrays.reduce((sum, { plane, panels }) => sum + (plane === face ? panels : 0), 0),
  )
  const statedRoom = (plane: Plane, face: number): number | null => {
    const { room } = plane
    if (!room) return null
    if (room.kind === 'panels') return room.count
    const faceWatts = system.arrays.find(({ plane }) => plane === face)?.watts ?? watts
    return Math.min(
      MAX_PANELS_PER_FACE,
      Math.floor((room.squareMetres * DEFAULTS.panelDensity.value * densityOf(plane) * WATTS_PER_KW) / faceWatts),
    )
  }
  const byFace = roof.planes.map((plane, face) => {
    const stated = statedRoom(plane, face)
    const hasSlope = plane.tilt !== undefined && plane.azimuth !== undefined
    return hasSlope ? stated : Math.min(stated ?? Number.POSITIVE_INFINITY, existing[face] ?? 0)
  })
  const existingShared = existing.reduce((sum, panels, face) => sum + (byFace[face] === null ? panels : 0), 0)
  return { byFace, shared: byFace.includes(null) ? Math.max(defaultRoom, existingShared) : 0 }
}

/** The count is at most that of the largest system that can be planned. */
export function countPanelsOnRoof(home: HomeWithRoof): number {
  const { byFace, shared } = computeRoofRoom(home)
  const largestWatts = Math.max(...home.system.arrays.map(({ watts }) => watts), 0) || DEFAULTS.panelWatts.value
  const maxPanels = Math.floor((MAX_PLANT_KWP * WATTS_PER_KW) / largestWatts)
  return Math.min(
    maxPanels,
    byFace.reduce<number>((sum, room) => sum + (room ?? 0), shared),
  )
}

import { wrap360 } from '#shared/solar/angles.ts'
import type { ObstacleOfUser } from '#shared/solar/obstacle.ts'
import type { FromAbove, Panorama } from './sky.ts'

/** Half the size of a handle on the diagram [px]. */
export const HANDLE = 6.5

/** How wide it stands on the horizon [°]. */
export const spanOf = ({ from, to }: ObstacleOfUser) => wrap360(to - from) || 360

/** Where an obstacle is taken hold of: its top and its two sides. */
export function handles(projection: Panorama | FromAbove, obstacle: ObstacleOfUser) {
  const { from, to, altitude } = obstacle
  return [
    { part: 'top', at: projection.place({ azimuth: from + spanOf(obstacle) / 2, altitude }) },
    { part: 'from', at: projection.place({ azimuth: from, altitude: 0 }) },
    { part: 'to', at: projection.place({ azimuth: to, altitude: 0 }) },
  ] as const
}

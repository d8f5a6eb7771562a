import { wrap360 } from '#shared/solar/angles.ts'
import type { UserObstacle } from '#shared/solar/obstacle.ts'
import type { Panorama, TopView } from './projection.ts'

/** [px] */
export const HANDLE_RADIUS = 6.5

/** [°] */
export const obstacleWidth = ({ from, to }: UserObstacle) => wrap360(to - from) || 360

/** The top and both sides. */
export function handlePositions(projection: Panorama | TopView, obstacle: UserObstacle) {
  const { from, to, altitude } = obstacle
  return [
    { part: 'top', at: projection.project({ azimuth: from + obstacleWidth(obstacle) / 2, altitude }) },
    { part: 'from', at: projection.project({ azimuth: from, altitude: 0 }) },
    { part: 'to', at: projection.project({ azimuth: to, altitude: 0 }) },
  ] as const
}

import { t } from '../language/t.ts'
import { RADIANS } from './angles.ts'
import type { Obstacle } from './horizon.ts'

// untranslated: stored kinds
export const OBSTACLE_KINDS = ['Tree', 'House', 'Hill'] as const
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number]

export const obstacleName = (kind: ObstacleKind): string =>
  kind === 'Tree' ? t('Tree') : kind === 'House' ? t('House') : t('Hill')

/** Number of obstacles of a roof face, a kit or a place: one every 10°. */
export const MAX_OBSTACLES = 36

/** An obstacle in whole degrees. */
export interface UserObstacle extends Obstacle {
  readonly id: number
  readonly kind: ObstacleKind
}

export const obstacleRanges = {
  direction: { min: 0, max: 360, step: 1 }, // [°]
  altitude: { min: 0, max: 90, step: 1 }, // [°]
}

/** Obstacles with a height and a width. */
export const selectUsableObstacles = <Of extends Obstacle>(obstacles: readonly Of[]): Of[] =>
  obstacles.filter(({ from, to, altitude }) => altitude > 0 && from !== to)

/** [°], of an object `height` above the eye at a `distance` [same unit]. */
export const elevationAngle = (height: number, distance: number) => Math.atan2(height, distance) / RADIANS

export const nextObstacleId = (obstacles: readonly UserObstacle[]) => Math.max(0, ...obstacles.map(({ id }) => id)) + 1

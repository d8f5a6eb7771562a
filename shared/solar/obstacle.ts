import { RADIANS } from './angles.ts'
import type { Obstacle } from './horizon.ts'

export const KINDS = ['Tree', 'House', 'Hill'] as const
export type Kind = (typeof KINDS)[number]

/** An obstacle as the user drew or typed it; angles in whole degrees. */
export interface ObstacleOfUser extends Obstacle {
  readonly id: number
  readonly kind: Kind
}

export const obstacleRange = {
  direction: { min: 0, max: 360, step: 1 }, // [°]
  altitude: { min: 0, max: 90, step: 1 }, // [°]
}

/** What stands above the horizon and is wider than nothing. */
export const usableObstacles = <Of extends Obstacle>(obstacles: readonly Of[]): Of[] =>
  obstacles.filter(({ from, to, altitude }) => altitude > 0 && from !== to)

/** How high [°] something looks whose top is `height` above the eye and `distance` away [both in one unit]. */
export const apparentHeight = (height: number, distance: number) => Math.atan2(height, distance) / RADIANS

export const nextId = (obstacles: readonly ObstacleOfUser[]) => Math.max(0, ...obstacles.map(({ id }) => id)) + 1

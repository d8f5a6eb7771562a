import type { Plane } from '../home/system.ts'
import { OBSTACLE_KINDS } from '../solar/obstacle.ts'

/** Shade that the user has not drawn: things as high on every side. */
export type ShadeLevel = 'none' | 'some' | 'much'

interface Shade {
  /** Altitude of nearby obstacles above the horizon [°]. */
  readonly altitude: number
  /** Yearly loss of output of a roof of 30° towards the equator, at ten places from Lagos to Oslo [share]. */
  readonly loss: { readonly low: number; readonly high: number }
}

export const SHADE_LEVELS: Readonly<Record<ShadeLevel, Shade>> = {
  none: { altitude: 0, loss: { low: 0, high: 0 } },
  some: { altitude: 15, loss: { low: 0.05, high: 0.12 } },
  much: { altitude: 30, loss: { low: 0.15, high: 0.39 } },
}

export const obstaclesOfLevel = (level: ShadeLevel): Plane['obstacles'] => {
  const { altitude } = SHADE_LEVELS[level]
  return altitude > 0 ? [{ name: OBSTACLE_KINDS[0], from: 0, to: 360, altitude }] : []
}

/** `undefined` for obstacles that were drawn. */
export const shadeLevelOf = (obstacles: Plane['obstacles']): ShadeLevel | undefined =>
  (Object.keys(SHADE_LEVELS) as ShadeLevel[]).find(
    (level) => JSON.stringify(obstaclesOfLevel(level)) === JSON.stringify(obstacles),
  )

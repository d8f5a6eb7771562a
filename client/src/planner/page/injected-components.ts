import type { ComponentType } from 'react'
import type { Plane } from '#shared/home/system.ts'
import type { Site } from '#shared/solar/site.ts'

/* Components of other features that pages pass into the planner. */

/** [°], north and east positive. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

export type PlacesMap = ComponentType<{
  readonly place: GeoPoint | null
  readonly onPick: (place: GeoPoint, found: 'map' | 'device') => void
}>

/** A large-scale map to trace one slope of a roof. */
export type RoofMap = ComponentType<{
  readonly home: GeoPoint
  readonly corners: readonly GeoPoint[]
  /** Index of the eaves: the edge from this corner to the next. */
  readonly eaves: number
  readonly onCorners: (corners: readonly GeoPoint[]) => void
  readonly onEaves: (edge: number) => void
}>

export type PlaneSky = ComponentType<{
  readonly site: Site
  /** What the obstacles shade; default: a roof face. */
  readonly shaded?: 'face' | 'kit'
  readonly obstacles: Plane['obstacles']
  readonly onObstacles: (obstacles: Plane['obstacles']) => void
  /** Yearly loss to the obstacles, [share] and [kWh], once computed. */
  readonly lossShare: number | undefined
  readonly lostKwh: number | undefined
}>

import type { ComponentType } from 'react'
import type { Plane } from '#shared/home/system.ts'
import type { Site } from '#shared/solar/site.ts'

/*
 * What the pages put into the planner's places from other features.
 */

/** A point on the ground [°], north and east positive. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** A map of places, on which one is picked. */
export type PlacesMap = ComponentType<{
  readonly place: Spot | null
  readonly onPick: (place: Spot, found: 'map' | 'device') => void
}>

/** A map close enough to see a roof, with the corners of one slope. */
export type RoofMap = ComponentType<{
  readonly home: Spot
  readonly corners: readonly Spot[]
  /** The edge from this corner to the next is the eaves. */
  readonly eaves: number
  readonly onCorners: (corners: readonly Spot[]) => void
  readonly onEaves: (edge: number) => void
}>

/** The sky of a plane, with what stands in it. */
export type SkyOfPlane = ComponentType<{
  readonly site: Site
  readonly obstacles: Plane['obstacles']
  readonly onObstacles: (obstacles: Plane['obstacles']) => void
  /** What they take off the plane's yearly yield [share] and [kWh], once that is known. */
  readonly loss: number | undefined
  readonly lost: number | undefined
}>

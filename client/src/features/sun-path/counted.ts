import type { ObstacleOfUser } from '#shared/solar/obstacle.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { Roof } from './roof.ts'

/** What the figures shown were worked out from: a moment behind what was typed or drawn. */
export interface Counted {
  readonly roof: Roof
  readonly resource: SolarResource
  readonly obstacles: readonly ObstacleOfUser[]
}

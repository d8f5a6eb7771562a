import type { UserObstacle } from '#shared/solar/obstacle.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import type { Roof } from './roof.ts'

/** Inputs of the displayed analysis; they lag behind the fields while it is computed. */
export interface AnalysisInputs {
  readonly roof: Roof
  readonly resource: SolarResource
  readonly obstacles: readonly UserObstacle[]
}

import type { ComponentType } from 'react'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../state/home.ts'
import type { PlanAnalysis } from '../engine/protocol.ts'
import { STEPS, type Step } from '../steps.ts'

/* Kinds of home. Each brings its own questions and answer, loaded when a home of its kind is shown. */

export type KindName = NonNullable<Home['kind']>

export interface Kind {
  readonly label: () => string
  /** Its steps, in order. The others stay reachable by their address. */
  readonly steps: readonly Step[]
  /** Whether My Home asks for the use from the grid, by a bill or in kWh. */
  readonly hasBill: boolean
  /** Whether the bills with and without a system are its answer, or a part of it. */
  readonly hasGridAnswer: boolean
  /** What its answer needs of the worker, in addition to the plan. */
  readonly analyses: readonly PlanAnalysis[]
  /** Its questions on My Home. Lazy. */
  readonly HomeForm?: ComponentType
  /** Above the grid's answer, or in its place. Lazy. */
  readonly Answer?: ComponentType
}

const GRID_ANALYSES = ['outlook', 'marks', 'scenarios', 'quote'] as const satisfies readonly PlanAnalysis[]
const GRID = { steps: STEPS, hasBill: true, hasGridAnswer: true, analyses: GRID_ANALYSES } as const

export const KINDS: Readonly<Record<KindName, Kind>> = {
  house: { ...GRID, label: () => t('House') },
  outages: { ...GRID, label: () => t('Power outages are common') },
  'off-grid': { ...GRID, label: () => t('No grid (off-grid)') },
  balcony: { ...GRID, label: () => t('Apartment with a balcony') },
}

export const useKindName = (): KindName => useHome(({ kind }) => kind ?? 'house')
export const useKind = (): Kind => KINDS[useKindName()]

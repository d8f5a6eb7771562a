import type { FigurePath, Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../home/home.ts'
import type { PlanAnalysis } from '../engine/protocol.ts'
import { findStep, STEPS, type Step } from './steps.ts'

/* Kinds of home: what the planner asks them, and in which steps. `kind-parts.ts` has their own screens. */

export type KindName = NonNullable<Home['kind']>

export interface Kind {
  readonly label: () => string
  /** Its steps, in order. The others stay reachable by their address. */
  readonly steps: readonly Step[]
  /** Intros below the heading of a step, where they differ from those of a house. */
  readonly intros?: Readonly<Partial<Record<Step, () => string>>>
  /** The step that asks for a figure. */
  readonly findStep: (path: FigurePath) => Step
  /** Whether My Home asks for the use from the grid, by a bill or in kWh. */
  readonly hasBill: boolean
  /** Whether the bills with and without a system are its answer, or a part of it. */
  readonly hasGridAnswer: boolean
  /** What its answer needs of the worker, in addition to the plan. */
  readonly analyses: readonly PlanAnalysis[]
}

const GRID_ANALYSES = [
  'outlook',
  'marks',
  'scenarios',
  'quote',
  'laterCar',
  'laterHeatPump',
] as const satisfies readonly PlanAnalysis[]
const GRID = { steps: STEPS, findStep, hasBill: true, hasGridAnswer: true, analyses: GRID_ANALYSES } as const

export const KINDS: Readonly<Record<KindName, Kind>> = {
  house: { ...GRID, label: () => t('House') },
  outages: {
    ...GRID,
    label: () => t('Power outages'),
    findStep: (path) => (path === 'money.fuelPrice' ? '/plan/answer' : findStep(path)),
    analyses: [...GRID_ANALYSES, 'outages'],
  },
  'off-grid': {
    label: () => t('Off the grid'),
    steps: ['/plan/home', '/plan/sun', '/plan/money', '/plan/answer'],
    intros: {
      '/plan/home': () => t('Your town and how much electricity you use.'),
      '/plan/money': () => t('What panels and a battery cost where you live.'),
      '/plan/answer': () => t('Which panels and battery keep your home running, and how often they run short.'),
    },
    findStep: (path) => (path === 'money.batteryPrice' ? '/plan/money' : findStep(path)),
    hasBill: false,
    hasGridAnswer: false,
    analyses: [],
  },
  balcony: {
    label: () => t('Apartment with a balcony'),
    steps: ['/plan/home', '/plan/money', '/plan/answer'],
    intros: {
      '/plan/money': () =>
        t('What you pay for electricity. A kit saves you the price of each kWh that you no longer buy.'),
      '/plan/answer': () =>
        t('What a plug-in solar kit saves, when it pays for itself, and what to check before you buy.'),
    },
    findStep,
    hasBill: true,
    hasGridAnswer: false,
    analyses: ['kits', 'outlook'],
  },
}

export const useKindName = (): KindName => useHome(({ kind }) => kind ?? 'house')
export const useKind = (): Kind => KINDS[useKindName()]

import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { PlaneSky } from '../page/injected-components.ts'
import { type KindName, useKindName } from '../page/kinds.ts'

/** Screens of one kind of home, loaded when a home of the kind is shown. */
interface KindParts {
  /** Its questions on My Home. */
  readonly HomeForm?: ComponentType<{ readonly Sky: PlaneSky }>
  /** Replaces tariffs and prices on My Money. */
  readonly MoneyForm?: ComponentType
  /** The answer above the grid's, or in its place. */
  readonly Answer?: ComponentType
}

const KIND_PARTS: Readonly<Partial<Record<KindName, KindParts>>> = {
  outages: {
    HomeForm: lazyPart(() => import('./outages/outages-form.tsx')),
    Answer: lazyPart(() => import('./outages/outages-answer.tsx')),
  },
  'off-grid': {
    HomeForm: lazyPart(() => import('./off-grid/off-grid-form.tsx')),
    MoneyForm: lazyPart(() => import('./off-grid/off-grid-prices.tsx')),
    Answer: lazyPart(() => import('./off-grid/off-grid-answer.tsx')),
  },
  balcony: {
    HomeForm: lazyPart(() => import('./balcony/balcony-form.tsx')),
    MoneyForm: lazyPart(async () => ({ default: (await import('../steps/money/tariff-section.tsx')).TariffSection })),
    Answer: lazyPart(() => import('./balcony/balcony-answer.tsx')),
  },
}

const NO_PARTS: KindParts = {}

export const useKindParts = (): KindParts => KIND_PARTS[useKindName()] ?? NO_PARTS

import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import { readJson, writeJson } from './storage.ts'

/* For pages that do not run the engine. Valid only while the home is unchanged. */

const KEY = 'plan outcome'

export interface PlanOutcome {
  /** Mean peak sun hours of the roof faces with panels, weighted by power [h/day]. */
  readonly sunHours: number
  /** [kWp], [kWh/year] */
  readonly kwp: number
  readonly solar: number
  readonly use: number
  /** First year, with and without the system, without incentives [money/year]. */
  readonly yearlySaving: number
  readonly billBefore: number
  readonly billAfter: number
  /** After support [money]. */
  readonly netCost: number
  /** [years] */
  readonly payback: number | null
}

const REQUIRED_FIGURES = ['sunHours', 'kwp', 'solar', 'use', 'billBefore', 'billAfter', 'netCost'] as const

export const saveOutcome = (home: Home, outcome: PlanOutcome) =>
  writeJson('device', KEY, { of: hashHome(home), outcome })

/** Only if they belong to this home. Stored data is untrusted. */
export function readOutcome(home: Home): PlanOutcome | undefined {
  const { of, outcome } = Object(readJson('device', KEY)) as { of?: unknown; outcome?: unknown }
  if (!isHashOfHome(of, home)) return undefined
  const figures = Object(outcome) as Partial<Record<keyof PlanOutcome, unknown>>
  const isComplete = REQUIRED_FIGURES.every((name) => Number.isFinite(figures[name]))
  const { payback } = figures
  if (!isComplete || !(payback === null || Number.isFinite(payback))) return undefined
  const stored = outcome as PlanOutcome
  // Earlier versions stored a saving with incentives in it.
  const { yearlySaving = stored.billBefore - stored.billAfter } = stored
  return Number.isFinite(yearlySaving) ? { ...stored, yearlySaving } : undefined
}

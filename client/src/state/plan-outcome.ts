import type { Home } from '#shared/home/home.ts'
import { isNameOfRecord, nameOfRecord } from '#shared/home/name-of-record.ts'
import { keep, read } from './storage.ts'

/*
 * What the planner last worked out for the home of this browser, for pages that would not reckon it again. It stays on the
 * device, and counts only as long as the home is the same.
 */

const KEY = 'plan outcome'

export interface PlanOutcome {
  /** Full sun on the planes with panels [h/day], by the power on them. */
  readonly sunHours: number
  /** [kWp], [kWh/year] */
  readonly kwp: number
  readonly solar: number
  readonly use: number
  /** Of the first year, and without the system [money/year]. */
  readonly saving: number
  readonly billBefore: number
  readonly billAfter: number
  /** After support [money]. */
  readonly netCost: number
  /** [years] */
  readonly payback: number | null
}

const FIGURES = ['sunHours', 'kwp', 'solar', 'use', 'saving', 'billBefore', 'billAfter', 'netCost'] as const

export const keepOutcome = (home: Home, outcome: PlanOutcome) =>
  keep('device', KEY, { of: nameOfRecord(home), outcome })

/** Of this very home; anything may lie there. */
export function outcomeOf(home: Home): PlanOutcome | undefined {
  const { of, outcome } = Object(read('device', KEY)) as { of?: unknown; outcome?: unknown }
  if (!isNameOfRecord(of, home)) return undefined
  const figures = Object(outcome) as Partial<Record<keyof PlanOutcome, unknown>>
  const isWhole = FIGURES.every((name) => Number.isFinite(figures[name]))
  const { payback } = figures
  return isWhole && (payback === null || Number.isFinite(payback)) ? (outcome as PlanOutcome) : undefined
}

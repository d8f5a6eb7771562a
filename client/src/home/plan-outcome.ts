import type { Home } from '#shared/home/home.ts'
import { hashHome, isHashOfHome } from '#shared/home/home-hash.ts'
import type { Verdict } from '#shared/plan/verdict.ts'
import { HOME_KEY, readJson, writeJson } from '../state/storage.ts'

/* Outcome for pages that do not run the engine. Valid only while the home is unchanged. */

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
  /** Cost after support [money]. */
  readonly netCost: number
  /** [years] */
  readonly payback: number | null
}

/** The answer in a word: the verdict of the bills, or whether a home without a grid gets by. */
export const STORED_VERDICTS = [
  'worth-it',
  'probably-worth-it',
  'it-depends',
  'pays-slowly',
  'probably-not-worth-it',
  'not-worth-it',
  'depends-on-export-rate',
  'off-grid-works',
  'off-grid-runs-short',
] as const satisfies readonly (Verdict['kind'] | 'depends-on-export-rate' | `off-grid-${string}`)[]
export type StoredVerdict = (typeof STORED_VERDICTS)[number]

const REQUIRED_FIGURES = ['sunHours', 'kwp', 'solar', 'use', 'billBefore', 'billAfter', 'netCost'] as const

/** @param verdict absent until it is known */
export const saveOutcome = (home: Home, outcome: PlanOutcome | undefined, verdict: StoredVerdict | undefined) =>
  writeJson('device', KEY, { of: hashHome(home), outcome, verdict: verdict ?? readVerdict(home) })

/** What is stored of this home. Stored data is untrusted. */
function readStored(home: Home): { readonly outcome?: unknown; readonly verdict?: unknown } {
  const stored = Object(readJson('device', KEY)) as Record<string, unknown>
  return isHashOfHome(stored.of, home) ? stored : {}
}

const readVerdict = (home: Home): StoredVerdict | undefined =>
  STORED_VERDICTS.find((known) => known === readStored(home).verdict)

/** Returns the outcome only if it belongs to this home. */
export function readOutcome(home: Home): PlanOutcome | undefined {
  const { outcome } = readStored(home)
  const figures = Object(outcome) as Partial<Record<keyof PlanOutcome, unknown>>
  const isComplete = REQUIRED_FIGURES.every((name) => Number.isFinite(figures[name]))
  const { payback } = figures
  if (!isComplete || !(payback === null || Number.isFinite(payback))) return undefined
  const stored = outcome as PlanOutcome
  // Earlier versions stored a saving with incentives in it.
  const { yearlySaving = stored.billBefore - stored.billAfter } = stored
  return Number.isFinite(yearlySaving) ? { ...stored, yearlySaving } : undefined
}

/** Verdict of the stored home, which is not parsed. */
export const readStoredVerdict = (): StoredVerdict | undefined => readVerdict(readJson('device', HOME_KEY) as Home)

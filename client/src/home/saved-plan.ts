import { SAVED_PLAN_KEY as KEY, readJson, removeItem, writeJson } from '../state/storage.ts'

/*
 * Reference to the saved plan of the account that the home of this browser is, with its revision and state: it decides
 * what a later save updates and whether there is anything to save.
 */

export interface SavedPlanRef {
  readonly id: number
  readonly revision: number
  /** The home as saved in the account, by `hashHome`; absent if unknown. */
  readonly of?: string
}

/** The reference while the browser cannot store it, so that changes still reach the account. */
let unstoredRef: SavedPlanRef | null = null

export const readSavedPlanRef = (): SavedPlanRef | null => unstoredRef ?? parseSavedPlanRef(readJson('device', KEY))

/** Stored data is untrusted. */
export function parseSavedPlanRef(stored: unknown): SavedPlanRef | null {
  const { id, revision, of } = Object(stored) as Partial<SavedPlanRef>
  if (!Number.isInteger(id) || !Number.isInteger(revision)) return null
  return { id: id as number, revision: revision as number, ...(typeof of === 'string' && { of }) }
}

export function storeSavedPlanRef({ id, revision }: SavedPlanRef, of?: string) {
  const ref = { id, revision, ...(of !== undefined && { of }) }
  // A reference that stays stored could belong to another plan.
  removeSavedPlanRef()
  if (!writeJson('device', KEY, ref)) unstoredRef = ref
}

export function removeSavedPlanRef() {
  unstoredRef = null
  removeItem('device', KEY)
}

/** `null` removes the reference. */
export const restoreSavedPlanRef = (saved: SavedPlanRef | null) =>
  saved ? storeSavedPlanRef(saved, saved.of) : removeSavedPlanRef()

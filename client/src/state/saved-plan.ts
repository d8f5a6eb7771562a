import { SAVED_PLAN_KEY as KEY, readJson, removeItem, writeJson } from './storage.ts'

/* Which saved plan of the account the home of this browser is, with its revision and state: it decides what a later
 * save updates and whether there is anything to save. */

export interface SavedPlanRef {
  readonly id: number
  readonly revision: number
  /** The home as saved in the account, by `nameOfRecord`; absent if unknown. */
  readonly of?: string
}

export const readSavedPlanRef = (): SavedPlanRef | null => parseSavedPlanRef(readJson('device', KEY))

/** Stored data is untrusted. */
export function parseSavedPlanRef(stored: unknown): SavedPlanRef | null {
  const { id, revision, of } = Object(stored) as Partial<SavedPlanRef>
  if (!Number.isInteger(id) || !Number.isInteger(revision)) return null
  return { id: id as number, revision: revision as number, ...(typeof of === 'string' && { of }) }
}

export const storeSavedPlanRef = ({ id, revision }: SavedPlanRef, of?: string) =>
  writeJson('device', KEY, { id, revision, ...(of !== undefined && { of }) })
export const removeSavedPlanRef = () => removeItem('device', KEY)
/** `null` removes the reference. */
export const restoreSavedPlanRef = (saved: SavedPlanRef | null) =>
  saved ? storeSavedPlanRef(saved, saved.of) : removeSavedPlanRef()

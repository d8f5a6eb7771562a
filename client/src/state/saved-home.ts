import { forget, SAVED_AS_KEY as KEY, keep, read } from './storage.ts'

/*
 * Which plan of the account the home of this browser was saved as, in which revision, and how it stood then: a later save
 * changes that one, and whether there is anything to save shows by it.
 */

export interface SavedAs {
  readonly id: number
  readonly revision: number
  /** The home that the account has, by `nameOfRecord`; absent where that is not known. */
  readonly of?: string
}

export const savedAs = (): SavedAs | null => savedAsFrom(read('device', KEY))

/** Anything may lie where it is stored. */
export function savedAsFrom(stored: unknown): SavedAs | null {
  const { id, revision, of } = Object(stored) as Partial<SavedAs>
  if (!Number.isInteger(id) || !Number.isInteger(revision)) return null
  return { id: id as number, revision: revision as number, ...(typeof of === 'string' && { of }) }
}

export const rememberSaved = ({ id, revision }: SavedAs, of?: string) =>
  keep('device', KEY, { id, revision, ...(of !== undefined && { of }) })
export const forgetSaved = () => forget('device', KEY)
/** Remembers what was remembered for another plan, or that it was saved as none. */
export const restoreSaved = (saved: SavedAs | null) => (saved ? rememberSaved(saved, saved.of) : forgetSaved())

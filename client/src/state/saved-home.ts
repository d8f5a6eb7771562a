import { forget, keep, read } from './storage.ts'

/*
 * Which plan of the account the home of this browser was saved as, and in which revision: a later save changes that one.
 */

const KEY = 'home in the account'

export interface SavedAs {
  readonly id: number
  readonly revision: number
}

/** Anything may lie there. */
export function savedAs(): SavedAs | null {
  const { id, revision } = Object(read('device', KEY)) as Partial<SavedAs>
  return Number.isInteger(id) && Number.isInteger(revision) ? { id: id as number, revision: revision as number } : null
}

export const rememberSaved = ({ id, revision }: SavedAs) => keep('device', KEY, { id, revision })
export const forgetSaved = () => forget('device', KEY)

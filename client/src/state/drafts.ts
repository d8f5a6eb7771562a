import type { FigurePath, Home } from '#shared/home/home.ts'
import { type HomePart, partAt } from '#shared/home/home-part.ts'
import { isRecord } from '#shared/home/record.ts'
import { readJson, removeItem, writeJson } from './storage.ts'

/* Some parts of the home have one kind at a time (loan or lease, net metering or feed-in tariff); the last input of
 * each other kind is stored until the tab closes or another plan opens. */

const KEY = 'drafts'

const draftKey = (home: Home, path: FigurePath, kind: string) => `${home.region.currency} ${path} ${kind}`

export function saveDraft(home: Home, path: FigurePath, kind: string) {
  const part = partAt(home, path)
  if (part) writeJson('tab', KEY, { ...readDrafts(), [draftKey(home, path, kind)]: part })
}

/** The draft in the home's currency. Stored data is untrusted. */
export function readDraft(home: Home, path: FigurePath, kind: string): HomePart | undefined {
  const draft = readDrafts()[draftKey(home, path, kind)]
  return isRecord(draft) && isRecord(draft.provenance)
    ? { value: draft.value, provenance: draft.provenance as Home['provenance'] }
    : undefined
}

export const clearDrafts = () => removeItem('tab', KEY)

/** Roof drafts are keyed by index, so they are dropped when faces are added or removed. */
export const clearRoofDrafts = () =>
  writeJson('tab', KEY, Object.fromEntries(Object.entries(readDrafts()).filter(([name]) => !name.includes(' roof.'))))

function readDrafts(): Record<string, unknown> {
  const stored = readJson('tab', KEY)
  return isRecord(stored) ? stored : {}
}

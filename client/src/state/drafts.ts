import { type HomePart, partAt } from '#shared/home/change.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { isRecord } from '#shared/home/record.ts'
import { forget, keep, read } from './storage.ts'

/*
 * Where a part of the home is of one kind at a time (a loan or a lease, net metering or a feed-in tariff), the other kinds
 * stay here as they were last given, until the tab is closed or another plan is opened.
 */

const KEY = 'drafts'

const nameOf = (home: Home, path: FigurePath, kind: string) => `${home.region.currency} ${path} ${kind}`

/** Saves what stands at a path as the draft of its kind. */
export function saveDraft(home: Home, path: FigurePath, kind: string) {
  const part = partAt(home, path)
  if (part) keep('tab', KEY, { ...drafts(), [nameOf(home, path, kind)]: part })
}

/** The draft of a kind, in the home's currency. Anything may lie there. */
export function draftOf(home: Home, path: FigurePath, kind: string): HomePart | undefined {
  const draft = drafts()[nameOf(home, path, kind)]
  return isRecord(draft) && isRecord(draft.provenance)
    ? { value: draft.value, provenance: draft.provenance as Home['provenance'] }
    : undefined
}

export const forgetDrafts = () => forget('tab', KEY)

/** Drafts of roof faces go by their places in a list: they are forgotten when these change. */
export const forgetRoofDrafts = () =>
  keep('tab', KEY, Object.fromEntries(Object.entries(drafts()).filter(([name]) => !name.includes(' roof.'))))

function drafts(): Record<string, unknown> {
  const kept = read('tab', KEY)
  return isRecord(kept) ? kept : {}
}

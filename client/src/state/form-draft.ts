import type { browserStores } from '#shared/browser-stores.ts'
import { isRecord } from '#shared/home/record.ts'

/* What was typed into a form, in the history entry of its page: Back and a reload bring it back. */

const KEY = 'formDraft' satisfies keyof (typeof browserStores)['history']

type FormName = 'start' | 'contact'

/** Untrusted: another version of the site may have written it. */
export function readFormDraft(form: FormName): Readonly<Record<string, unknown>> {
  const draft = Object(history.state)[KEY]
  return isRecord(draft) && draft.form === form && isRecord(draft.values) ? draft.values : {}
}

/** @param values that can be cloned; `undefined` once they have been used */
export function saveFormDraft(form: FormName, values: object | undefined) {
  try {
    history.replaceState({ ...Object(history.state), [KEY]: values && { form, values } }, '')
  } catch {
    // Safari allows 100 changes in 30 seconds: the next one saves it.
  }
}

import { isRecord } from '#shared/home/record.ts'
import { readJson, writeJson } from './storage.ts'

/* What was typed into a form and not sent, in this tab: it is there again when the visitor comes back to the form. */

const KEY = 'formDrafts'

type FormName = 'start' | 'plan' | 'contact'

const readDrafts = (): Readonly<Record<string, unknown>> => {
  const stored = readJson('tab', KEY)
  return isRecord(stored) ? stored : {}
}

/** Untrusted: another version of the site may have written it. */
export function readFormDraft(form: FormName): Readonly<Record<string, unknown>> {
  const draft = readDrafts()[form]
  return isRecord(draft) ? draft : {}
}

/** @param values `undefined` once they have been used */
export const saveFormDraft = (form: FormName, values: object | undefined) =>
  writeJson('tab', KEY, { ...readDrafts(), [form]: values })

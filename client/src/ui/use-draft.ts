import { useState } from 'react'

/**
 * Text typed into a field that stores valid input while typing. It shows until the field is left, refused text until it is
 * corrected.
 * @param findError why the text is refused
 */
export function useDraft(storedText: string, findError: (draft: string) => string | undefined) {
  const [draft, setDraft] = useState<string | null>(null)
  const error = draft === null ? undefined : findError(draft)
  return {
    draft,
    setDraft,
    field: { value: draft ?? storedText, error, onBlur: () => error === undefined && setDraft(null) },
  }
}

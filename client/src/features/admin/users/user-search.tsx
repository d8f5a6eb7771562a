import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { MAX_SEARCH_LENGTH } from '#shared/forms/lengths.ts'
import { TextField } from '../../../ui/field.tsx'

/** Pause in typing before a search starts [ms]. */
const SEARCH_DELAY = 300

/** The search term is part of the URL, for bookmarks and the Back button. */
export function UserSearch() {
  const [params, setParams] = useSearchParams()
  const activeSearch = params.get('search') ?? ''
  const [typed, setTyped] = useState(activeSearch)
  const [previousSearch, setPreviousSearch] = useState(activeSearch)
  if (previousSearch !== activeSearch) {
    // The URL changed by other means: Back, Forward, a link.
    setPreviousSearch(activeSearch)
    if (typed.trim() !== activeSearch) setTyped(activeSearch)
  }
  useEffect(() => {
    const search = typed.trim()
    if (search === activeSearch) return
    const timer = setTimeout(() => setParams(search ? { search: search } : {}, { replace: true }), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, activeSearch, setParams])
  return (
    <search className="mb-6 block max-w-sm">
      <TextField
        type="search"
        label="Search by name or email"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}

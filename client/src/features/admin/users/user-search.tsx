import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { LONGEST_SEARCH } from '#shared/forms/lengths.ts'
import { TextField } from '../../../ui/field.tsx'

/** How long the typing rests before the search begins. [ms] */
const REST = 300

/** What is searched for stands in the address, so that it can be bookmarked and the way back leads to it. */
export function UserSearch() {
  const [params, setParams] = useSearchParams()
  const searched = params.get('search') ?? ''
  const [typed, setTyped] = useState(searched)
  const [known, setKnown] = useState(searched)
  if (known !== searched) {
    // The address changed otherwise: back, forward, a link.
    setKnown(searched)
    if (typed.trim() !== searched) setTyped(searched)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === searched) return
    const timer = setTimeout(() => setParams(wanted ? { search: wanted } : {}, { replace: true }), REST)
    return () => clearTimeout(timer)
  }, [typed, searched, setParams])
  return (
    <search className="mb-6 block max-w-sm">
      <TextField
        type="search"
        label="Search by name or email"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}

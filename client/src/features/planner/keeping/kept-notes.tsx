import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { sayOfHome, useHomeState } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CARD } from '../../../ui/sheet.ts'

/** The page that showed these notes first. */
const shownOn = new WeakMap<readonly string[], string>()

/**
 * What became of a plan that could not be read whole, or did not come along: until it is hidden, taken back, or another page
 * of the planner is opened.
 */
export function KeptNotes() {
  const { notes } = useHomeState()
  const [path] = useLocation()
  useEffect(() => {
    if (notes.length === 0) return
    const first = shownOn.get(notes) ?? path
    shownOn.set(notes, first)
    if (first !== path) sayOfHome([])
  }, [notes, path])
  function hide() {
    sayOfHome([])
    document.querySelector('h1')?.focus()
  }
  return (
    <div role="status">
      {notes.length > 0 && (
        <div className={classes(CARD, 'mb-6 flex flex-wrap items-start justify-between gap-3')}>
          <ul className="grid gap-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <Button variant="quiet" size="small" onClick={hide}>
            Hide
          </Button>
        </div>
      )}
    </div>
  )
}

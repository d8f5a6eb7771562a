import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { t } from '#shared/language/t.ts'
import { getHomeState, notifyPlanChange, useHomeState } from '../../home/home.ts'
import { Button } from '../../ui/button.tsx'
import { CARD } from '../../ui/card-style.ts'
import { classes } from '../../ui/classes.ts'
import { focusPageHeading } from '../../ui/focus.ts'

const firstPages = new WeakMap<readonly string[], string>()

/** They stay until hidden, undone, or another planner page is opened. */
export function PlanNotices() {
  const notes = useHomeState(({ notes }) => notes)
  const [path] = useLocation()
  useEffect(() => {
    if (notes.length === 0) return
    const firstPath = firstPages.get(notes) ?? path
    firstPages.set(notes, firstPath)
    // Newer notices may have come before this effect runs.
    if (firstPath !== path && getHomeState().notes === notes) notifyPlanChange([])
  }, [notes, path])
  function hideNotices() {
    notifyPlanChange([])
    focusPageHeading()
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
          <Button variant="quiet" size="small" onClick={hideNotices}>
            {t('Hide')}
          </Button>
        </div>
      )}
    </div>
  )
}

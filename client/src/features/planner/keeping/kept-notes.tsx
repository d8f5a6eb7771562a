import { useHomeState } from '../../../state/home.ts'
import { classes } from '../../../ui/classes.ts'
import { CARD } from '../../../ui/sheet.ts'

/** What became of a plan that could not be read whole, or did not come along. */
export function KeptNotes() {
  const { notes } = useHomeState()
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul className={classes(CARD, 'mb-6 grid gap-1')}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

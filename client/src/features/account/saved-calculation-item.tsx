import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { entryByType } from '#shared/calculators/catalogue.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteCalculation } from './delete-calculation.tsx'
import { EditNotes } from './edit-notes.tsx'

const dateAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

export function SavedCalculationItem({ calculation }: { calculation: SavedCalculation }) {
  const { calculatorType, notes, createdAt } = calculation
  const id = useId()
  const [editing, setEditing] = useState(false)
  const viewDetails = useViewDetails()
  const notesButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) notesButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div id={id}>
        <h3 className="text-base">{calculatorType}</h3>
        <time dateTime={createdAt} className="text-sm text-soft">
          {dateAndTime.format(new Date(createdAt))}
        </time>
      </div>
      {editing ? (
        <EditNotes calculation={calculation} onDone={() => setEditing(false)} />
      ) : (
        <>
          {notes && <p className="mt-2 break-words">{notes}</p>}
          {/* The buttons of every row have the same names; the row they belong to describes them. */}
          <div className="mt-3 flex flex-wrap gap-1">
            <Button size="small" variant="secondary" aria-describedby={id} onClick={() => viewDetails(calculation)}>
              View Details
            </Button>
            <Button
              ref={notesButton}
              size="small"
              variant="quiet"
              className="px-2.5"
              aria-describedby={id}
              onClick={() => setEditing(true)}
            >
              {notes ? 'Edit Notes' : 'Add Notes'}
            </Button>
            <DeleteCalculation calculation={calculation} describedBy={id} />
          </div>
        </>
      )}
    </li>
  )
}

/** Hands the calculation to its calculator's screen, which fills itself in from it. */
function useViewDetails() {
  const [, navigate] = useLocation()
  return ({ calculatorType, inputs, results, notes }: SavedCalculation) => {
    const calculator = entryByType(calculatorType)
    if (!calculator) return console.error(`There is no calculator of the type "${calculatorType}"`)
    sessionStorage.setItem('savedCalculation', JSON.stringify({ calculatorType, inputs, results, notes }))
    navigate(`/calculators/${calculator.slug}`)
  }
}

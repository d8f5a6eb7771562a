import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { entryByType } from '#shared/calculators/catalogue.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { handOffCalculation } from '../../state/handoff.ts'
import { Button } from '../../ui/button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { calculatorName } from './calculator-name.ts'
import { DeleteCalculation } from './delete-calculation.tsx'
import { EditNotes } from './edit-notes.tsx'

export function SavedCalculationItem({ calculation }: { calculation: SavedCalculation }) {
  const { calculatorType, notes, createdAt } = calculation
  const id = useId()
  const [editing, setEditing] = useState(false)
  const viewDetails = useViewDetails()
  const notesButton = useReturnFocus<HTMLButtonElement>(editing)
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div id={id}>
        <h3 className="text-base">{calculatorName(calculatorType)}</h3>
        <p className="text-sm text-soft">
          <DateTime timestamp={createdAt} withTime />
        </p>
      </div>
      {editing ? (
        <EditNotes calculation={calculation} onDone={() => setEditing(false)} />
      ) : (
        <>
          {notes && <p className="mt-2 wrap-anywhere">{notes}</p>}
          {/* The buttons of all rows share their names; the row describes them. */}
          <div className="mt-3 flex flex-wrap gap-1">
            <Button size="small" variant="secondary" aria-describedby={id} onClick={() => viewDetails(calculation)}>
              {t('View Details')}
            </Button>
            <Button
              ref={notesButton}
              size="tight"
              variant="quiet"
              aria-describedby={id}
              onClick={() => setEditing(true)}
            >
              {notes ? t('Edit notes') : t('Add notes')}
            </Button>
            <DeleteCalculation calculation={calculation} describedBy={id} />
          </div>
        </>
      )}
    </li>
  )
}

/** Hands the calculation over to its calculator's screen. */
function useViewDetails() {
  const [, navigate] = useLocation()
  return ({ calculatorType, inputs, results, methodVersion, notes }: SavedCalculation) => {
    const calculator = entryByType(calculatorType)
    if (!calculator) return console.error(`There is no calculator of the type "${calculatorType}"`)
    handOffCalculation({ calculatorType, inputs, results, methodVersion, notes })
    navigate(`/calculators/${calculator.slug}`)
  }
}

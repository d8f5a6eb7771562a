import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { entryByType } from '#shared/calculators/catalogue.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { NotesUpdate } from '#shared/forms/calculations.ts'
import { t } from '#shared/language/t.ts'
import { calculations } from '../../api/account-queries.ts'
import { call, endpointUrl, errorMessage } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { handOffCalculation } from '../../state/handoff.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { ConfirmButton } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { useReturnFocus } from '../../ui/focus.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { LoadMore } from '../../ui/paginated-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { toast, toastError } from '../../ui/toast.tsx'

export function SavedCalculations() {
  const query = useInfiniteQuery(calculations)
  const { data, isPending, isError } = query
  const saved = data?.pages.flat() ?? []
  return (
    <CardSection heading={t('Saved Calculations')} actions={saved.length > 0 && <ClearHistory />}>
      {isPending && <Loading />}
      {isError && !data && <LoadError message={t('We could not load your saved calculations.')} query={query} />}
      {data && saved.length === 0 && (
        <div className="grid justify-items-start gap-5">
          <p className="text-soft">
            {t('No calculations saved yet. Use any calculator and click "Save" to store your results.')}
          </p>
          <ButtonLink href="/calculators" variant="secondary">
            {t('View Calculators')}
          </ButtonLink>
        </div>
      )}
      {saved.length > 0 && (
        <>
          <ul className="divide-y divide-line" aria-label={t('Saved calculations, newest first')}>
            {saved.map((calculation) => (
              <SavedCalculationItem key={calculation.id} calculation={calculation} />
            ))}
          </ul>
          <LoadMore query={query} errorMessage={t('We could not load older calculations.')} />
          <Downloads />
        </>
      )}
    </CardSection>
  )
}

const Downloads = () => (
  <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5 text-sm">
    <Download aria-hidden="true" className="size-4 text-soft" />
    {(['csv', 'json'] as const).map((format) => (
      <TextAnchor key={format} href={endpointUrl('exportCalculations', { format })} download standalone>
        {t('Download {format}', { format: format.toUpperCase() })}
      </TextAnchor>
    ))}
  </p>
)

const Loading = () => (
  <div role="status" aria-label={t('Loading your saved calculations')} className="grid gap-6">
    {[1, 2, 3].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-56" />
      </div>
    ))}
  </div>
)

function SavedCalculationItem({ calculation }: { calculation: SavedCalculation }) {
  const { calculatorType, inputs, results, methodVersion, notes, createdAt } = calculation
  const id = useId()
  const [editing, setEditing] = useState(false)
  const [, navigate] = useLocation()
  const notesButton = useReturnFocus<HTMLButtonElement>(editing)
  function viewDetails() {
    const calculator = entryByType(calculatorType)
    if (!calculator) return console.error(`There is no calculator of the type "${calculatorType}"`)
    handOffCalculation({ calculatorType, inputs, results, methodVersion, notes })
    navigate(`/calculators/${calculator.slug}`)
  }
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
            <Button size="small" variant="secondary" aria-describedby={id} onClick={viewDetails}>
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

function EditNotes({ calculation, onDone }: { calculation: SavedCalculation; onDone: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(NotesUpdate, { notes: calculation.notes ?? '' })
  const { field, formProps, isPending } = useCallForm(form, {
    send: ({ notes }) => call('updateCalculation', { id: calculation.id, notes: notes || null }),
    onSuccess: (updated) => {
      updatePages(client, (page) => page.map((saved) => (saved.id === updated.id ? updated : saved)))
      toast({ title: t('Notes saved') })
      onDone()
    },
    onError: (error) => toastError(t('Update failed'), errorMessage(error)),
    initialFocus: 'notes',
  })
  return (
    <form {...formProps} onKeyDown={(event) => event.key === 'Escape' && onDone()} className="mt-3 grid gap-3">
      <TextField
        label={t('Notes: {calculator}', { calculator: calculatorName(calculation.calculatorType) })}
        {...field('notes')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={isPending}>
          {t('Save notes')}
        </Button>
        <Button size="small" variant="secondary" disabled={isPending} onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

function DeleteCalculation({ calculation, describedBy }: { calculation: SavedCalculation; describedBy: string }) {
  const { id, calculatorType } = calculation
  const client = useQueryClient()
  async function remove() {
    await call('deleteCalculation', { id })
    updatePages(client, (page) => page.filter((saved) => saved.id !== id))
    // Each page begins where the one before ends.
    void client.invalidateQueries(calculations)
    toast({ title: t('Calculation deleted'), description: t('It has been removed from your profile.') })
  }
  return (
    <ConfirmButton
      size="tight"
      variant="quiet"
      aria-describedby={describedBy}
      confirmation={{
        title: t('Delete calculation'),
        description: t('This will permanently delete this result: {calculator}. This action cannot be undone.', {
          calculator: calculatorName(calculatorType),
        }),
        confirmLabel: t('Delete calculation'),
      }}
      onConfirm={remove}
      onFailed={(error) => toastError(t('Delete failed'), errorMessage(error))}
    >
      {t('Delete')}
    </ConfirmButton>
  )
}

function ClearHistory() {
  const client = useQueryClient()
  async function clear() {
    await call('clearCalculations', {})
    client.setQueryData<Pages>(calculations.queryKey, { pages: [[]], pageParams: [undefined] })
    toast({ title: t('Calculations cleared'), description: t('Your calculation history has been cleared.') })
  }
  return (
    <ConfirmButton
      size="small"
      variant="secondary"
      confirmation={{
        title: t('Clear Calculation History'),
        description: t('This will permanently delete all your saved calculations. This action cannot be undone.'),
        confirmLabel: t('Clear History'),
      }}
      onConfirm={clear}
      onFailed={() =>
        toastError(t('Clear failed'), t('An error occurred while clearing calculations. Please try again.'))
      }
    >
      {t('Clear History')}
    </ConfirmButton>
  )
}

/** A saved calculation's type in the page's language. */
const calculatorName = (calculatorType: string): string => entryByType(calculatorType)?.typeName() ?? calculatorType

type Pages = InfiniteData<SavedCalculation[], number | undefined>

const updatePages = (client: QueryClient, updatePage: (calculations: SavedCalculation[]) => SavedCalculation[]) =>
  client.setQueryData<Pages>(calculations.queryKey, (data) => data && { ...data, pages: data.pages.map(updatePage) })

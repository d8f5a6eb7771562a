import { useQueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { NotesUpdate } from '#shared/forms/calculations.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateCachedCalculation } from './calculation-cache.ts'
import { calculatorName } from './calculator-name.ts'

export function EditNotes({ calculation, onDone }: { calculation: SavedCalculation; onDone: () => void }) {
  const client = useQueryClient()
  const form = useSchemaForm(NotesUpdate, { notes: calculation.notes ?? '' })
  const { field, formProps, isPending } = useCallForm(form, {
    send: ({ notes }) => call('updateCalculation', { id: calculation.id, notes: notes || null }),
    onSuccess: (updated) => {
      updateCachedCalculation(client, updated)
      toast({ title: t('Notes saved') })
      onDone()
    },
    onError: (error) => toast({ title: t('Update failed'), description: errorMessage(error), variant: 'destructive' }),
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

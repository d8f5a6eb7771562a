import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { NotesUpdate } from '#shared/forms/calculations.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import { updateCachedCalculation } from './calculation-cache.ts'
import { calculatorName } from './calculator-name.ts'

export function EditNotes({ calculation, onDone }: { calculation: SavedCalculation; onDone: () => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(NotesUpdate),
    defaultValues: { notes: calculation.notes ?? '' },
  })
  useEffect(() => setFocus('notes'), [setFocus])
  const update = useMutation({
    mutationFn: (notes: string | null) => call('updateCalculation', { id: calculation.id, notes: notes || null }),
    onSuccess: (updated) => {
      updateCachedCalculation(client, updated)
      toast({ title: t('Notes saved') })
      onDone()
    },
    onError: (error) => toast({ title: t('Update failed'), description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ notes }) => update.mutate(notes))}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="mt-3 grid gap-3"
    >
      <TextField
        label={t('Notes: {calculator}', { calculator: calculatorName(calculation.calculatorType) })}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={update.isPending}>
          {t('Save notes')}
        </Button>
        <Button size="small" variant="secondary" disabled={update.isPending} onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { call, errorMessage } from '../../api/call.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { removeCachedCalculation } from './calculation-cache.ts'

export function DeleteCalculation({
  calculation,
  describedBy,
}: {
  calculation: SavedCalculation
  describedBy: string
}) {
  const { id, calculatorType } = calculation
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call('deleteCalculation', { id }),
    onSuccess: () => {
      removeCachedCalculation(client, id)
      toast({ title: 'Calculation deleted', description: 'It has been removed from your profile.' })
    },
    onError: (error) => toast({ title: 'Delete failed', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      size="tight"
      variant="quiet"
      aria-describedby={describedBy}
      confirmation={{
        title: 'Delete Calculation',
        description: `This will permanently delete this ${calculatorType} result. This action cannot be undone.`,
        confirmLabel: 'Delete Calculation',
      }}
      onConfirm={() => remove.mutateAsync()}
    >
      Delete
    </ConfirmButton>
  )
}

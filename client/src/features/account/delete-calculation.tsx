import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { call, sentence } from '../../api/call.ts'
import { AskButton } from '../../ui/ask-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { dropCalculation } from './calculation-list.ts'

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
      dropCalculation(client, id)
      toast({ title: 'Calculation deleted', description: 'It has been removed from your profile.' })
    },
    onError: (error) => toast({ title: 'Delete failed', description: sentence(error), variant: 'destructive' }),
  })
  return (
    <AskButton
      size="tight"
      variant="quiet"
      aria-describedby={describedBy}
      question={{
        title: 'Delete Calculation',
        description: `This will permanently delete this ${calculatorType} result. This action cannot be undone.`,
        confirm: 'Delete Calculation',
      }}
      onConfirm={() => remove.mutateAsync()}
    >
      Delete
    </AskButton>
  )
}

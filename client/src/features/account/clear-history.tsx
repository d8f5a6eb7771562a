import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { clearCachedCalculations } from './calculation-cache.ts'

export function ClearHistory() {
  const client = useQueryClient()
  const clear = useMutation({
    mutationFn: () => call('clearCalculations', {}),
    onSuccess: () => {
      clearCachedCalculations(client)
      toast({ title: 'Calculations cleared', description: 'Your calculation history has been cleared.' })
    },
    onError: () =>
      toast({
        title: 'Clear failed',
        description: 'An error occurred while clearing calculations. Please try again.',
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmButton
      size="small"
      variant="secondary"
      confirmation={{
        title: 'Clear Calculation History',
        description: 'This will permanently delete all your saved calculations. This action cannot be undone.',
        confirmLabel: 'Clear History',
      }}
      onConfirm={() => clear.mutateAsync()}
    >
      Clear History
    </ConfirmButton>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { AskButton } from '../../ui/ask-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { dropAllCalculations } from './calculation-list.ts'

export function ClearHistory() {
  const client = useQueryClient()
  const clear = useMutation({
    mutationFn: () => call('clearCalculations', {}),
    onSuccess: () => {
      dropAllCalculations(client)
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
    <AskButton
      size="small"
      variant="secondary"
      question={{
        title: 'Clear Calculation History',
        description: 'This will permanently delete all your saved calculations. This action cannot be undone.',
        confirm: 'Clear History',
      }}
      onConfirm={() => clear.mutateAsync()}
    >
      Clear History
    </AskButton>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { dropAllCalculations } from './calculation-list.ts'

export function ClearHistory() {
  const [asking, setAsking] = useState(false)
  const clear = useMutation({
    mutationFn: () => call('clearCalculations', {}),
    onSuccess: () => {
      dropAllCalculations()
      toast({ title: 'Calculations cleared', description: 'Your calculation history has been cleared.' })
    },
    onError: () =>
      toast({
        title: 'Clear failed',
        description: 'An error occurred while clearing calculations. Please try again.',
        variant: 'destructive',
      }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
        Clear History
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => clear.mutate()}
        pending={clear.isPending}
        title="Clear Calculation History"
        description="This will permanently delete all your saved calculations. This action cannot be undone."
        confirm="Clear History"
      />
    </>
  )
}

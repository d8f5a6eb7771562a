import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { call, sentence } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
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
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('deleteCalculation', { id }),
    onSuccess: () => {
      dropCalculation(id)
      toast({ title: 'Calculation deleted', description: 'It has been removed from your profile.' })
    },
    onError: (error) => toast({ title: 'Delete failed', description: sentence(error), variant: 'destructive' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="px-2.5"
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        title="Delete Calculation"
        description={`This will permanently delete this ${calculatorType} result. This action cannot be undone.`}
        confirm="Delete Calculation"
      />
    </>
  )
}

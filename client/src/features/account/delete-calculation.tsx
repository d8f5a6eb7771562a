import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../api/call.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { removeCachedCalculation } from './calculation-cache.ts'
import { calculatorName } from './calculator-name.ts'

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
      toast({ title: t('Calculation deleted'), description: t('It has been removed from your profile.') })
    },
    onError: (error) => toast({ title: t('Delete failed'), description: errorMessage(error), variant: 'destructive' }),
  })
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
      onConfirm={() => remove.mutateAsync()}
    >
      {t('Delete')}
    </ConfirmButton>
  )
}

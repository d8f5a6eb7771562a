import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '#shared/language/t.ts'
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
      toast({ title: t('Calculations cleared'), description: t('Your calculation history has been cleared.') })
    },
    onError: () =>
      toast({
        title: t('Clear failed'),
        description: t('An error occurred while clearing calculations. Please try again.'),
        variant: 'destructive',
      }),
  })
  return (
    <ConfirmButton
      size="small"
      variant="secondary"
      confirmation={{
        title: t('Clear Calculation History'),
        description: t('This will permanently delete all your saved calculations. This action cannot be undone.'),
        confirmLabel: t('Clear History'),
      }}
      onConfirm={() => clear.mutateAsync()}
    >
      {t('Clear History')}
    </ConfirmButton>
  )
}

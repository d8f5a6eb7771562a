import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { allMessages } from '../../../api/admin-queries.ts'
import { call, errorMessage } from '../../../api/call.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ContactMessage } from './contact-message.ts'

export function DeleteMessage({ message, isLastOnPage }: { message: ContactMessage; isLastOnPage: boolean }) {
  const client = useQueryClient()
  const page = usePageNumber()
  const [, setParams] = useSearchParams()
  const remove = useMutation({
    mutationFn: () => call('deleteMessage', { id: message.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Message has been deleted' })
      if (isLastOnPage && page > 1) setParams({ page: String(page - 1) })
      await client.invalidateQueries(allMessages)
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <ConfirmButton
      size="small"
      variant="quiet"
      aria-label={`Delete the message from ${message.name}`}
      confirmation={{
        title: 'Delete Message',
        description: `This will permanently delete the message from ${message.name}. This action cannot be undone.`,
        confirmLabel: 'Delete',
      }}
      onConfirm={() => remove.mutateAsync()}
    >
      Delete
    </ConfirmButton>
  )
}

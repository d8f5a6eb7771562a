import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { allMessages } from '../../../api/admin-queries.ts'
import { call, sentence } from '../../../api/call.ts'
import { AskButton } from '../../../ui/ask-button.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ContactMessage } from './contact-message.ts'

export function DeleteMessage({ message, last }: { message: ContactMessage; last: boolean }) {
  const client = useQueryClient()
  const page = usePageNumber()
  const [, setParams] = useSearchParams()
  const remove = useMutation({
    mutationFn: () => call('deleteMessage', { id: message.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Message has been deleted' })
      if (last && page > 1) setParams({ page: String(page - 1) })
      await client.invalidateQueries(allMessages)
    },
    onError: (error) => toast({ title: 'Error', description: sentence(error), variant: 'destructive' }),
  })
  return (
    <AskButton
      size="small"
      variant="quiet"
      aria-label={`Delete the message from ${message.name}`}
      question={{
        title: 'Delete Message',
        description: `This will permanently delete the message from ${message.name}. This action cannot be undone.`,
        confirm: 'Delete',
      }}
      onConfirm={() => remove.mutateAsync()}
    >
      Delete
    </AskButton>
  )
}

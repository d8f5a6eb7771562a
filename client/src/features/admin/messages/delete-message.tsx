import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { call, sentence } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { usePageNumber } from '../paged.tsx'
import type { ContactMessage } from './message-item.tsx'

export function DeleteMessage({ message, last }: { message: ContactMessage; last: boolean }) {
  const page = usePageNumber()
  const [, setParams] = useSearchParams()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => call('deleteMessage', { id: message.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'Message has been deleted' })
      if (last && page > 1) setParams({ page: String(page - 1) })
      await queryClient.invalidateQueries({ queryKey: ['/api/admin/messages'] })
    },
    onError: (error) => toast({ title: 'Error', description: sentence(error), variant: 'destructive' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Delete the message from ${message.name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
        title="Delete Message"
        description={`This will permanently delete the message from ${message.name}. This action cannot be undone.`}
        confirm="Delete"
      />
    </>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { allUsers } from '../../../api/admin-queries.ts'
import { call } from '../../../api/call.ts'
import { RemoveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePageNumber } from '../../../ui/page-number.ts'
import { toast } from '../../../ui/toast.tsx'

export function RemoveUser({ user, isLastOnPage }: { user: User; isLastOnPage: boolean }) {
  const client = useQueryClient()
  const page = usePageNumber()
  const [, setParams] = useSearchParams()
  const remove = useMutation({
    mutationFn: () => call('removeUser', { id: user.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'User has been removed' })
      // The button is gone with its row: focus the page instead.
      document.querySelector('h1')?.focus({ preventScroll: true })
      if (isLastOnPage && page > 1) {
        setParams((params) => {
          params.set('page', String(page - 1))
          return params
        })
      }
      await client.invalidateQueries(allUsers)
    },
    onError: () => toast({ title: 'Error', description: 'Failed to remove user', variant: 'destructive' }),
  })
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Remove ${user.username}`}
      pending={remove.isPending}
      onClick={() => {
        if (confirm('Are you sure you want to remove this user?')) remove.mutate()
      }}
    >
      {!remove.isPending && <RemoveIcon className="size-5" />}
      <span className="max-sm:sr-only">Remove</span>
    </Button>
  )
}

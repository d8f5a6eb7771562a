import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { User } from '#shared/contract/api.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'

export function SignOutUser({ user: { id, username } }: { user: User }) {
  const endSessions = useMutation({
    mutationFn: () => call('endUserSessions', { id }),
    onSuccess: () => toast({ title: 'Success', description: `${username} is signed out everywhere` }),
    onError: () => toast({ title: 'Error', description: 'Failed to sign the user out', variant: 'destructive' }),
  })
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Sign out ${username}`}
      title="Sign out everywhere"
      pending={endSessions.isPending}
      onClick={() => endSessions.mutate()}
    >
      {!endSessions.isPending && <LogOut aria-hidden="true" className="size-5" />}
    </Button>
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Session, User } from '#shared/contract/api.ts'
import { sessionList } from '../../api/account-queries.ts'
import { call, sentence } from '../../api/call.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useStepUp } from './use-step-up.tsx'

/** Where the user is signed in, with the way to end that. */
export function Sessions({ user }: { user: User }) {
  const query = useQuery(sessionList)
  const { withProof, dialog } = useStepUp(user)
  const end = useEnding(() => withProof(() => call('endOtherSessions', {})), 'You are signed out everywhere else.')
  const sessions = query.data ?? []
  return (
    <CardSection heading="Your Devices">
      <p className="mb-5 text-soft">Where you are signed in. Sign out whatever you do not know or use any more.</p>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && <LoadFailed says="Your devices could not be loaded." query={query} />}
      <ul aria-label="Devices on which you are signed in" className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} user={user} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5" pending={end.isPending} onClick={() => end.mutate()}>
          Sign out everywhere else
        </Button>
      )}
      {dialog}
    </CardSection>
  )
}

type DeviceProps = { session: Session; user: User }

function Device({ session: { id, device, lastSeenAt, isThis }, user }: DeviceProps) {
  const words = useId()
  const { withProof, dialog } = useStepUp(user)
  const end = useEnding(() => withProof(() => call('endSession', { id })), `${device} is signed out.`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div id={words}>
        <p className="font-semibold">
          {device}
          {isThis && (
            <Badge tone="savings" className="ml-2">
              This device
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">
          Last seen <Moment at={lastSeenAt} time />
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={words}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
      {dialog}
    </li>
  )
}

function useEnding(end: () => Promise<unknown>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: async () => {
      toast({ title: 'Signed out', description: done })
      await client.invalidateQueries(sessionList)
      // The button has gone with its row: the focus stays with the page.
      if (!document.activeElement || document.activeElement === document.body)
        document.querySelector('h1')?.focus({ preventScroll: true })
    },
    onError: (error) => toast({ title: 'Not signed out', description: sentence(error), variant: 'destructive' }),
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { Session } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { sessionList } from '../../api/account-queries.ts'
import { call, errorMessage } from '../../api/call.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast, toastError } from '../../ui/toast.tsx'
import { useReauthentication } from './reauthentication.tsx'

export function Sessions() {
  const query = useQuery(sessionList)
  const { withReauthentication, dialog } = useReauthentication()
  const endSessions = useEndSession(
    () => withReauthentication(() => call('endOtherSessions', {})),
    t('You are signed out on all other devices.'),
  )
  const sessions = query.data ?? []
  return (
    <CardSection heading={t('Your devices')}>
      <p className="mb-5 text-soft">
        {t('You are signed in on these devices. Sign out any that you do not know or no longer use.')}
      </p>
      {query.isPending && <Skeleton className="h-24" />}
      {query.isError && <LoadError message={t('We could not load your devices.')} query={query} />}
      <ul aria-label={t('Devices where you are signed in')} className="divide-y divide-line">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5"
          pending={endSessions.isPending}
          onClick={() => endSessions.mutate()}
        >
          {t('Sign out on all other devices')}
        </Button>
      )}
      {dialog}
    </CardSection>
  )
}

function Device({ session: { id, device, lastSeenAt, isThis } }: { session: Session }) {
  const descriptionId = useId()
  const { withReauthentication, dialog } = useReauthentication()
  const end = useEndSession(
    () => withReauthentication(() => call('endSession', { id })),
    t('{device} is signed out.', { device }),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div id={descriptionId}>
        <p className="font-semibold">
          {device}
          {isThis && (
            <Badge tone="savings" className="ml-2">
              {t('This device')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">
          {tRich('Last used <date></date>', { date: () => <DateTime timestamp={lastSeenAt} withTime /> })}
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          variant="quiet"
          aria-describedby={descriptionId}
          pending={end.isPending}
          onClick={() => end.mutate()}
        >
          {t('Sign out')}
        </Button>
      )}
      {dialog}
    </li>
  )
}

function useEndSession(end: () => Promise<unknown>, successMessage: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: () => {
      toast({ title: t('Signed out'), description: successMessage })
      return client.invalidateQueries(sessionList)
    },
    onError: (error) => toastError(t('Not signed out'), errorMessage(error)),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { allMessages } from '../../../api/admin-queries.ts'
import { call, errorMessage } from '../../../api/call.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ContactMessage } from './contact-message.ts'
import { DeleteMessage } from './delete-message.tsx'

export function MessageItem({ message, isLastOnPage }: { message: ContactMessage; isLastOnPage: boolean }) {
  const { id, name, email, readAt, answeredAt, createdAt } = message
  const client = useQueryClient()
  const update = useMutation({
    mutationFn: (change: { read?: boolean; answered?: boolean }) => call('updateMessage', { id, ...change }),
    onSuccess: () => client.invalidateQueries(allMessages),
    onError: (error, { answered }) => {
      // A failed read mark is not worth a toast.
      if (answered !== undefined) toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' })
    },
  })
  return (
    <li>
      <Disclosure
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !readAt && !update.isPending) update.mutate({ read: true })
        }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className={readAt ? 'font-medium' : undefined}>{name}</span>
            <StatusBadge message={message} />
            <span className="text-sm font-normal text-soft">
              <DateTime timestamp={createdAt} withTime />
            </span>
          </span>
        }
      >
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{message.message}</p>
        <p className="mt-4 text-soft wrap-anywhere">
          From {name}, {email}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={createReplyUrl(message)} className={buttonClasses({ variant: 'secondary', size: 'small' })}>
            <Reply aria-hidden="true" className="size-5" />
            Reply to {name}
          </a>
          <Button
            size="small"
            variant="secondary"
            pending={update.isPending && update.variables?.answered !== undefined}
            onClick={() => update.mutate({ answered: !answeredAt })}
          >
            {answeredAt ? 'Mark as not answered' : 'Mark as answered'}
          </Button>
          <DeleteMessage message={message} isLastOnPage={isLastOnPage} />
        </div>
      </Disclosure>
    </li>
  )
}

function StatusBadge({ message: { readAt, answeredAt } }: { message: ContactMessage }) {
  if (answeredAt) return <Badge tone="savings">Answered</Badge>
  return readAt ? null : <Badge>New</Badge>
}

function createReplyUrl({ email, message }: ContactMessage) {
  const quotedMessage = message.slice(0, 1500).replaceAll(/^/gm, '> ')
  const query = `subject=${encodeURIComponent('Your message to Helioplan')}&body=${encodeURIComponent(`\n\n${quotedMessage}`)}`
  return `mailto:${encodeURIComponent(email)}?${query}`
}

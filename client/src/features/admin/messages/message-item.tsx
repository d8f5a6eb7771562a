import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Reply } from 'lucide-react'
import { allMessages } from '../../../api/admin-queries.ts'
import { call, sentence } from '../../../api/call.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ContactMessage } from './contact-message.ts'
import { DeleteMessage } from './delete-message.tsx'

/** @param last whether it is the only message left on this page */
export function MessageItem({ message, last }: { message: ContactMessage; last: boolean }) {
  const { id, name, email, readAt, answeredAt, createdAt } = message
  const client = useQueryClient()
  const update = useMutation({
    mutationFn: (change: { read?: boolean; answered?: boolean }) => call('updateMessage', { id, ...change }),
    onSuccess: () => client.invalidateQueries(allMessages),
    onError: (error, { answered }) => {
      // That it was opened is noted by the way: only what was pressed is worth a message.
      if (answered !== undefined) toast({ title: 'Error', description: sentence(error), variant: 'destructive' })
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
            <State message={message} />
            <span className="text-sm font-normal text-soft">
              <Moment at={createdAt} time />
            </span>
          </span>
        }
      >
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{message.message}</p>
        <p className="mt-4 text-soft wrap-anywhere">
          From {name}, {email}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={replyAddress(message)} className={buttonLook({ variant: 'secondary', size: 'small' })}>
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
          <DeleteMessage message={message} last={last} />
        </div>
      </Disclosure>
    </li>
  )
}

function State({ message: { readAt, answeredAt } }: { message: ContactMessage }) {
  if (answeredAt) return <Badge tone="savings">Answered</Badge>
  return readAt ? null : <Badge>New</Badge>
}

/** Opens the mail program with the message quoted. */
function replyAddress({ email, message }: ContactMessage) {
  const quoted = message.slice(0, 1500).replaceAll(/^/gm, '> ')
  const query = `subject=${encodeURIComponent('Your message to Helioplan')}&body=${encodeURIComponent(`\n\n${quoted}`)}`
  return `mailto:${encodeURIComponent(email)}?${query}`
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Reply as ReplyIcon } from 'lucide-react'
import type { Reply } from '#shared/contract/api.ts'
import { headingOf } from '#shared/pages.ts'
import { adminList, allMessages } from '../api/admin-queries.ts'
import { call, errorMessage } from '../api/call.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { ConfirmButton } from '../ui/dialog.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { useLeaveEmptyPage, usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { toast, toastError } from '../ui/toast.tsx'

export default function AdminMessagesPage() {
  const messages = useQuery(adminList('listMessages', { page: usePageNumber() }))
  return (
    <AdminPage
      heading={headingOf('/admin/messages')}
      intro="What visitors wrote through the contact form, newest first"
    >
      <PaginatedList
        query={messages}
        rows={(data) => data.messages}
        errorMessage="The messages could not be loaded."
        loading={<ListSpinner label="Loading the messages" />}
        empty="No messages yet."
      >
        {(data) => (
          <ul aria-label="Messages, newest first" className="grid gap-3">
            {data.messages.map((message) => (
              <MessageItem key={message.id} message={message} isLastOnPage={data.messages.length === 1} />
            ))}
          </ul>
        )}
      </PaginatedList>
    </AdminPage>
  )
}

function MessageItem({ message, isLastOnPage }: { message: ContactMessage; isLastOnPage: boolean }) {
  const { id, name, email, readAt, answeredAt, createdAt } = message
  const client = useQueryClient()
  const update = useMutation({
    mutationFn: (change: { read?: boolean; answered?: boolean }) => call('updateMessage', { id, ...change }),
    onSuccess: () => client.invalidateQueries(allMessages),
    onError: (error, { answered }) => {
      // A failed read mark is not worth a toast.
      if (answered !== undefined) toastError('Error', errorMessage(error))
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
            <ReplyIcon aria-hidden="true" className="size-5" />
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

function DeleteMessage({ message, isLastOnPage }: { message: ContactMessage; isLastOnPage: boolean }) {
  const client = useQueryClient()
  const leaveEmptyPage = useLeaveEmptyPage()
  async function remove() {
    await call('deleteMessage', { id: message.id })
    toast({ title: 'Success', description: 'Message has been deleted' })
    if (isLastOnPage) leaveEmptyPage()
    await client.invalidateQueries(allMessages)
  }
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
      onConfirm={remove}
      onFailed={(error) => toastError('Error', errorMessage(error))}
    >
      Delete
    </ConfirmButton>
  )
}

type ContactMessage = Reply<'listMessages'>['messages'][number]

import { useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { adminList } from '../api/admin-queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { MessageItem } from '../features/admin/messages/message-item.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'

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

import { useQuery } from '@tanstack/react-query'
import { messageList } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { MessageItem } from '../features/admin/messages/message-item.tsx'
import { Paged, usePageNumber } from '../features/admin/paged.tsx'

export default function AdminMessagesPage() {
  const messages = useQuery({ ...messageList(usePageNumber()), staleTime: 0 })
  return (
    <AdminPage heading="Messages" intro="What visitors wrote through the contact form, newest first">
      <Paged
        query={messages}
        rows={(data) => data.messages}
        failed="The messages could not be loaded."
        loading="Loading the messages"
        empty="No messages yet."
      >
        {(data) => (
          <ul aria-label="Messages, newest first" className="grid gap-3">
            {data.messages.map((message) => (
              <MessageItem key={message.id} message={message} last={data.messages.length === 1} />
            ))}
          </ul>
        )}
      </Paged>
    </AdminPage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { address } from '../api/call.ts'
import { subscriberList } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Moment } from '../features/admin/moment.tsx'
import { Paged, usePageNumber } from '../features/admin/paged.tsx'
import { Table } from '../features/admin/table.tsx'

const columns = ['Email', 'Status', 'Subscribed']

export default function AdminSubscribersPage() {
  const subscribers = useQuery({ ...subscriberList(usePageNumber()), staleTime: 0 })
  return (
    <AdminPage
      heading="Subscribers"
      intro="Who asked for the newsletter, newest first"
      actions={
        <a href={address('exportSubscribers', {})} download className="button button-secondary">
          <Download aria-hidden="true" className="size-5" />
          Download confirmed as CSV
        </a>
      }
    >
      <Paged
        query={subscribers}
        rows={(data) => data.subscribers}
        failed="The subscribers could not be loaded."
        loading="Loading the subscribers"
        empty="Nobody has subscribed yet."
      >
        {(data) => (
          <Table label="Subscribers, newest first" columns={columns}>
            {data.subscribers.map(({ id, email, confirmedAt, unsubscribedAt, createdAt }) => (
              <tr key={id}>
                <td className="admin-table-wide">{email}</td>
                <td>{status(confirmedAt, unsubscribedAt)}</td>
                <td>
                  <Moment at={createdAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Paged>
    </AdminPage>
  )
}

function status(confirmedAt: string | null, unsubscribedAt: string | null) {
  if (unsubscribedAt) return 'Unsubscribed'
  return confirmedAt ? 'Confirmed' : 'Not confirmed yet'
}

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { headingOf } from '#shared/pages.ts'
import { adminList } from '../api/admin-queries.ts'
import { endpointUrl } from '../api/call.ts'
import { siteSettings } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'

const columns = ['Email', 'Status', 'Subscribed']

export default function AdminSubscribersPage() {
  const subscribers = useQuery(adminList('listSubscribers', { page: usePageNumber() }))
  const { sendsMail } = useQuery(siteSettings).data
  return (
    <AdminPage
      heading={headingOf('/admin/subscribers')}
      intro="Who asked for the newsletter, newest first"
      actions={
        <a href={endpointUrl('exportSubscribers', {})} download className={buttonClasses({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          Download confirmed as CSV
        </a>
      }
    >
      {!sendsMail && (
        <p className="mb-6">
          This site sends no mail, so nobody can be asked whether the newsletter is wanted: whoever subscribes stays
          unconfirmed, and only those who are confirmed are in the file. Mail is set up by SMTP_URL.
        </p>
      )}
      <PaginatedList
        query={subscribers}
        rows={(data) => data.subscribers}
        errorMessage="The subscribers could not be loaded."
        loading={<ListSpinner label="Loading the subscribers" />}
        empty="Nobody has subscribed yet."
      >
        {(data) => (
          <Table label="Subscribers, newest first" columns={columns} variant="rows">
            {data.subscribers.map(({ id, email, confirmedAt, unsubscribedAt, createdAt }) => (
              <tr key={id}>
                <td>{email}</td>
                <td>{describeStatus(confirmedAt, unsubscribedAt)}</td>
                <td>
                  <DateTime timestamp={createdAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </PaginatedList>
    </AdminPage>
  )
}

function describeStatus(confirmedAt: string | null, unsubscribedAt: string | null) {
  if (unsubscribedAt) return 'Unsubscribed'
  return confirmedAt ? 'Confirmed' : 'Not confirmed yet'
}

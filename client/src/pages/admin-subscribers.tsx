import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { headingOf } from '#shared/pages.ts'
import { subscriberList } from '../api/admin-queries.ts'
import { address } from '../api/call.ts'
import { sendsMail } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { buttonLook } from '../ui/button.tsx'
import { Moment } from '../ui/moment.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { Paged } from '../ui/paged.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'

const columns = ['Email', 'Status', 'Subscribed']

export default function AdminSubscribersPage() {
  const subscribers = useQuery(subscriberList(usePageNumber()))
  const { data: canMail } = useQuery(sendsMail)
  return (
    <AdminPage
      heading={headingOf('/admin/subscribers')}
      intro="Who asked for the newsletter, newest first"
      actions={
        <a href={address('exportSubscribers', {})} download className={buttonLook({ variant: 'secondary' })}>
          <Download aria-hidden="true" className="size-5" />
          Download confirmed as CSV
        </a>
      }
    >
      {canMail === false && (
        <p className="mb-6">
          This site sends no mail, so nobody can be asked whether the newsletter is wanted: whoever subscribes stays
          unconfirmed, and only those who are confirmed are in the file. Mail is set up by SMTP_URL.
        </p>
      )}
      <Paged
        query={subscribers}
        rows={(data) => data.subscribers}
        failed="The subscribers could not be loaded."
        loading={<ListSpinner label="Loading the subscribers" />}
        empty="Nobody has subscribed yet."
      >
        {(data) => (
          <Table label="Subscribers, newest first" columns={columns} look="rows">
            {data.subscribers.map(({ id, email, confirmedAt, unsubscribedAt, createdAt }) => (
              <tr key={id}>
                <td>{email}</td>
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

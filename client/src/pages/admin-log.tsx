import { useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { adminList } from '../api/admin-queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'

const columns = ['When', 'Who', 'What', 'Which']

export default function AdminLogPage() {
  const log = useQuery(adminList('listLog', { page: usePageNumber() }))
  return (
    <AdminPage heading={headingOf('/admin/log')} intro="What administrators did, newest first">
      <PaginatedList
        query={log}
        rows={(data) => data.entries}
        errorMessage="The activity log could not be loaded."
        loading={<ListSpinner label="Loading the activity log" />}
        empty="Nothing has been done yet."
      >
        {(data) => (
          <Table label="Activity, newest first" columns={columns} variant="rows">
            {data.entries.map(({ id, createdAt, adminName, action, subject, subjectId }) => (
              <tr key={id}>
                <td>
                  <DateTime timestamp={createdAt} withTime />
                </td>
                <td>{adminName}</td>
                <td>{action}</td>
                <td>
                  <ShortenedText text={subject} />
                  {subjectId && (
                    <span className="text-soft">
                      {' ('}
                      {/^\d+$/.test(subjectId) ? `number ${subjectId}` : <ShortenedText text={subjectId} />}
                      {')'}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </PaginatedList>
    </AdminPage>
  )
}

/** Hashes are shortened: their beginning identifies them. */
const PICTURE_HASH = /\b([0-9a-f]{8})[0-9a-f]{24,}\b/g

function ShortenedText({ text }: { text: string }) {
  const shortened = text.replace(PICTURE_HASH, '$1…')
  return shortened === text ? text : <span title={text}>{shortened}</span>
}

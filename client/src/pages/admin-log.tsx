import { useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { activityLog } from '../api/admin-queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Moment } from '../ui/moment.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { Paged } from '../ui/paged.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'

const columns = ['When', 'Who', 'What', 'Which']

export default function AdminLogPage() {
  const log = useQuery(activityLog(usePageNumber()))
  return (
    <AdminPage heading={headingOf('/admin/log')} intro="What administrators did, newest first">
      <Paged
        query={log}
        rows={(data) => data.entries}
        failed="The activity log could not be loaded."
        loading={<ListSpinner label="Loading the activity log" />}
        empty="Nothing has been done yet."
      >
        {(data) => (
          <Table label="Activity, newest first" columns={columns} look="rows">
            {data.entries.map(({ id, createdAt, adminName, action, subject, subjectId }) => (
              <tr key={id}>
                <td>
                  <Moment at={createdAt} time />
                </td>
                <td>{adminName}</td>
                <td>{action}</td>
                <td>
                  <Shortened words={subject} />
                  {subjectId && (
                    <span className="text-soft">
                      {' ('}
                      {/^\d+$/.test(subjectId) ? `number ${subjectId}` : <Shortened words={subjectId} />}
                      {')'}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Paged>
    </AdminPage>
  )
}

/** The fingerprint of a picture is no reading matter: its beginning tells it from others. */
const FINGERPRINT = /\b([0-9a-f]{8})[0-9a-f]{24,}\b/g

function Shortened({ words }: { words: string }) {
  const short = words.replace(FINGERPRINT, '$1…')
  return short === words ? words : <span title={words}>{short}</span>
}

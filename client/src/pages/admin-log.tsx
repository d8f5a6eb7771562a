import { useQuery } from '@tanstack/react-query'
import { activityLog } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Moment } from '../features/admin/moment.tsx'
import { Paged, usePageNumber } from '../features/admin/paged.tsx'
import { Table } from '../features/admin/table.tsx'

const columns = ['When', 'Who', 'What', 'Which']

export default function AdminLogPage() {
  const log = useQuery({ ...activityLog(usePageNumber()), staleTime: 0 })
  return (
    <AdminPage heading="Activity Log" intro="What administrators did, newest first">
      <Paged
        query={log}
        rows={(data) => data.entries}
        failed="The activity log could not be loaded."
        loading="Loading the activity log"
        empty="Nothing has been done yet."
      >
        {(data) => (
          <Table label="Activity, newest first" columns={columns}>
            {data.entries.map(({ id, createdAt, adminName, action, subject, subjectId }) => (
              <tr key={id}>
                <td>
                  <Moment at={createdAt} time />
                </td>
                <td>{adminName}</td>
                <td>{action}</td>
                <td className="admin-table-wide">
                  {subject}
                  {subjectId && <span className="text-soft"> (number {subjectId})</span>}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Paged>
    </AdminPage>
  )
}

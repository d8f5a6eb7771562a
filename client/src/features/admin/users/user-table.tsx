import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { currentUser } from '../../../api/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { Table } from '../../../ui/table.tsx'
import { RemoveUser } from './remove-user.tsx'
import { SignOutUser } from './sign-user-out.tsx'

const columns = ['Username', 'Email', 'Name', 'Country', 'Registered', 'Actions']

export function UserTable({ users }: { users: readonly User[] }) {
  const { data: signedInUser } = useQuery(currentUser)
  return (
    <Table label="Registered users" columns={columns} variant="rows" isLastColumnSticky>
      {users.map((user) => (
        <tr key={user.id}>
          <td>
            {user.username}
            {user.isAdmin && <Badge className="ml-2">Admin</Badge>}
          </td>
          <td>{user.email ?? 'Not set'}</td>
          <td>{[user.firstName, user.lastName].filter(Boolean).join(' ') || 'Not set'}</td>
          <td>{user.country}</td>
          <td>
            <DateTime timestamp={user.createdAt} />
          </td>
          <td>
            {user.id === signedInUser?.id ? (
              <span className="text-soft">You</span>
            ) : (
              <span className="flex">
                <SignOutUser user={user} />
                <RemoveUser user={user} isLastOnPage={users.length === 1} />
              </span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

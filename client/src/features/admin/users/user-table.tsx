import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/contract/api.ts'
import { currentUser } from '../../../api/queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { Table } from '../../../ui/table.tsx'
import { RemoveUser } from './remove-user.tsx'
import { SignUserOut } from './sign-user-out.tsx'

const columns = ['Username', 'Email', 'Name', 'Country', 'Registered', 'Actions']

export function UserTable({ users }: { users: readonly User[] }) {
  const { data: self } = useQuery(currentUser)
  return (
    <Table label="Registered users" columns={columns} look="rows" keepsLast>
      {users.map((user) => (
        <tr key={user.id}>
          <td>
            {user.username}
            {user.isAdmin && <Badge className="ml-2">Admin</Badge>}
          </td>
          <td>{user.email}</td>
          <td>{[user.firstName, user.lastName].filter(Boolean).join(' ') || 'Not set'}</td>
          <td>{user.country}</td>
          <td>
            <Moment at={user.createdAt} />
          </td>
          <td>
            {user.id === self?.id ? (
              <span className="text-soft">You</span>
            ) : (
              <span className="flex">
                <SignUserOut user={user} />
                <RemoveUser user={user} last={users.length === 1} />
              </span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

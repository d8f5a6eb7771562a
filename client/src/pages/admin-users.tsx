import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { userList } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { Paged, usePageNumber } from '../features/admin/paged.tsx'
import { UserSearch } from '../features/admin/users/user-search.tsx'
import { UserTable } from '../features/admin/users/user-table.tsx'

export default function AdminUsersPage() {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const search = params.get('search')?.trim().slice(0, 100) ?? ''
  const users = useQuery({ ...userList(page, search), staleTime: 0 })
  return (
    <AdminPage heading="User Management" intro="View and manage registered users">
      <UserSearch />
      <Paged
        query={users}
        rows={(data) => data.users}
        failed="Failed to fetch users"
        loading="Loading the users"
        empty={search ? `No user's name or email contains “${search}”.` : 'Nobody has registered yet.'}
      >
        {(data) => <UserTable users={data.users} />}
      </Paged>
    </AdminPage>
  )
}

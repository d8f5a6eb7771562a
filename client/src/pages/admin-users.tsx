import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { MOST_USERS_FOUND, USERS_A_PAGE } from '#shared/contract/sizes.ts'
import { LONGEST_SEARCH } from '#shared/forms/lengths.ts'
import { headingOf } from '#shared/pages.ts'
import { userList } from '../api/admin-queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { UserSearch } from '../features/admin/users/user-search.tsx'
import { UserTable } from '../features/admin/users/user-table.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { Paged } from '../ui/paged.tsx'
import { ListSpinner } from '../ui/spinner.tsx'

export default function AdminUsersPage() {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const search = params.get('search')?.trim().slice(0, LONGEST_SEARCH) ?? ''
  const users = useQuery(userList(page, search))
  return (
    <AdminPage heading={headingOf('/admin/users')} intro="View and manage registered users">
      <UserSearch />
      <Paged
        query={users}
        rows={(data) => data.users}
        failed="Failed to fetch users"
        loading={<ListSpinner label="Loading the users" />}
        empty={search ? `No user's name or email contains “${search}”.` : 'Nobody has registered yet.'}
      >
        {(data) => (
          <>
            {search && data.totalPages * USERS_A_PAGE >= MOST_USERS_FOUND && (
              <p className="mb-4">
                These are the newest {MOST_USERS_FOUND.toLocaleString('en-US')} it fits: search for more of the name.
              </p>
            )}
            <UserTable users={data.users} />
          </>
        )}
      </Paged>
    </AdminPage>
  )
}

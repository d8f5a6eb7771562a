import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { MAX_USERS_FOUND, USERS_PER_PAGE } from '#shared/contract/sizes.ts'
import { formatNumber } from '#shared/format/number.ts'
import { isPrefixSearch, MAX_SEARCH_LENGTH } from '#shared/forms/lengths.ts'
import { headingOf } from '#shared/pages.ts'
import { adminList } from '../api/admin-queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { UserSearch } from '../features/admin/users/user-search.tsx'
import { UserTable } from '../features/admin/users/user-table.tsx'
import { usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'

export default function AdminUsersPage() {
  const page = usePageNumber()
  const [params] = useSearchParams()
  const search = params.get('search')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? ''
  const matchKind = isPrefixSearch(search) ? 'begins with' : 'contains'
  const empty = search ? `No user's name or email ${matchKind} “${search}”.` : 'Nobody has registered yet.'
  const users = useQuery(adminList('listUsers', { page, search: search || undefined }))
  return (
    <AdminPage heading={headingOf('/admin/users')} intro="View and manage registered users">
      <UserSearch />
      <PaginatedList
        query={users}
        rows={(data) => data.users}
        errorMessage="Failed to fetch users"
        loading={<ListSpinner label="Loading the users" />}
        empty={empty}
      >
        {(data) => (
          <>
            {search && data.totalPages * USERS_PER_PAGE >= MAX_USERS_FOUND && (
              <p className="mb-4">
                These are the newest {formatNumber(MAX_USERS_FOUND)} it fits: search for more of the name.
              </p>
            )}
            <UserTable users={data.users} />
          </>
        )}
      </PaginatedList>
    </AdminPage>
  )
}

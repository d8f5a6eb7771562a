import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { User } from '#shared/contract/api.ts'
import { MAX_USERS_FOUND, USERS_PER_PAGE } from '#shared/contract/sizes.ts'
import { formatNumber } from '#shared/format/number.ts'
import { isPrefixSearch, MAX_SEARCH_LENGTH } from '#shared/forms/lengths.ts'
import { headingOf } from '#shared/pages.ts'
import { adminList, allUsers } from '../api/admin-queries.ts'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { AdminPage } from '../features/admin/admin-page.tsx'
import { RemoveIcon } from '../ui/action-icons.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { TextField } from '../ui/field.tsx'
import { focusPageHeading } from '../ui/focus.ts'
import { useLeaveEmptyPage, usePageNumber } from '../ui/page-number.ts'
import { PaginatedList } from '../ui/paginated-list.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'
import { toast, toastError } from '../ui/toast.tsx'

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

/** Pause in typing before a search starts [ms]. */
const SEARCH_DELAY = 300

/** The search term is part of the URL, for bookmarks and the Back button. */
function UserSearch() {
  const [params, setParams] = useSearchParams()
  const activeSearch = params.get('search') ?? ''
  const [typed, setTyped] = useState(activeSearch)
  const [previousSearch, setPreviousSearch] = useState(activeSearch)
  if (previousSearch !== activeSearch) {
    // The URL changed by other means: Back, Forward, a link.
    setPreviousSearch(activeSearch)
    if (typed.trim() !== activeSearch) setTyped(activeSearch)
  }
  useEffect(() => {
    const search = typed.trim()
    if (search === activeSearch) return
    const timer = setTimeout(() => setParams(search ? { search: search } : {}, { replace: true }), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, activeSearch, setParams])
  return (
    <search className="mb-6 block max-w-sm">
      <TextField
        type="search"
        label="Search by name or email"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  )
}

const columns = ['Username', 'Email', 'Name', 'Country', 'Registered', 'Actions']

function UserTable({ users }: { users: readonly User[] }) {
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

function RemoveUser({ user, isLastOnPage }: { user: User; isLastOnPage: boolean }) {
  const client = useQueryClient()
  const leaveEmptyPage = useLeaveEmptyPage()
  const remove = useMutation({
    mutationFn: () => call('removeUser', { id: user.id }),
    onSuccess: async () => {
      toast({ title: 'Success', description: 'User has been removed' })
      // The button is gone with its row: focus the page instead.
      focusPageHeading({ preventScroll: true })
      if (isLastOnPage) leaveEmptyPage()
      await client.invalidateQueries(allUsers)
    },
    onError: () => toastError('Error', 'Failed to remove user'),
  })
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Remove ${user.username}`}
      pending={remove.isPending}
      onClick={() => {
        if (confirm('Are you sure you want to remove this user?')) remove.mutate()
      }}
    >
      {!remove.isPending && <RemoveIcon className="size-5" />}
      <span className="max-sm:sr-only">Remove</span>
    </Button>
  )
}

function SignOutUser({ user: { id, username } }: { user: User }) {
  const endSessions = useMutation({
    mutationFn: () => call('endUserSessions', { id }),
    onSuccess: () => toast({ title: 'Success', description: `${username} is signed out everywhere` }),
    onError: () => toastError('Error', 'Failed to sign the user out'),
  })
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Sign out ${username}`}
      title="Sign out everywhere"
      pending={endSessions.isPending}
      onClick={() => endSessions.mutate()}
    >
      {!endSessions.isPending && <LogOut aria-hidden="true" className="size-5" />}
    </Button>
  )
}

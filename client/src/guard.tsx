import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { HttpError } from './api/call.ts'
import { adminCheck, currentUser } from './api/queries.ts'
import { signInAddress } from './api/session.ts'
import { Button } from './ui/button.tsx'
import { Page } from './ui/page.tsx'
import { PageSpinner } from './ui/spinner.tsx'

type GuardProps = { page: ComponentType }

const CHECKING = 'Checking your sign-in'

/** For a signed-in user; a visitor signs in first and comes back. */
export function UserOnly({ page: GuardedPage }: GuardProps) {
  const [path] = useLocation()
  const search = useSearch()
  const check = useQuery(currentUser)
  if (check.isPending) return <PageSpinner label={CHECKING} />
  if (check.isError) return <CheckFailed retry={check.refetch} retrying={check.isFetching} />
  if (!check.data) return <Redirect to={signInAddress(search ? `${path}?${search}` : path)} replace />
  return <GuardedPage />
}

/** For an admin. A visitor is not asked for: the page's data already says that nobody is signed in. */
export function AdminOnly({ page: GuardedPage }: GuardProps) {
  const visitor = useQuery(currentUser).data === null
  const check = useQuery({ ...adminCheck, enabled: !visitor })
  if (visitor || check.data?.isAdmin === false || isRefusal(check.error)) return <Redirect to="/admin/login" replace />
  if (check.isPending) return <PageSpinner label={CHECKING} />
  if (check.isError) return <CheckFailed retry={check.refetch} retrying={check.isFetching} />
  return <GuardedPage />
}

/** The server knows the visitor and says no; anything else means that it could not find out. */
const isRefusal = (error: Error | null) => error instanceof HttpError && (error.status === 401 || error.status === 403)

function CheckFailed({ retry, retrying }: { retry: () => unknown; retrying: boolean }) {
  return (
    <Page
      heading="We could not check your sign-in"
      intro="You may still be signed in. Nothing is lost; please try again in a moment."
    >
      <Button pending={retrying} onClick={() => retry()}>
        Try again
      </Button>
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Access } from '#shared/contract/endpoints.ts'
import { adminCheck } from './api/admin-queries.ts'
import { HttpError } from './api/call.ts'
import { currentUser } from './api/queries.ts'
import { signInAddress } from './api/session.ts'
import { TryAgain } from './ui/load-failed.tsx'
import { Page } from './ui/page.tsx'
import { PageSpinner } from './ui/spinner.tsx'

interface GuardProps {
  readonly access: Exclude<Access, 'anyone'>
  readonly children: ReactNode
}

/** Shows a page to those who may see it. */
export default function Guard({ access, children }: GuardProps) {
  const Allowed = access === 'admin' ? AdminOnly : UserOnly
  return <Allowed>{children}</Allowed>
}

type GuardedProps = Pick<GuardProps, 'children'>

const CHECKING = 'Checking your sign-in'

/** For a signed-in user; a visitor signs in first and comes back. */
function UserOnly({ children }: GuardedProps) {
  const [path] = useLocation()
  const search = useSearch()
  const check = useQuery(currentUser)
  if (check.isPending) return <PageSpinner label={CHECKING} />
  if (check.isError) return <CheckFailed check={check} />
  if (!check.data) return <Redirect to={signInAddress(search ? `${path}?${search}` : path)} replace />
  return children
}

/** For an admin. A visitor is not asked for: the page's data already says that nobody is signed in. */
function AdminOnly({ children }: GuardedProps) {
  const visitor = useQuery(currentUser).data === null
  const check = useQuery({ ...adminCheck, enabled: !visitor })
  if (visitor || check.data?.isAdmin === false || isRefusal(check.error)) return <Redirect to="/admin/login" replace />
  if (check.isPending) return <PageSpinner label={CHECKING} />
  if (check.isError) return <CheckFailed check={check} />
  return check.data.lacksSecondFactor ? <SecondFactorFirst /> : children
}

const SecuritySettings = lazy(async () => ({
  default: (await import('./features/account/security-settings.tsx')).SecuritySettings,
}))

/** In place of every page of the admin area, where the operator wants administrators to have a second factor. */
function SecondFactorFirst() {
  const { data: user } = useQuery(currentUser)
  return (
    <Page
      heading="Set Up a Second Factor"
      intro="This site asks its administrators for a second step at signing in. Set one up, and the admin area opens."
      width="reading"
    >
      <Suspense fallback={<PageSpinner label="Loading your security settings" />}>
        {user && <SecuritySettings user={user} />}
      </Suspense>
    </Page>
  )
}

/** The server knows the visitor and says no; anything else means that it could not find out. */
const isRefusal = (error: Error | null) => error instanceof HttpError && (error.status === 401 || error.status === 403)

function CheckFailed({ check }: { check: ComponentProps<typeof TryAgain>['query'] }) {
  return (
    <Page
      heading="We could not check your sign-in"
      intro="You may still be signed in. Nothing is lost; please try again in a moment."
    >
      <TryAgain query={check} />
    </Page>
  )
}

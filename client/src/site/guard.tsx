import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import type { Access } from '#shared/contract/endpoints.ts'
import { t } from '#shared/language/t.ts'
import { adminCheck } from '../api/admin-queries.ts'
import { HttpError } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signInUrl } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { RetryButton } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

interface GuardedProps {
  readonly children: ReactNode
}

export default function Guard({ access, children }: GuardedProps & { readonly access: Exclude<Access, 'anyone'> }) {
  const Allowed = access === 'admin' ? AdminOnly : UserOnly
  return <Allowed>{children}</Allowed>
}

/** Sends a visitor to sign in, and back afterwards. */
function UserOnly({ children }: GuardedProps) {
  const [path] = useLocation()
  const search = useSearch()
  const check = useQuery(currentUser)
  if (check.isPending) return <PageSpinner label={t('Checking your sign-in')} />
  if (check.isError) return <CheckFailed check={check} />
  if (!check.data) return <Redirect to={signInUrl(search ? `${path}?${search}` : path)} replace />
  return children
}

/** A visitor is known from the page's data and not checked on the server. */
function AdminOnly({ children }: GuardedProps) {
  const isVisitor = useQuery(currentUser).data === null
  const check = useQuery({ ...adminCheck, enabled: !isVisitor })
  if (isVisitor || check.data?.isAdmin === false || isRefusal(check.error))
    return <Redirect to="/admin/login" replace />
  if (check.isPending) return <PageSpinner label={t('Checking your sign-in')} />
  if (check.isError) return <CheckFailed check={check} />
  return check.data.lacksSecondFactor ? <SecondFactorRequired /> : children
}

const SecuritySettings = lazyPart(async () => ({
  default: (await import('../features/account/security-settings.tsx')).SecuritySettings,
}))

/** Shown if the operator requires a second factor of administrators. */
const SecondFactorRequired = () => (
  <Page
    heading={t('Set up a second step')}
    intro={t('Administrators of this site sign in with a second step. Set one up to open the admin area.')}
    width="reading"
  >
    <Suspense fallback={<PageSpinner label={t('Loading your security settings')} />}>
      <SecuritySettings />
    </Suspense>
  </Page>
)

/** Any other error means that the server could not decide. */
const isRefusal = (error: Error | null) => error instanceof HttpError && (error.status === 401 || error.status === 403)

const CheckFailed = ({ check }: { check: ComponentProps<typeof RetryButton>['query'] }) => (
  <Page
    heading={t('We could not check your sign-in')}
    intro={t('You may still be signed in, and nothing is lost. Try again in a moment.')}
  >
    <RetryButton query={check} />
  </Page>
)

import { useLocation } from 'wouter'
import { Credentials } from '#shared/forms/accounts.ts'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage, HttpError } from '../api/call.ts'
import { useSchemaForm } from '../api/use-call-form.ts'
import { LoginForm } from '../features/account/login-form.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { toastError } from '../ui/toast.tsx'

export default function AdminLoginPage() {
  const [, navigate] = useLocation()
  const form = useSchemaForm(Credentials, { username: '', password: '' })
  return (
    <Page heading={headingOf('/admin/login')} width="narrow">
      <Card>
        <LoginForm
          form={form}
          submitLabel="Login"
          pendingLabel="Authenticating..."
          send={(credentials) => call('adminLogin', credentials)}
          adminsOnly
          onSignedIn={() => navigate('/admin/articles')}
          onError={(error) => {
            // Rate limits and server errors say nothing about the credentials.
            const refused = error instanceof HttpError && error.status < 429
            const description = refused ? 'Invalid admin credentials' : errorMessage(error)
            toastError('Authentication Failed', description)
          }}
        />
      </Card>
    </Page>
  )
}

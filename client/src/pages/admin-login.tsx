import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { Credentials } from '#shared/forms/accounts.ts'
import { headingOf } from '#shared/pages.ts'
import { call, HttpError, sentence } from '../api/call.ts'
import { signIn } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { toast } from '../ui/toast.tsx'
import { UsernameField } from '../ui/username-field.tsx'

export default function AdminLoginPage() {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { username: '', password: '' },
  })
  const login = useMutation({
    mutationFn: (credentials: typeof Credentials._zod.output) => call('adminLogin', credentials),
    onSuccess: (admin) => {
      signIn(client, admin)
      navigate('/admin/articles')
    },
    onError: (error) => {
      // Too many tries, or a server that is down, say nothing about the credentials.
      const refused = error instanceof HttpError && error.status < 429
      const description = refused ? 'Invalid admin credentials' : sentence(error)
      toast({ title: 'Authentication Failed', description, variant: 'destructive' })
    },
  })
  const { errors } = formState
  return (
    <Page heading={headingOf('/admin/login')} width="narrow">
      <Card>
        <form noValidate onSubmit={handleSubmit((credentials) => login.mutate(credentials))} className="grid gap-5">
          <UsernameField error={errors.username?.message} {...register('username')} />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <Button type="submit" pending={login.isPending}>
            {login.isPending ? 'Authenticating...' : 'Login'}
          </Button>
        </form>
      </Card>
    </Page>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { signIn } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { UsernameField } from '../../ui/username-field.tsx'

interface LoginValues {
  username: string
  password: string
}

/** The form's state lives with the page: switching tabs loses nothing that was typed. */
export function LoginForm({ form }: { form: UseFormReturn<LoginValues> }) {
  const client = useQueryClient()
  const login = useMutation({
    mutationFn: (values: LoginValues) => call('login', values),
    onSuccess: (user) => signIn(client, user),
    onError: (error) => toast({ title: 'Login failed', description: error.message, variant: 'destructive' }),
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => login.mutate(values))} className="grid gap-5">
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" pending={login.isPending}>
        Sign In
      </Button>
    </form>
  )
}

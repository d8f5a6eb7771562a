import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/api.ts'
import { PasswordChange } from '#shared/forms/accounts.ts'
import { TOO_COMMON } from '#shared/forms/common-passwords.ts'
import { call, HttpError, sentence } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { refusingCommon } from './new-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { WhosePassword } from './whose-password.tsx'

const empty = { currentPassword: '', newPassword: '' }
const checks = refusingCommon(zodResolver(PasswordChange), 'newPassword')

export function ChangePassword({ user }: { user: User }) {
  const { register, handleSubmit, watch, setError, reset, formState } = useForm({
    resolver: checks,
    defaultValues: empty,
  })
  const change = useMutation({
    mutationFn: (passwords: typeof empty) => call('changePassword', passwords),
    onSuccess: () => {
      reset(empty)
      toast({ title: 'Password changed', description: 'You have been signed out everywhere else.' })
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status < 500) {
        const field = error.text === TOO_COMMON ? 'newPassword' : 'currentPassword'
        setError(field, { message: sentence(error) }, { shouldFocus: true })
      } else toast({ title: 'Password not changed', description: sentence(error), variant: 'destructive' })
    },
  })
  const { errors } = formState
  return (
    <CardSection heading="Change Password">
      <form noValidate onSubmit={handleSubmit((passwords) => change.mutate(passwords))} className="grid gap-5">
        <WhosePassword user={user} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label="New Password"
          typed={watch('newPassword')}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <Button type="submit" variant="secondary" pending={change.isPending} className="justify-self-start">
          Change Password
        </Button>
      </form>
    </CardSection>
  )
}

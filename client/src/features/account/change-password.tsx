import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/api.ts'
import { PasswordChange } from '#shared/forms/accounts.ts'
import { COMMON_PASSWORD, commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage, HttpError } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { rejectCommonPasswords } from './common-password-resolver.ts'
import { HiddenUsernameField } from './hidden-username-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const emptyForm = { currentPassword: '', newPassword: '' }
const resolver = rejectCommonPasswords(zodResolver(PasswordChange), 'newPassword')

export function ChangePassword({ user }: { user: User }) {
  const { register, handleSubmit, watch, setError, reset, formState } = useForm({
    resolver: resolver,
    defaultValues: emptyForm,
  })
  const change = useMutation({
    mutationFn: (passwords: typeof emptyForm) => call('changePassword', passwords),
    onSuccess: () => {
      reset(emptyForm)
      toast({ title: t('Password changed'), description: t('We signed you out on all other devices.') })
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status < 500) {
        const isCommon = error.text === COMMON_PASSWORD
        setError(
          isCommon ? 'newPassword' : 'currentPassword',
          { message: isCommon ? commonPasswordMessage() : errorMessage(error) },
          { shouldFocus: true },
        )
      } else toast({ title: t('Password not changed'), description: errorMessage(error), variant: 'destructive' })
    },
  })
  const { errors } = formState
  return (
    <CardSection heading={t('Change password')}>
      <form noValidate onSubmit={handleSubmit((passwords) => change.mutate(passwords))} className="grid gap-5">
        <HiddenUsernameField user={user} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordField
          label={t('New password')}
          typed={watch('newPassword')}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <Button type="submit" variant="secondary" pending={change.isPending} className="justify-self-start">
          {t('Change password')}
        </Button>
      </form>
    </CardSection>
  )
}

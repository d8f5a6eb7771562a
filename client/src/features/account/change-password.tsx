import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordChange } from '#shared/forms/accounts.ts'
import { commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage, HttpError } from '../../api/call.ts'
import { useCallForm } from '../../api/use-call-form.ts'
import { PasswordField } from '../../ui/account-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { toast, toastError } from '../../ui/toast.tsx'
import { isCommonPasswordError, NewPasswordField, rejectCommonPasswords } from './new-password-field.tsx'
import { HiddenUsernameField } from './reauthentication.tsx'

const emptyForm = { currentPassword: '', newPassword: '' }
const resolver = rejectCommonPasswords(zodResolver(PasswordChange), 'newPassword')

export function ChangePassword() {
  const form = useForm({ resolver, defaultValues: emptyForm })
  const { field, formProps, isPending } = useCallForm(form, {
    send: (passwords) => call('changePassword', passwords),
    onSuccess: () => {
      form.reset(emptyForm)
      toast({ title: t('Password changed'), description: t('We signed you out on all other devices.') })
    },
    onError: (error, showError) => {
      if (isCommonPasswordError(error)) showError('newPassword', commonPasswordMessage())
      else if (error instanceof HttpError && error.status < 500) showError('currentPassword', errorMessage(error))
      else toastError(t('Password not changed'), errorMessage(error))
    },
  })
  return (
    <CardSection heading={t('Change password')}>
      <form {...formProps} className="grid gap-5">
        <HiddenUsernameField />
        <PasswordField label={t('Current password')} autoComplete="current-password" {...field('currentPassword')} />
        <NewPasswordField label={t('New password')} typed={form.watch('newPassword')} {...field('newPassword')} />
        <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
          {t('Change password')}
        </Button>
      </form>
    </CardSection>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { NewPassword } from '#shared/forms/accounts.ts'
import { commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage, HttpError } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signOut } from '../api/session.ts'
import { useCallForm } from '../api/use-call-form.ts'
import { discardLinkToken, linkIncomplete, useLinkToken } from '../features/account/link-page.tsx'
import {
  isCommonPasswordError,
  NewPasswordField,
  rejectCommonPasswords,
} from '../features/account/new-password-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'

const resolver = rejectCommonPasswords(zodResolver(NewPassword), 'password')

export default function ResetPasswordPage() {
  const client = useQueryClient()
  const token = useLinkToken()
  const form = useForm({ resolver, defaultValues: { password: '' } })
  const { field, formProps, isPending, isSuccess, error } = useCallForm(form, {
    send: ({ password }) => call('resetPassword', { token: token ?? '', password }),
    onSuccess: () => {
      discardLinkToken()
      // Every session has ended, including this browser's.
      if (client.getQueryData(currentUser.queryKey)) signOut(client)
    },
    onError: (error, showError) => {
      if (isCommonPasswordError(error)) showError('password', commonPasswordMessage())
    },
  })
  const isLinkBad = token === '' || (error instanceof HttpError && error.status === 400)
  return (
    <Page heading={headingOf('/reset-password')} width="narrow">
      <Card>
        <p role="status" className={isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
          {isSuccess && t('Your new password is set. We signed you out on all devices.')}
        </p>
        {isSuccess ? (
          <ButtonLink href="/auth">{t('Sign In')}</ButtonLink>
        ) : (
          <form {...formProps} className="grid gap-5">
            <NewPasswordField label={t('New password')} typed={form.watch('password')} {...field('password')} />
            <Button type="submit" pending={isPending} disabled={!token} className="justify-self-start">
              {t('Save password')}
            </Button>
            <div role="alert" className="font-semibold text-danger empty:hidden">
              {token === '' && linkIncomplete()}
              {error && !form.formState.errors.password && errorMessage(error)}
            </div>
            {isLinkBad && !form.formState.errors.password && (
              <TextLink standalone href="/forgot-password">
                {t('Get another link')}
              </TextLink>
            )}
          </form>
        )}
      </Card>
    </Page>
  )
}

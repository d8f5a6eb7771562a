import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { NewPassword } from '#shared/forms/accounts.ts'
import { COMMON_PASSWORD, commonPasswordMessage } from '#shared/forms/common-passwords.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage, HttpError } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signOut } from '../api/session.ts'
import { rejectCommonPasswords } from '../features/account/common-password-resolver.ts'
import { discardLinkToken, linkIncomplete, useLinkToken } from '../features/account/link-token.ts'
import { NewPasswordField } from '../features/account/new-password-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'

const resolver = rejectCommonPasswords(zodResolver(NewPassword), 'password')

export default function ResetPasswordPage() {
  const client = useQueryClient()
  const token = useLinkToken()
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: resolver,
    defaultValues: { password: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => call('resetPassword', { token: token ?? '', password }),
    onSuccess: () => {
      discardLinkToken()
      // Every session has ended, including this browser's.
      if (client.getQueryData(currentUser.queryKey)) signOut(client)
    },
    onError: (error) => {
      if (error instanceof HttpError && error.text === COMMON_PASSWORD)
        setError('password', { message: commonPasswordMessage() }, { shouldFocus: true })
    },
  })
  const isLinkBad = token === '' || (reset.isError && reset.error instanceof HttpError && reset.error.status === 400)
  return (
    <Page heading={headingOf('/reset-password')} width="narrow">
      <Card>
        <p role="status" className={reset.isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
          {reset.isSuccess && t('Your new password is set. We signed you out on all devices.')}
        </p>
        {reset.isSuccess ? (
          <ButtonLink href="/auth">{t('Sign In')}</ButtonLink>
        ) : (
          <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="grid gap-5">
            <NewPasswordField
              label={t('New password')}
              typed={watch('password')}
              error={formState.errors.password?.message}
              {...register('password')}
            />
            <Button type="submit" pending={reset.isPending} disabled={!token} className="justify-self-start">
              {t('Save password')}
            </Button>
            <div role="alert" className="font-semibold text-danger empty:hidden">
              {token === '' && linkIncomplete()}
              {reset.isError && !formState.errors.password && errorMessage(reset.error)}
            </div>
            {isLinkBad && !formState.errors.password && (
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

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { NewPassword } from '#shared/forms/accounts.ts'
import { TOO_COMMON } from '#shared/forms/common-passwords.ts'
import { headingOf } from '#shared/pages.ts'
import { call, HttpError, sentence } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signOut } from '../api/session.ts'
import { forgetLinkToken, LINK_NOT_WHOLE, useLinkToken } from '../features/account/link-token.ts'
import { refusingCommon } from '../features/account/new-password.ts'
import { NewPasswordField } from '../features/account/new-password-field.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'

const checks = refusingCommon(zodResolver(NewPassword), 'password')

export default function ResetPasswordPage() {
  const client = useQueryClient()
  const token = useLinkToken()
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: checks,
    defaultValues: { password: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: { password: string }) => call('resetPassword', { token: token ?? '', password }),
    onSuccess: () => {
      forgetLinkToken()
      // Every session has ended, one of this browser's too.
      if (client.getQueryData(currentUser.queryKey)) signOut(client)
    },
    onError: (error) => {
      if (error instanceof HttpError && error.text === TOO_COMMON)
        setError('password', { message: TOO_COMMON }, { shouldFocus: true })
    },
  })
  const isLinkBad = token === '' || (reset.isError && reset.error instanceof HttpError && reset.error.status === 400)
  return (
    <Page heading={headingOf('/reset-password')} width="narrow">
      <Card>
        <p role="status" className={reset.isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
          {reset.isSuccess && 'Your new password is set, and every device is signed out.'}
        </p>
        {reset.isSuccess ? (
          <ButtonLink href="/auth">Sign In</ButtonLink>
        ) : (
          <form noValidate onSubmit={handleSubmit((form) => reset.mutate(form))} className="grid gap-5">
            <NewPasswordField
              label="New Password"
              typed={watch('password')}
              error={formState.errors.password?.message}
              {...register('password')}
            />
            <Button type="submit" pending={reset.isPending} disabled={!token} className="justify-self-start">
              Set Password
            </Button>
            <div role="alert" className="font-semibold text-danger empty:hidden">
              {token === '' && LINK_NOT_WHOLE}
              {reset.isError && !formState.errors.password && sentence(reset.error)}
            </div>
            {isLinkBad && !formState.errors.password && (
              <TextLink alone href="/forgot-password">
                Ask for another link
              </TextLink>
            )}
          </form>
        )}
      </Card>
    </Page>
  )
}

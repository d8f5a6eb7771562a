import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { call, sentence } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signInAddress } from '../api/session.ts'
import { forgetLinkToken, keepLinkToken, LINK_NOT_WHOLE, useWaitingLinkToken } from '../features/account/link-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/**
 * Where the link leads that is sent to a new address. It works in a session of its account alone: a visitor signs in first.
 * A press is asked for, because mail scanners open links too.
 */
export default function ConfirmEmailPage() {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const { data: user } = useQuery(currentUser)
  const token = useWaitingLinkToken()
  const confirm = useMutation({
    mutationFn: () => call('confirmEmail', { token: token ?? '' }),
    onSuccess: () => {
      forgetLinkToken()
      void client.invalidateQueries(currentUser)
    },
  })
  function signInFirst() {
    keepLinkToken(token ?? '')
    navigate(signInAddress(path))
  }
  return (
    <Page
      heading={headingOf('/confirm-email')}
      intro={
        user || confirm.isSuccess
          ? 'Press the button, and the address this link was sent to is your account’s.'
          : 'Sign in to the account that gave this address. Then you can confirm it here.'
      }
      width="medium"
    >
      <p role="status" className={confirm.isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
        {confirm.isSuccess && 'Your email address is confirmed.'}
      </p>
      <p role="alert" className="font-semibold text-danger not-empty:mb-6">
        {token === '' && !confirm.isSuccess && LINK_NOT_WHOLE}
        {confirm.isError && sentence(confirm.error)}
      </p>
      {confirm.isSuccess ? (
        <ButtonLink href="/profile">Your Profile</ButtonLink>
      ) : user ? (
        <Button pending={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
          Confirm
        </Button>
      ) : (
        <Button disabled={!token} onClick={signInFirst}>
          Sign In
        </Button>
      )}
    </Page>
  )
}

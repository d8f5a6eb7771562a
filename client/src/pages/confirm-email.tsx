import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { signInUrl } from '../api/session.ts'
import {
  discardLinkToken,
  LINK_INCOMPLETE,
  storeLinkToken,
  useStoredLinkToken,
} from '../features/account/link-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LinkPage } from '../ui/link-page.tsx'

/** Target of the link sent to a new address; works only in a session of its account. */
export default function ConfirmEmailPage() {
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const { data: user } = useQuery(currentUser)
  const token = useStoredLinkToken()
  const confirm = useMutation({
    mutationFn: () => call('confirmEmail', { token: token ?? '' }),
    onSuccess: () => {
      discardLinkToken()
      void client.invalidateQueries(currentUser)
    },
  })
  function goToSignIn() {
    storeLinkToken(token ?? '')
    navigate(signInUrl(path))
  }
  return (
    <LinkPage
      heading={headingOf('/confirm-email')}
      intro={
        user || confirm.isSuccess
          ? 'Press the button, and the address this link was sent to is your account’s.'
          : 'Sign in to the account that gave this address. Then you can confirm it here.'
      }
      isDone={confirm.isSuccess}
      problem={confirm.isError ? errorMessage(confirm.error) : token === '' && LINK_INCOMPLETE}
      button={
        user ? (
          <Button pending={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
            Confirm
          </Button>
        ) : (
          <Button disabled={!token} onClick={goToSignIn}>
            Sign In
          </Button>
        )
      }
      done="Your email address is confirmed."
      next={<ButtonLink href="/profile">Your Profile</ButtonLink>}
    />
  )
}

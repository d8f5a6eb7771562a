import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { LinkPage } from '../features/account/link-page.tsx'
import { useLinkToken } from '../features/account/link-token.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Target of the link in the email to the old address; needs no sign-in. */
export default function CancelEmailChangePage() {
  const client = useQueryClient()
  const token = useLinkToken()
  async function cancel() {
    await call('cancelEmailChangeByLink', { token: token ?? '' })
    if (client.getQueryData(currentUser.queryKey)) void client.invalidateQueries(currentUser)
  }
  return (
    <LinkPage
      path="/cancel-email-change"
      intro="Press the button, and your account keeps the email address it has."
      token={token}
      action="Cancel change"
      act={cancel}
      done="The change is cancelled. Your account keeps its email address."
    >
      <p className="mb-6">
        Did somebody else ask for the change? They may be signed in to your account. A new password signs them out.
      </p>
      <ButtonLink href="/forgot-password">Get a New Password</ButtonLink>
    </LinkPage>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { discardLinkToken, LINK_INCOMPLETE, useLinkToken } from '../features/account/link-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { LinkPage } from '../ui/link-page.tsx'

/** Target of the link in the email to the old address; needs no sign-in. */
export default function CancelEmailChangePage() {
  const client = useQueryClient()
  const token = useLinkToken()
  const cancel = useMutation({
    mutationFn: () => call('cancelEmailChangeByLink', { token: token ?? '' }),
    onSuccess: () => {
      discardLinkToken()
      if (client.getQueryData(currentUser.queryKey)) void client.invalidateQueries(currentUser)
    },
  })
  return (
    <LinkPage
      heading={headingOf('/cancel-email-change')}
      intro="Press the button, and your account keeps the email address it has."
      isDone={cancel.isSuccess}
      problem={cancel.isError ? errorMessage(cancel.error) : token === '' && LINK_INCOMPLETE}
      button={
        <Button pending={cancel.isPending} disabled={!token} onClick={() => cancel.mutate()}>
          Cancel change
        </Button>
      }
      done="The change is cancelled. Your account keeps its email address."
      next={
        <>
          <p className="mb-6">
            Did somebody else ask for the change? They may be signed in to your account. A new password signs them out.
          </p>
          <ButtonLink href="/forgot-password">Get a New Password</ButtonLink>
        </>
      }
    />
  )
}

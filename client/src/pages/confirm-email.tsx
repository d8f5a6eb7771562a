import { useMutation, useQueryClient } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { call, sentence } from '../api/call.ts'
import { currentUser } from '../api/queries.ts'
import { forgetLinkToken, LINK_NOT_WHOLE, useLinkToken } from '../features/account/link-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Where the link leads that is sent to a new address. A press is asked for, because mail scanners open links too. */
export default function ConfirmEmailPage() {
  const client = useQueryClient()
  const token = useLinkToken()
  const confirm = useMutation({
    mutationFn: () => call('confirmEmail', { token: token ?? '' }),
    onSuccess: () => {
      forgetLinkToken()
      if (client.getQueryData(currentUser.queryKey)) void client.invalidateQueries(currentUser)
    },
  })
  return (
    <Page
      heading={headingOf('/confirm-email')}
      intro="Press the button, and the address this link was sent to is your account’s."
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
      ) : (
        <Button pending={confirm.isPending} disabled={!token} onClick={() => confirm.mutate()}>
          Confirm
        </Button>
      )}
    </Page>
  )
}

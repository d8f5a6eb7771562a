import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { call, sentence } from '../api/call.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

const purposes = {
  confirm: {
    endpoint: 'confirmSubscription',
    heading: headingOf('/newsletter/confirm'),
    intro: 'Press the button, and our newsletter comes to the address this link was sent to.',
    button: 'Confirm',
    done: 'Your subscription is confirmed. Thank you for reading along.',
  },
  unsubscribe: {
    endpoint: 'unsubscribe',
    heading: headingOf('/newsletter/unsubscribe'),
    intro: 'Press the button, and we send no more newsletters to the address this link was sent to.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. No more newsletters will be sent to you.',
  },
} as const

export const ConfirmPage = () => <LinkPage purpose="confirm" />
export const UnsubscribePage = () => <LinkPage purpose="unsubscribe" />

/** Where a link in our mails leads. A press is asked for, because mail scanners open links too. */
function LinkPage({ purpose }: { purpose: keyof typeof purposes }) {
  const { endpoint, heading, intro, button, done } = purposes[purpose]
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const act = useMutation({ mutationFn: () => call(endpoint, { token }) })
  return (
    <Page heading={heading} intro={intro} width="medium">
      <p role="status" className={act.isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
        {act.isSuccess && done}
      </p>
      <p role="alert" className={act.isError ? 'mb-6 font-semibold text-danger' : undefined}>
        {act.isError && sentence(act.error)}
      </p>
      {act.isSuccess ? (
        <ButtonLink href="/">Return to Home</ButtonLink>
      ) : (
        <Button pending={act.isPending} onClick={() => act.mutate()}>
          {button}
        </Button>
      )}
    </Page>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage } from '../api/call.ts'
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

/** Asks for a press, because mail scanners open links. */
function LinkPage({ purpose }: { purpose: keyof typeof purposes }) {
  const { endpoint, heading, intro, button, done } = purposes[purpose]
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const submit = useMutation({ mutationFn: () => call(endpoint, { token }) })
  return (
    <Page heading={heading} intro={intro} width="medium">
      <p role="status" className={submit.isSuccess ? 'mb-6 text-lg font-semibold text-savings' : undefined}>
        {submit.isSuccess && done}
      </p>
      <p role="alert" className={submit.isError ? 'mb-6 font-semibold text-danger' : undefined}>
        {submit.isError && errorMessage(submit.error)}
      </p>
      {submit.isSuccess ? (
        <ButtonLink href="/">Return to Home</ButtonLink>
      ) : (
        <Button pending={submit.isPending} onClick={() => submit.mutate()}>
          {button}
        </Button>
      )}
    </Page>
  )
}

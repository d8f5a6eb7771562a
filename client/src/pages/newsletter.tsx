import { useSearch } from 'wouter'
import { headingOf } from '#shared/pages.ts'
import { call } from '../api/call.ts'
import { LinkPage } from '../features/account/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

const purposes = {
  confirm: {
    endpoint: 'confirmSubscription',
    heading: headingOf('/newsletter/confirm'),
    intro: 'Press the button, and our newsletter comes to the address this link was sent to.',
    action: 'Confirm',
    done: 'Your subscription is confirmed. Thank you for reading along.',
  },
  unsubscribe: {
    endpoint: 'unsubscribe',
    heading: headingOf('/newsletter/unsubscribe'),
    intro: 'Press the button, and we send no more newsletters to the address this link was sent to.',
    action: 'Unsubscribe',
    done: 'You are unsubscribed. No more newsletters will be sent to you.',
  },
} as const

export const ConfirmPage = () => <NewsletterPage purpose="confirm" />
export const UnsubscribePage = () => <NewsletterPage purpose="unsubscribe" />

function NewsletterPage({ purpose }: { purpose: keyof typeof purposes }) {
  const { endpoint, ...page } = purposes[purpose]
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <LinkPage {...page} act={() => call(endpoint, { token })}>
      <ButtonLink href="/">Return to Home</ButtonLink>
    </LinkPage>
  )
}

import { useSearch } from 'wouter'
import { call } from '../api/call.ts'
import { LinkPage } from '../features/account/link-page.tsx'

export default function ConfirmSubscriptionPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <LinkPage
      path="/newsletter/confirm"
      intro="Press the button, and our newsletter comes to the address this link was sent to."
      action="Confirm"
      act={() => call('confirmSubscription', { token })}
      done="Your subscription is confirmed. Thank you for reading along."
    />
  )
}

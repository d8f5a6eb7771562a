import { headingOf } from '#shared/pages.ts'
import { SubscriptionLinkPage } from '../features/newsletter/subscription-link-page.tsx'

export default function ConfirmSubscriptionPage() {
  return (
    <SubscriptionLinkPage
      endpoint="confirmSubscription"
      heading={headingOf('/newsletter/confirm')}
      intro="Press the button, and our newsletter comes to the address this link was sent to."
      button="Confirm"
      done="Your subscription is confirmed. Thank you for reading along."
    />
  )
}

import { headingOf } from '#shared/pages.ts'
import { SubscriptionLinkPage } from '../features/newsletter/subscription-link-page.tsx'

export default function UnsubscribePage() {
  return (
    <SubscriptionLinkPage
      endpoint="unsubscribe"
      heading={headingOf('/newsletter/unsubscribe')}
      intro="Press the button, and we send no more newsletters to the address this link was sent to."
      button="Unsubscribe"
      done="You are unsubscribed. No more newsletters will be sent to you."
    />
  )
}

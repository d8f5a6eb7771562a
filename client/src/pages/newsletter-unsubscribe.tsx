import { useSearch } from 'wouter'
import { call } from '../api/call.ts'
import { LinkPage } from '../features/account/link-page.tsx'

export default function UnsubscribePage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <LinkPage
      path="/newsletter/unsubscribe"
      intro="Press the button, and we send no more newsletters to the address this link was sent to."
      action="Unsubscribe"
      act={() => call('unsubscribe', { token })}
      done="You are unsubscribed. No more newsletters will be sent to you."
    />
  )
}
